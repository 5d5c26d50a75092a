import { z } from "zod";
import data from "@/data/vocabulary/dangers.json" with { type: "json" };
import { foldWords } from "./fold";

/** Where a food that makes people ill usually is, beyond the words with which a menu names it. */
const HiddenIn = z.strictObject({
  words: z.array(z.string().min(1)),
  /** Cuisines whose kitchens can hardly do without it. */
  cuisines: z.array(z.string().min(1)),
  /** What else people call it who must keep away from it: "anything raw". */
  names: z.array(z.string().min(1)).optional(),
  /** Refused for taste as often: it is looked for only where it is called dangerous. */
  isOftenTaste: z.boolean().optional(),
});
type HiddenIn = z.infer<typeof HiddenIn>;

/** The shape of data/vocabulary/dangers.json: by the name of an ingredient, a dish or a kind of food. */
export const Dangers = z.record(z.string(), HiddenIn);

const NOWHERE: HiddenIn = { words: [], cuisines: [] };
let parsed: z.infer<typeof Dangers> | undefined;

export function hiddenIn(food: string): HiddenIn {
  const dangers = knownDangers();
  return dangers[dangerNamed(food) ?? food] ?? NOWHERE;
}

/** The kind of food that people mean by one of its names. */
export function dangerNamed(words: string): string | null {
  const folded = foldWords(words);
  return Object.entries(knownDangers()).find(([, { names }]) => names?.includes(folded))?.[0] ?? null;
}

function knownDangers(): z.infer<typeof Dangers> {
  parsed ??= Dangers.parse(data);
  return parsed;
}
