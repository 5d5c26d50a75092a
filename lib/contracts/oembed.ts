import { z } from "zod";

const pixels = (name: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, `${name} must be a whole number of pixels.`)
    .describe("In pixels.")
    .transform(Number)
    .optional();

/** What a site asks for that shows a link to a guide (https://oembed.com). */
export const OembedQuery = z.object({
  url: z.string({ error: "url must be the address of a guide." }).max(2_000, "url is too long."),
  maxwidth: pixels("maxwidth"),
  maxheight: pixels("maxheight"),
  format: z.enum(["json", "xml"], { error: "format must be json." }).default("json"),
});
export type OembedQuery = z.infer<typeof OembedQuery>;

export const OembedResponse = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds. */
  cache_age: z.number().int(),
  html: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Absent where it would be larger than was asked for. */
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
});
export type OembedResponse = z.infer<typeof OembedResponse>;
