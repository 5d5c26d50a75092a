import { finiteVerbsOf, isImperative } from "./finite-verbs";
import type { GrammarNames } from "./grammar-names";
import { numberOfNoun } from "./noun-number";
import { readTokens, type Token } from "./read-tokens";

const SUBORDINATORS = new Set(
  `which who whom whose where why what how when whenever while if because although though unless until whether whatever
   wherever whoever`.split(/\s+/),
);
const CLAUSE_ENDS = new Set([";", ":", ".", "?", "!"]);

/** Whether a sentence has a finite verb of its own, in other than a subordinate clause. */
export const hasFiniteVerb = (text: string, names: GrammarNames): boolean => hasMainVerb(readTokens(text, names));

export function hasMainVerb(tokens: readonly Token[]): boolean {
  const finite = finiteVerbsOf(tokens);
  const subordinate = new Set<number>();
  for (const [index] of tokens.entries()) {
    if (!isSubordinator(tokens, index)) continue;
    const end = endOfClause(tokens, index);
    const verb = finite.find((at) => at > index && at < end && !subordinate.has(at));
    if (verb !== undefined) subordinate.add(verb);
  }
  return finite.some((at) => !subordinate.has(at));
}

function isSubordinator(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  if (!token) return false;
  if (SUBORDINATORS.has(token.lower)) return !isQuestion(tokens, index);
  if (/^(?:before|after|since|as|once|than)$/.test(token.lower)) return token.pos === "SCONJ";
  const opensRelative = previous !== undefined && /^(?:NOUN|PROPN|VERB|ADJ|ADV|PRON|AUX)$/.test(previous.pos);
  const next = tokens[index + 1];
  const isPointing = token.pos === "DET" && !(next && numberOfNoun(next.text) === "many");
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
