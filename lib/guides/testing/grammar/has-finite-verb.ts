import { finiteVerbsOf, isImperative } from "./finite-verbs";
import type { GrammarNames } from "./grammar-names";
import { likelyVerbsOf } from "./likely-verbs";
import { numberOfNoun } from "./noun-number";
import { readTokens } from "./read-tokens";
import type { Token } from "./token";
import { isPastOrParticiple } from "./verb-forms";

const SUBORDINATORS = new Set(
  `which who whom whose where why what how when whenever while if because although though unless until whether whatever
   wherever whoever`.split(/\s+/),
);
const CLAUSE_ENDS = new Set([";", ":", ".", "?", "!"]);

/** Whether a sentence has a finite verb of its own, in other than a subordinate clause. */
export const hasFiniteVerb = (text: string, names: GrammarNames): boolean => hasMainVerb(readTokens(text, names));

/** The words that the tagger knows as verbs first, then those that it may have taken for nouns. */
export function hasMainVerb(tokens: readonly Token[]): boolean {
  const finite = finiteVerbsOf(tokens);
  if (hasVerbOutsideClauses(tokens, finite)) return true;
  const likely = [...new Set([...finite, ...likelyVerbsOf(tokens)])].sort((a, b) => a - b);
  return hasVerbOutsideClauses(tokens, likely) && hasVerbInBothHalves(tokens, likely);
}

/** "The menu short, and the wine list runs long": a verb that was hard to tell answers for its own half only. */
function hasVerbInBothHalves(tokens: readonly Token[], verbs: readonly number[]): boolean {
  const commas = tokens.flatMap(({ text }, at) => (text === "," ? [at] : []));
  const comma = commas.length === 1 ? (commas[0] as number) : -1;
  const [joint, next] = [tokens[comma + 1], tokens[comma + 2]];
  if (comma < 0 || !/^(?:and|but|so)$/.test(joint?.lower ?? "") || !/^(?:DET|PRON)$/.test(next?.pos ?? "")) return true;
  return verbs.some((at) => at < comma) && verbs.some((at) => at > comma);
}

function hasVerbOutsideClauses(tokens: readonly Token[], verbs: readonly number[]): boolean {
  const subordinate = new Set<number>();
  for (const [index] of tokens.entries()) {
    if (!isSubordinator(tokens, index)) continue;
    const end = endOfClause(tokens, index);
    const verb = verbs.find((at) => at > index && at < end && !subordinate.has(at));
    if (verb !== undefined) subordinate.add(verb);
  }
  return verbs.some((at) => !subordinate.has(at));
}

function isSubordinator(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  if (!token) return false;
  const next = tokens[index + 1];
  // "since 2010", "a roll that stretches when pulled": no clause.
  if (token.lower === "since" && next?.pos === "NUM") return false;
  if (token.lower === "when" && next && isPastOrParticiple(next)) return false;
  if (SUBORDINATORS.has(token.lower)) return !isQuestion(tokens, index);
  if (/^(?:before|after|since|as|once|than)$/.test(token.lower)) return token.pos === "SCONJ";
  const opensRelative = previous !== undefined && /^(?:NOUN|PROPN|VERB|ADJ|ADV|PRON|AUX)$/.test(previous.pos);
  const isPointing = next?.lower === "same" || (token.pos === "DET" && !(next && numberOfNoun(next.text) === "many"));
  return token.lower === "that" && !isPointing && opensRelative;
}

const isQuestion = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  const mark = tokens.slice(index).find(({ text }) => CLAUSE_ENDS.has(text))?.text;
  return mark === "?" && (before === undefined || CLAUSE_ENDS.has(before.text) || before.text === ",");
};

/** A subordinate clause ends at a comma, unless that opens an aside right behind its first word. */
function endOfClause(tokens: readonly Token[], index: number): number {
  const isEnd = ({ text }: Token, at: number) =>
    at > index && (CLAUSE_ENDS.has(text) || (text === "," && at > index + 1) || isCommand(tokens, at));
  const end = tokens.findIndex(isEnd);
  return end === -1 ? tokens.length : end;
}

const isCommand = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === "," && isImperative(tokens, at);
