import { z } from "zod";
import data from "@/data/vocabulary/refusal-cues.json" with { type: "json" };
import signs from "@/data/vocabulary/signs-of-illness.json" with { type: "json" };
import { NUMBER_PATTERN } from "@/lib/core/number-words";
import { Words } from "@/lib/restaurants/vocabulary/word-table";

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
  /** What sounds like a refusal and is none: "can't get enough", and what bounds a measure: "no more than $40". */
  notRefusal: Cues,
  /** What bounds the measure right after it, in any language: "no more than", "nicht mehr als". */
  bounds: Cues,
  /** Verbs of liking, right before what somebody likes. */
  liking: Cues,
  /** Signs that what is named in the same clause is wanted. */
  wanted: Cues,
});
export type RefusalCues = z.infer<typeof RefusalCues>;

/**
 * The shape of data/vocabulary/signs-of-illness.json: folded expressions that a body reacts badly to a food, or that health
 * forbids it, by language; collected by somebody who had seen neither the rules nor any prompt.
 */
const SignsOfIllness = z.intersection(z.object({ english: Words }), z.record(z.string(), Words));

/** What stands after a bound: a sum, a number, or one hour, mile or block. */
const MEASURE = `(?= (?:about |around |like |say |unos |unas |las |los |etwa |circa |environ )?(?:\\$|(?:${NUMBER_PATTERN})\\b|\\d|half|an? (?:hour|half|mile|minute|block|person|head|couple|dozen|few)|noon|midnight))`;

let parsed: RefusalCues | undefined;

export function refusalCues(): RefusalCues {
  if (parsed) return parsed;
  const { english, ...others } = SignsOfIllness.parse(signs);
  const foreign = Object.values(others).flat();
  const inOtherLanguages = [
    ...data.healthInOtherLanguages,
    ...foreign.filter((sign) => !IS_SPACED.test(sign)),
    `\\b(?:${foreign.filter((sign) => IS_SPACED.test(sign)).join("|")})\\b`,
  ];
  parsed = RefusalCues.parse({
    ...data,
    notRefusal: [...data.notRefusal, `(?:${data.bounds.join("|")})${MEASURE}`],
    health: [...data.health, ...english],
    healthInOtherLanguages: inOtherLanguages,
  });
  return parsed;
}

/** Whether a sign is in a script in which the borders of words can be told. */
const IS_SPACED = /^[a-z0-9 ]+$/;
