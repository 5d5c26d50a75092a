import { z } from "zod";
import data from "@/data/vocabulary/dangers.json" with { type: "json" };

/** Where a food that makes people ill usually is, beyond the words with which a menu names it. */
const HiddenIn = z.strictObject({
  words: z.array(z.string().min(1)),
  /** Cuisines whose kitchens can hardly do without it. */
  cuisines: z.array(z.string().min(1)),
});
type HiddenIn = z.infer<typeof HiddenIn>;

/** The shape of data/vocabulary/dangers.json: by the name of an ingredient. */
export const Dangers = z.record(z.string(), HiddenIn);

const NOWHERE: HiddenIn = { words: [], cuisines: [] };
let parsed: z.infer<typeof Dangers> | undefined;

export function hiddenIn(ingredient: string): HiddenIn {
  parsed ??= Dangers.parse(data);
  return parsed[ingredient] ?? NOWHERE;
}
