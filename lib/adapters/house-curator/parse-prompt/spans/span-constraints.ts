import { isAgainst, type SpanType } from "@/lib/contracts/reading";
import type { Constraint, GuideInput } from "@/lib/contracts/stages";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import { foldWords, isCuisine } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { IN_AND_OUT, isShortTime } from "../constraints/haste";
import { asksWhereCooksEat, WHERE_COOKS_EAT } from "../constraints/where-cooks-eat";
import { areEaters } from "../mentions/liking";
import { isNamedSomewhere } from "../places/known-places";
import { ownRegion } from "../places/other-location";
import { COMMON_WORDS } from "../words/common-words";
import { isFillerElsewhere } from "../words/detect-languages";
import { BARE_NUMBER, RESTAURANT, STEPS } from "../words/empty-words";
import { foodNamed } from "../words/food-named";
import { isFrequentWord } from "../words/frequent-words";
import { FUNCTION_WORDS } from "../words/function-words";
import type { LinkedSpan } from "./apply-spans";
import { missingStart } from "./join-readings";

/** Below these, it isn't clear what is meant, or which way. */
const TYPE_CONFIDENCE_MIN = 0.4;
const ROLE_CONFIDENCE_MIN = 0.6;
const WORDS_MAX = 6;
/** A single letter, or a character of a script without spaces, names nothing. */
const WORDS_LENGTH_MIN = 2;
/** From this confidence in its type on, one of the commonest words is a food that the vocabulary lacks. */
const SURE_OF_FOOD = 0.9;

const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient", "allergen"];
/** Notes and dishes of a place may hold the very words. */
const TOLD_IN_NOTES: readonly SpanType[] = ["vibe", "feature", "quality", "age", "access", "occasion", "meal"];

/** Words that say too little to be looked for: "great", "evening". */
const FILLERS: ReadonlySet<string> = new Set(Object.values(FUNCTION_WORDS).flat());

/** No diet: whoever drinks nothing asks nothing of the kitchen. */
export const DRINKS_NOTHING =
  /^(?:(?:i|she|he|they|we|who) )?(?:(?:doesn ?t|don ?t|does not|do not|not|never|no longer|is not|isn ?t|am not|are not) (?:really )?drink(?:s|ing|ers?)?(?: (?:alcohol|anymore|any more|at all))?|non drink(?:er|ers|ing)|sober|teetotal(?:er|ers|ler|lers)?)$/;

/** How far and how steep it is on foot is no note's to tell. */
export const isWalk = ({ type }: Pick<ReadSpan, "type">, words: string, prompt: string): boolean =>
  type === "access" && WALK.test(words) && HARD_TO_WALK.test(prompt);

const WALK =
  /^(?=.*\b(?:walk|walks|walking|hills?|uphill|steep|climbs?|climbing|far|up a|knees?|hips?|bad|short)\b)(?:(?:too|not|no|so|very|far|long|short|an?|to|or|up|the|and|steep|walk|walks|walking|hills?|uphill|climbs?|climbing|my|her|his|knees?|hips?|bad|is)(?: |$))+$/;
const HARD_TO_WALK =
  /\b(?:hills?|uphill|steep|knees?|hips?|(?:ca|wo)n['’]?t (?:really )?walk|cannot walk|(?:not|isn['’]?t)(?: too| so| very)? far to walk|walk (?:too |very |that )?far|walks? (?:slow|with))\b/i;

export const isUnclear = ({ typeConfidence, roleConfidence }: ReadSpan): boolean =>
  typeConfidence < TYPE_CONFIDENCE_MIN || roleConfidence < ROLE_CONFIDENCE_MIN;

/**
 * The constraint of a span that the vocabulary doesn't know: its own words, looked for in what is known of a place. Null
 * where no words could tell (a time, a sum), or where it isn't clear what is meant and nobody would be hurt by it.
 */
export function spanConstraint({ span, mentions }: LinkedSpan, { prompt, city }: GuideInput): Constraint | null {
  const words = wordsOf(span, prompt);
  if (mentions.length > 0 || span.role === "background" || [...words].length < WORDS_LENGTH_MIN) return null;
  // In "alérgica a los frutos secos", the model takes "los" for a food of its own.
  if (isFillerElsewhere(words, prompt)) return null;
  if (!isAgainst(span.role) && asksWhereCooksEat(span, prompt))
    return toConstraint("keyword", WHERE_COOKS_EAT, { isNegated: false, isHard: false });
  // No place is known to keep a diet that the vocabulary doesn't know: it is told, never required.
  if (span.type === "diet") {
    return span.role === "avoid" || DRINKS_NOTHING.test(words) || /\d/.test(words) || FILLERS.has(words)
      ? null
      : toConstraint("diet", words, { isNegated: false, isHard: false });
  }
  if (isWalk(span, words, prompt)) return null;
  const isFood = FOODS.includes(span.type);
  const kept = isAgainst(span.role) ? foodNamed(prompt.slice(span.start, span.end), city) : null;
  if (kept && (isFood || span.type === "quality")) {
    const field = isCuisine(kept) ? "cuisine" : "dish";
    return toConstraint(field, kept, { isNegated: true, isHard: true, isDanger: span.role === "danger" });
  }
  // The rest of "doesn't" is no food.
  if (isFood && span.type !== "allergen" && isCutOff(span, prompt)) return null;
  // Kept out by a word that no place names, it would be ticked at every place.
  if (isFood && span.role === "avoid" && !isNamedSomewhere(words)) return null;
  if (isFood && isAgainst(span.role)) {
    return toConstraint("dish", words, { isNegated: true, isHard: true, isDanger: span.role === "danger" });
  }
  if (
    isUnclear(span) ||
    isAgainst(span.role) ||
    BARE_NUMBER.test(words) ||
    STEPS.has(words) ||
    isShortTime(words) ||
    DURATION.test(words) ||
    RESTAURANT.test(words) ||
    IN_AND_OUT.test(words) ||
    areEaters(words)
  )
    return null;
  if (isCutOff(span, prompt)) return null;
  if (words.split(" ").every((word) => COMMON_WORDS.has(word) || FILLERS.has(word))) return null;
  if (isFrequentWord(words) && !(isFood && span.typeConfidence >= SURE_OF_FOOD)) return null;
  // "The bay's best": where, and no quality.
  if (!isFood && ownRegion(`the ${words}`, city)) return null;
  if (isFood || TOLD_IN_NOTES.includes(span.type)) {
    return toConstraint("keyword", words, { isNegated: false, isHard: false });
  }
  return null;
}

/** How long somebody stays. */
const DURATION = /^(?:(?:an?|one|two|three|four|\d+)(?: and a half)? )?(?:hours?|hrs?)$/;

/** Without its beginning, "isn't quiet" says the opposite: "'t quiet". */
const isCutOff = ({ start, end }: ReadSpan, prompt: string): boolean =>
  missingStart(prompt.slice(start, end), prompt.slice(0, start)) !== "";

type Way = Pick<Constraint, "isNegated" | "isHard" | "isDanger">;

function toConstraint(field: Constraint["field"], words: string, { isDanger = false, ...way }: Way): Constraint {
  const values = [words];
  return {
    field,
    values,
    ...way,
    ...(isDanger && { isDanger }),
    label: describeConstraint({ field, values, isNegated: way.isNegated }),
  };
}

/** The span in lower case, without what stands around its words; empty if it is too long to be looked for. */
function wordsOf({ start, end }: ReadSpan, prompt: string): string {
  const words = foldWords(prompt.slice(start, end)).split(" ").filter(Boolean);
  return words.length > WORDS_MAX ? "" : words.join(" ");
}
