import { finiteVerbsOf } from "./finite-verbs";
import { faultOver, type GrammarFault } from "./grammar-fault";
import { IMPERATIVES, PLAIN_VERBS } from "./known-verbs";
import { numberOfNoun } from "./noun-number";
import type { Token } from "./token";
import { isThirdPerson } from "./verb-forms";

const ENDS = new Set([";", ":", ".", "?", "!"]);
const OPENERS = new Set("where which because since while although whether so".split(" "));

/** A conjunction that no clause follows: "be warned that order whole cakes", "know that bring cash". */
export const findClauseFaults = (tokens: readonly Token[]): GrammarFault[] =>
  tokens.flatMap((_, index) =>
    opensClause(tokens, index) && !isClause(clauseAfter(tokens, index)) ? [faultAt(tokens, index)] : [],
  );

const faultAt = (tokens: readonly Token[], index: number): GrammarFault =>
  faultOver("no clause after a conjunction", tokens, index - 2, index + 3);

/** "know that", "be warned that", "keep in mind that"; and "where" or "because" before a bare command. */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1]?.lower ?? "";
  if (token?.lower === "that")
    return (
      /^(?:know|knowing|warned|mind|note|noted|remember|aware|prepared|expect|say|says|said|means|sure|told|learn|find|so|such|advised|given|provided|tip|rule|trick|news|catch|thing|is)$/.test(
        before,
      ) && !isDeterminer(tokens, index)
    );
  return (
    token !== undefined &&
    OPENERS.has(token.lower) &&
    token.pos !== "ADV" &&
    isCommand(tokens[index + 1], tokens[index + 2]) &&
    !(token.lower === "which" && tokens.slice(0, index).some(isManyThings))
  );
}

/** "the tables, which take what the room can't": many things do something. */
const isManyThings = ({ pos, number, text }: Token): boolean =>
  pos === "NOUN" && (number ?? numberOfNoun(text)) !== "one";

/** "know that room well", "the catch is that one": it points at something. */
function isDeterminer(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return (
    next === undefined ||
    ENDS.has(next.text) ||
    next.text === "," ||
    (tokens[index - 1]?.lower === "is" && next.pos === "ADP")
  );
}

function clauseAfter(tokens: readonly Token[], index: number): Token[] {
  const end = tokens.findIndex(({ text }, at) => at > index && ENDS.has(text));
  return tokens.slice(index + 1, end === -1 ? tokens.length : end);
}

function isClause(clause: readonly Token[]): boolean {
  const [first, second] = clause;
  // "order matters here"
  if (second && isThirdPerson(second) && PLAIN_VERBS.has(second.lower.slice(0, -1))) return true;
  const finite = finiteVerbsOf(clause).filter((at) => at > 0 || !isCommand(first, second));
  if (isCommand(first, second) && !isNounPhrase(clause, finite[0])) return false;
  return finite.length > 0;
}

/** "order matters", "order and calm reign": the first word is a noun, because a verb of its own follows. */
function isNounPhrase(clause: readonly Token[], verb: number | undefined): boolean {
  if (verb === undefined) return false;
  return !clause.slice(1, verb).some(({ pos, text }) => pos === "DET" || pos === "PRON" || text === ",") && verb < 4;
}

const isCommand = (token?: Token, next?: Token): boolean =>
  token !== undefined &&
  !token.name &&
  IMPERATIVES.has(token.lower) &&
  next !== undefined &&
  next.pos !== "AUX" &&
  !(next.pos === "VERB" && isThirdPerson(next)) &&
  !/^(?:and|or)$/.test(next.lower);
