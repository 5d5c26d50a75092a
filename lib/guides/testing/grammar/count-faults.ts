import type { GrammarFault } from "./grammar-fault";
import { numberOfNoun } from "./noun-number";
import type { Token } from "./read-tokens";

const SEVERAL = new Set(
  "two three four five six seven eight nine ten eleven twelve both several many few these those".split(" "),
);
const QUANTITIES = /^(?:few|dozen|hundred|thousand|million|couple|great|good|lot|little|many|half|quarter)$/;
const MASS = /^(?:o'clock|o’clock|percent|more|less|most|am|pm|dozen|hundred|thousand|million|each|time|way)$/;

/** "a noodles", "two kitchen": a noun whose number isn't what stands before it. */
export const findCountFaults = (tokens: readonly Token[]): GrammarFault[] =>
  tokens.flatMap((token, index) => {
    if (/^(?:an?|another|every|each)$/.test(token.lower)) return pluralAfterOne(tokens, index);
    return SEVERAL.has(token.lower) && !token.name ? singularAfterMany(tokens, index) : [];
  });

function pluralAfterOne(tokens: readonly Token[], index: number): GrammarFault[] {
  const at = skipAdjectives(tokens, index + 1);
  const [noun, next] = [tokens[at], tokens[at + 1]];
  if (
    noun?.pos !== "NOUN" ||
    tokens.slice(index, at + 1).some(({ lower, pos }) => QUANTITIES.test(lower) || pos === "NUM")
  )
    return [];
  if (next && (/^(?:NOUN|PROPN|PART|VERB|ADJ)$/.test(next.pos) || /^['’]/.test(next.text))) return [];
  return (noun.number ?? numberOfNoun(noun.text)) === "many" ? [faultOf("plural after one", tokens, index, at)] : [];
}

function singularAfterMany(tokens: readonly Token[], index: number): GrammarFault[] {
  const at = skipAdjectives(tokens, index + 1);
  if (tokens[index]?.lower === "both" && tokens.slice(at, at + 3).some(({ lower }) => lower === "and")) return [];
  let end = at;
  while (tokens[end + 1]?.pos === "NOUN") end++;
  const [noun, next] = [tokens[end], tokens[end + 1]];
  if (noun?.pos !== "NOUN" || noun.name || MASS.test(noun.lower) || QUANTITIES.test(noun.lower)) return [];
  if (
    noun.text.includes("-") ||
    (next && (/^(?:PROPN|PART|NUM|VERB|PRON)$/.test(next.pos) || /^['’]/.test(next.text) || next.name))
  )
    return [];
  if (/^(?:for|of|at|by|to)$/.test(tokens[index - 1]?.lower ?? "") && at === index + 1 && isVerbLike(noun)) return [];
  const isSingular = tokens.slice(at, end + 1).every(({ text, number }) => (number ?? numberOfNoun(text)) === "one");
  return isSingular ? [faultOf("singular after several", tokens, index, end)] : [];
}

/** "dinner for two starts". */
const isVerbLike = ({ lower }: Token): boolean => /s$/.test(lower);

function skipAdjectives(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.pos === "ADJ" || (tokens[at]?.pos === "VERB" && /(?:ed|ing)$/.test(tokens[at]?.lower ?? ""))) at++;
  return at;
}

const faultOf = (rule: string, tokens: readonly Token[], from: number, to: number): GrammarFault => ({
  rule,
  words: tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(" "),
});
