import { z } from "zod";
import { normalizePhone, normalizeWebsite } from "@/lib/core/contact";
import { plainText } from "@/lib/core/plain-text";
import { SOME_CORRECTION } from "./some-field";

const TEXT_MAX = 200;

const line = (field: string) =>
  z
    .string({ error: `Write the ${field} as text.` })
    .transform((text) => plainText(text).replace(/\s+/g, " ").trim())
    .refine((text) => text.length <= TEXT_MAX, `That ${field} is too long: ${TEXT_MAX} characters at most.`);

const requiredLine = (field: string) => line(field).refine((text) => text !== "", `The ${field} is missing.`);

/** An empty text means that the place has none. */
const normalized = (field: string, normalize: (text: string) => string | null, problem: string) =>
  z.union([line(field), z.null()], { error: `Write the ${field} as text.` }).transform((text, context) => {
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
    "phone number",
    normalizePhone,
    "That doesn't look like a phone number. Try one like (415) 555-0134.",
  ).optional(),
  website: normalized(
    "website",
    normalizeWebsite,
    "That doesn't look like a website. It begins with http or https.",
  ).optional(),
  /** False closes the place for good; true reverts an editor's closing, so that sources decide again. */
  isOpen: z.boolean({ error: "Say whether the place is open." }).optional(),
});
export type Correction = z.infer<typeof Correction>;

export const CorrectRestaurantInput = Correction.refine(...SOME_CORRECTION);
