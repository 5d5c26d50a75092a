import { z } from "zod";
import { COMPOSITION_COUNT } from "@/lib/core/cover/random";

/** The query of a cover's URL. Any text draws a picture, so parsing never fails. */
export const CoverQuery = z.object({
  cuisine: z.string().max(100).catch(""),
  city: z.string().max(100).catch(""),
  shape: z.enum(["wide", "square"]).catch("wide"),
  drawing: z.string().max(100).catch(""),
  /** Only in URLs of emails that were sent before there were drawings. */
  composition: z.coerce
    .number()
    .int()
    .min(0)
    .max(COMPOSITION_COUNT - 1)
    .optional()
    .catch(undefined),
});
