import { type GrammaticalNumber, numberOfNoun } from "./noun-number";
import type { Token } from "./token";

const ONE = new Set(
  "it he she this that nobody everyone everybody everything nothing someone something anyone each another either neither one".split(
    " ",
  ),
);
const MANY = new Set("they we you these those both many few several".split(" "));
const OPEN_HEADS = new Set(
  `couple pair handful number lot row range variety majority series trio few bunch crowd dozen half most some all none any
   rest plenty line list host choice selection hours minutes days weeks months years blocks miles dollars courses rounds
   part share mix spread set`.split(/\s+/),
);

export type NounPhrase = { end: number; number: GrammaticalNumber; isDetermined: boolean };

/** An article, adjectives and nouns from here on; null where there is no noun. */
export function readNounPhrase(tokens: readonly Token[], start: number): NounPhrase | null {
  const first = tokens[start];
  if (!first || /^(?:which|who|what|whose)$/.test(first.lower)) return null;
  if (first.pos === "PRON" || ONE.has(first.lower) || MANY.has(first.lower)) {
    const pronoun = readPronoun(tokens, start);
    if (pronoun) return pronoun;
  }
  const isDetermined = /^(?:DET|PRON)$/.test(first.pos) || first.name === "restaurants";
  const opens = /^(?:DET|NUM)$/.test(first.pos) || /^(?:its|their|your|our|his|her|my)$/.test(first.lower);
  let end = start + (opens ? 1 : 0);
  let head: Token | undefined;
  for (; end < tokens.length; end++) {
    const token = tokens[end] as Token;
    if (head && /^(?:out|in)doors$/.test(token.lower)) continue;
    if (token.pos === "NOUN" || token.pos === "PROPN") head = token;
    else if (token.pos === "PART" && /^['’]s?$/.test(token.text)) head = undefined;
    else if (head || !(/^(?:ADJ|NUM)$/.test(token.pos) || isBetweenAdjectives(tokens, end))) break;
  }
  if (!head) return null;
  return { end, number: numberOfHead(head, first), isDetermined };
}

/** "a quiet, formal room" */
export const isBetweenAdjectives = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "," && tokens[at - 1]?.pos === "ADJ" && tokens[at + 1]?.pos === "ADJ";

function numberOfHead(head: Token, first: Token): GrammaticalNumber {
  if (OPEN_HEADS.has(head.lower)) return "unknown";
  if (/^(?:each|every|another)$/.test(first.lower)) return "one";
  if (head.number) return head.number;
  return head.pos === "PROPN" ? "unknown" : numberOfNoun(head.text);
}

function readPronoun(tokens: readonly Token[], start: number): NounPhrase | null {
  const { lower } = tokens[start] as Token;
  const next = tokens[start + 1];
  if (/^(?:its|their|your|our|his|her|my)$/.test(lower)) return null;
  if (next?.pos === "NOUN" || next?.pos === "ADJ") return null;
  const number = ONE.has(lower) ? "one" : MANY.has(lower) ? "many" : "unknown";
  return { end: start + 1, number, isDetermined: true };
}
