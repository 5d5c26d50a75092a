import type { GrammarFault } from "./grammar-fault";
import { SIGHTS_WITH_ARTICLE } from "./place-words";

const eitherCase = (word: string): string => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
const PREPOSITIONS =
  "in at on to from near of by inside outside around through across along behind beyond past into toward opposite under"
    .split(" ")
    .map(eitherCase)
    .join("|");
/** What follows a street that stands for itself, rather than saying which shop or corner is meant. */
const AFTER =
  "(?=[,.;:!?)]|$| (?:there|for|and (?=\\p{Ll})|with|to|when|where|on|by|near|is|are|has|have|you|look|open|begin|start|order|ask|in|at|after|before|that|which|since|or)\\b)";
const STREET =
  "(?:lower |upper |North |South |East |West )?(?:\\p{Lu}[\\p{L}’'.]*|\\d+(?:st|nd|rd|th))(?: \\p{Lu}[\\p{L}’'.]*){0,3} (?:Street|Avenue|Boulevard|Road|Drive|Lane|Alley)";

const RULES: [rule: string, pattern: RegExp][] = [
  ["preposition before a street", new RegExp(`\\b(?:[Ii]n|[Ii]nto|[Ii]nside|[Aa]t) (?:the )?${STREET}${AFTER}`, "gu")],
  ["article before a street", new RegExp(`\\b(?:on|along|off|down|up|to|from|near) the ${STREET}${AFTER}`, "gu")],
  [
    "no article before a place",
    new RegExp(`\\b(?:${PREPOSITIONS}) (?:${SIGHTS_WITH_ARTICLE.join("|")})(?!['’-]| \\p{Lu})${AFTER}`, "gu"),
  ],
  ["preposition before a place", /\b(?:[Ii]n|[Aa]t) (?:the )?Peninsula\b|\b[Oo]n Peninsula\b/g],
];

/** "In Solano Avenue", "on the Solano Avenue", "in Ferry Building", "in the Peninsula", outside of names. */
export const findStreetFaults = (text: string, names: readonly string[]): GrammarFault[] =>
  RULES.flatMap(([rule, pattern]) =>
    [...text.matchAll(pattern)]
      .map(({ 0: words }) => ({ rule, words }))
      .filter(({ words }) => !names.some((name) => name.includes(words.replace(/^\S+ (?:the )?/, "")))),
  );
