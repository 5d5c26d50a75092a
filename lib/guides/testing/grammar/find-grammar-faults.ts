import { findAgreementFaults } from "./agreement-faults";
import { findArticleFaults } from "./article-faults";
import { findClauseFaults } from "./clause-faults";
import { findCountFaults } from "./count-faults";
import type { GrammarFault } from "./grammar-fault";
import type { GrammarNames } from "./grammar-names";
import { hasMainVerb } from "./has-finite-verb";
import { findPlaceFaults } from "./place-faults";
import { findPronounFaults } from "./pronoun-faults";
import { readTokens } from "./read-tokens";
import { findSurfaceFaults } from "./surface-faults";

/** What is wrong with a sentence's English: a rule's name and the words it is about. Empty where nothing is found. */
export function findGrammarFaults(text: string, names: GrammarNames): GrammarFault[] {
  const tokens = readTokens(text, names);
  // "Two restaurants on one staircase: a set dinner below, a café above" is a list, not half a sentence.
  const isVerbless = !text.includes(":") && !hasMainVerb(tokens);
  const faults = [
    ...findSurfaceFaults(text, names),
    ...findArticleFaults(text),
    ...findPlaceFaults(text, tokens),
    ...findAgreementFaults(tokens),
    ...findClauseFaults(tokens),
    ...findCountFaults(tokens),
    ...findPronounFaults(text, tokens),
    ...(isVerbless ? [{ rule: "no finite verb", words: `${text.split(" ").slice(0, 4).join(" ")} …` }] : []),
  ];
  return [...new Map(faults.map((fault) => [`${fault.rule}:${fault.words.toLowerCase()}`, fault])).values()];
}
