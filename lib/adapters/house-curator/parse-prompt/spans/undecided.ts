import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { refusalCues } from "../mentions/refusal-cues";
import { partsOf, SENTENCES, startsIn } from "./prompt-parts";

/** Folded: says that somebody hasn't chosen between what follows. */
const UNDECIDED =
  /\b(?:torn|undecided|indecisive|waver\w*|waffling|debating|toss ?up|coin (?:flip|toss)|(?:can ?no?t|couldn ?t|could not|can ?t) (?:\w+ )?(?:decide|choose|pick|agree|settle|make up (?:my|our|his|her|their) minds?)|(?:help \w+ |trying to |have to |got to )(?:decide|choose|pick)|(?:choose|choosing|pick|picking|deciding|decide|split|choice) between)\b/;
const VERSUS = /\b(?:vs\.?|versus) (?:an? |the |some |more )?$/i;

/** Folded, after it: what is chosen between follows. */
const OPENS_CHOICE = /\bbetween$|^(?: \w+){0,3}? (?:between|whether|if)\b/;
/** Folded, between it and a food: what somebody can't have, and no choice. "Can't pick anything with peanuts", "can't agree with dairy". */
const NO_CHOICE =
  /^ (?:\w+ )?(?:with|after|over|around)\b|\b(?:any ?thing|any|something|dish|dishes|foods?|meals?|things?|stuff|plates?|items?)(?: \w+)? (?:with|has|have|containing|contains?|made|that|which|of|without)\b/;
/** Between two foods of a choice. */
const JOINED = /^(?:\s|[,/:&+-]|\b(?:or|and|vs|versus|maybe|perhaps|either|an?|the|some|more|for)\b\.?)*$/i;
const JOINS = /[,/&+]|\b(?:or|and|vs|versus)\b/i;

type Surroundings = {
  /** The other foods of the prompt. */
  others: readonly Pick<ReadSpan, "start" | "end">[];
  /** Whether the prompt speaks of anybody's health. */
  isOnHealth: boolean;
};

/**
 * Whether somebody hasn't chosen yet between a food and another: "torn between Mexican and Thai", "burgers vs. pizza". It is
 * wanted as the other is, whatever the model makes of it. One food alone is no choice, and who can't pick it may not eat it.
 */
export function isUndecided(span: ReadSpan, prompt: string, { others, isOnHealth }: Surroundings): boolean {
  if (VERSUS.test(prompt.slice(0, span.start))) return !isOnHealth;
  const sentence = partsOf(prompt, SENTENCES).find((part) => startsIn(span, part));
  const before = foldWords(prompt.slice(sentence?.start ?? 0, span.start));
  const found = UNDECIDED.exec(before);
  if (!found) return false;
  const between = before.slice(found.index + found[0].length);
  const { before: cues, negation } = refusalCues();
  if (/\bbut\b/.test(between) || between.match(negation) !== null || between.match(cues) !== null) return false;
  if (NO_CHOICE.test(between)) return false;
  if (OPENS_CHOICE.test(found[0]) || OPENS_CHOICE.test(between)) return true;
  return !isOnHealth && others.some((other) => areJoined(span, other, prompt));
}

/** "Tacos or pizza", "sushi, maybe Thai". */
function areJoined(a: Pick<ReadSpan, "start" | "end">, b: Pick<ReadSpan, "start" | "end">, prompt: string): boolean {
  const gap = a.end <= b.start ? prompt.slice(a.end, b.start) : prompt.slice(b.end, a.start);
  return JOINED.test(gap) && JOINS.test(gap);
}
