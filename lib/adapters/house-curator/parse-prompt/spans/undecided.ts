import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { refusalCues } from "../mentions/refusal-cues";
import { partsOf, SENTENCES, startsIn } from "./prompt-parts";

/** Folded: says that somebody hasn't chosen between what follows. */
const UNDECIDED =
  /\b(?:torn|undecided|indecisive|waver\w*|waffling|debating|toss ?up|coin (?:flip|toss)|(?:can ?no?t|couldn ?t|could not|can ?t) (?:\w+ )?(?:decide|choose|pick|agree|settle|make up (?:my|our|his|her|their) minds?)|(?:help \w+ |trying to |have to |got to )(?:decide|choose|pick)|(?:choose|choosing|pick|picking|deciding|decide|split|choice) between)\b/;
const VERSUS = /\b(?:vs\.?|versus) (?:an? |the |some |more )?$/i;

/**
 * Whether somebody hasn't chosen yet between a food and another: "torn between Mexican and Thai", "burgers vs. pizza". It is
 * wanted as the other is, whatever the model makes of it.
 */
export function isUndecided(span: ReadSpan, prompt: string): boolean {
  if (VERSUS.test(prompt.slice(0, span.start))) return true;
  const sentence = partsOf(prompt, SENTENCES).find((part) => startsIn(span, part));
  const before = foldWords(prompt.slice(sentence?.start ?? 0, span.start));
  const found = UNDECIDED.exec(before);
  if (!found) return false;
  const between = before.slice(found.index + found[0].length);
  const { before: cues, negation } = refusalCues();
  return !/\bbut\b/.test(between) && between.match(negation) === null && between.match(cues) === null;
}
