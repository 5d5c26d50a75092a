import { faultOver, type GrammarFault } from "./grammar-fault";
import { isLikelyVerb } from "./likely-verbs";
import { formOf } from "./noun-like-verbs";
import { numberOfNoun } from "./noun-number";
import type { Token } from "./token";

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
  if (isLikelyVerb(tokens, at)) return [];
  if (next && (/^(?:NOUN|PROPN|PART|VERB|ADJ)$/.test(next.pos) || /^['’]/.test(next.text))) return [];
  return (noun.number ?? numberOfNoun(noun.text)) === "many" ? [faultOver("plural after one", tokens, index, at)] : [];
}

function singularAfterMany(tokens: readonly Token[], index: number): GrammarFault[] {
  const at = skipAdjectives(tokens, index + 1);
  if (tokens[index]?.lower === "both" && tokens.slice(at, at + 3).some(({ lower }) => lower === "and")) return [];
  if (isPronoun(tokens, index)) return [];
  // "Those in line", "both out by a fire pit": what comes next belongs to no noun of theirs.
  if (
    /^(?:both|these|those)$/.test(tokens[index]?.lower ?? "") &&
    /^(?:ADP|SCONJ|ADV|ADJ)$/.test(tokens[index + 1]?.pos ?? "")
  )
    return [];
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
  return isSingular ? [faultOver("singular after several", tokens, index, end)] : [];
}

/** "both move faster", "those call for soup", "two side by side", "the lot and the deck are both full". */
function isPronoun(tokens: readonly Token[], index: number): boolean {
  const [previous, token, next, afterNext] = [-1, 0, 1, 2].map((step) => tokens[index + step]);
  if (!token || !next) return false;
  if (next.lower === "side" || /^(?:is|are)$/.test(next.lower) || afterNext?.text === ",") return true;
  if (/^(?:both|those|these)$/.test(token.lower) && previous?.pos === "AUX") return true;
  if (next.pos === "VERB") return afterNext?.pos === "DET";
  return formOf(next.lower) === "many" && /^(?:DET|ADP|ADV|ADJ)$/.test(afterNext?.pos ?? "");
}

/** "dinner for two starts". */
const isVerbLike = ({ lower }: Token): boolean => /s$/.test(lower);

function skipAdjectives(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.pos === "ADJ" || (tokens[at]?.pos === "VERB" && /(?:ed|ing)$/.test(tokens[at]?.lower ?? ""))) at++;
  return at;
}
