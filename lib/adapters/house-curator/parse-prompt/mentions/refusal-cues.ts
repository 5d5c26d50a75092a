import { z } from "zod";
import data from "@/data/vocabulary/refusal-cues.json" with { type: "json" };

/** Sources of regular expressions over folded words, each of which stands for whole words. */
const Cues = z
  .array(z.string().min(1))
  .min(1)
  .transform((sources) => new RegExp(`\\b(?:${sources.join("|")})\\b`, "g"));

/** Parts of words, for scripts that put no space between them. */
const Fragments = z
  .array(z.string().min(1))
  .min(1)
  .transform((parts) => new RegExp(parts.join("|"), "g"));

/** The shape of data/vocabulary/refusal-cues.json. */
export const RefusalCues = z.strictObject({
  /** What stands before the thing that is refused: "hard pass on". */
  before: Cues,
  /** What stands after it: "is out". */
  after: Cues,
  /** Signs that something would make somebody ill, wherever they stand in the sentence. */
  danger: Cues,
  /** Signs that somebody's health is spoken of: bodies, illnesses, medicines, and who prescribes them. */
  health: Cues,
  /** The same, and dangers, in other languages, in folded letters. */
  healthInOtherLanguages: Fragments,
  /** What sounds like a danger and is none: "to die for". */
  notDanger: Cues,
  /** Words that deny or refuse something in their clause, if it isn't clear what. */
  negation: Cues,
  /** Signs that somebody abstains from something for a while, or by faith. */
  abstinence: Cues,
  /** What sounds like a refusal and is none: "can't get enough". */
  notRefusal: Cues,
  /** Signs that what is named in the same clause is wanted. */
  wanted: Cues,
});
export type RefusalCues = z.infer<typeof RefusalCues>;

let parsed: RefusalCues | undefined;

export function refusalCues(): RefusalCues {
  parsed ??= RefusalCues.parse(data);
  return parsed;
}
