import { z } from "zod";
import { oneLine } from "@/lib/core/plain-text";
import { GuideSummary } from "./guide";
import { SOME_CHANGE } from "./some-field";

/** Lengths of a title that its author gives, in characters. */
const OWN_TITLE_MIN = 3;
export const OWN_TITLE_MAX = 120;
export const OWN_TITLE_LENGTH = `A title has ${OWN_TITLE_MIN} to ${OWN_TITLE_MAX} characters.`;
export const OWN_GUIDES_PAGE_SIZE = 24;

export const ChangeOwnGuideInput = z
  .object({
    name: z
      .string({ error: OWN_TITLE_LENGTH })
      .transform(oneLine)
      .pipe(z.string().min(OWN_TITLE_MIN, OWN_TITLE_LENGTH).max(OWN_TITLE_MAX, OWN_TITLE_LENGTH))
      .optional(),
    isListed: z.boolean({ error: "Say with true or false whether the guide is listed." }).optional(),
  })
  .refine(...SOME_CHANGE);
export type ChangeOwnGuideInput = z.output<typeof ChangeOwnGuideInput>;

/** A guide in the list of its author. */
export const OwnGuide = GuideSummary.pick({ id: true, name: true, city: true, createdAt: true }).extend({
  /** What was asked for, as it was typed. */
  prompt: z.string(),
  isUnlisted: z.boolean(),
  /** Why it is the editors' now, and no longer its author's to change; null for most. */
  keptAs: z.enum(["email", "featured"]).nullable(),
});
export type OwnGuide = z.infer<typeof OwnGuide>;

export type OwnGuides = { guides: OwnGuide[]; page: number; pageCount: number };
