import { z } from "zod";
import { normalizePhone, normalizeWebsite } from "@/lib/core/contact";
import { plainText } from "@/lib/core/plain-text";
import { SOME_CORRECTION } from "./some-field";

const TEXT_MAX = 200;

const line = (field: string) =>
  z
    .string({ error: `${field} must be text.` })
    .transform((text) => plainText(text).replace(/\s+/g, " ").trim())
    .refine((text) => text.length <= TEXT_MAX, `${field} must have at most ${TEXT_MAX} characters.`);

const requiredLine = (field: string) => line(field).refine((text) => text !== "", `${field} must not be empty.`);

/** An empty text means that the place has none. */
const normalized = (field: string, normalize: (text: string) => string | null, problem: string) =>
  z.union([line(field), z.null()], { error: `${field} must be text.` }).transform((text, context) => {
    if (text === null || text === "") return null;
    const value = normalize(text);
    if (value === null) context.addIssue({ code: "custom", message: problem });
    return value;
  });

/** An editor's corrections of a place. A field that is left out keeps following its sources. */
export const Correction = z.object({
  name: requiredLine("name").optional(),
  address: requiredLine("address").optional(),
  phoneNumber: normalized(
    "phoneNumber",
    normalizePhone,
    "phoneNumber must be a phone number, like (415) 555-0134.",
  ).optional(),
  website: normalized("website", normalizeWebsite, "website must be an http or https address.").optional(),
  /** False closes the place for good; true reverts an editor's closing, so that sources decide again. */
  isOpen: z.boolean({ error: "isOpen must be true or false." }).optional(),
});
export type Correction = z.infer<typeof Correction>;

export const CorrectRestaurantInput = Correction.refine(...SOME_CORRECTION);
