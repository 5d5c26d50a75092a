import { BARE_VERBS, INTRANSITIVES, NOUNS } from "./known-verbs";
import { numberOfNoun } from "./noun-number";
import type { Token } from "./token";

/** Verbs that the tagger takes for nouns, told by what stands around them: "a neon hand marks the door". */
export const retagVerbs = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    if (token.pos === "VERB" && NOUNS.has(token.lower)) return { ...token, pos: "NOUN" };
    if (token.pos === "VERB" && index > 0 && /^\p{Lu}/u.test(token.text)) return { ...token, pos: "PROPN" };
    return isHiddenVerb(tokens, index) ? { ...token, pos: "VERB" } : token;
  });

function isHiddenVerb(tokens: readonly Token[], index: number): boolean {
  const [beforePrevious, previous, token, next, afterNext] = [-2, -1, 0, 1, 2].map((step) => tokens[index + step]);
  if (!token || token.name || !previous || !next) return false;
  const isNumber = previous.pos === "NUM" && beforePrevious?.pos === "ADP";
  if (!/^(?:NOUN|PROPN)$/.test(previous.pos) && !isNumber) return false;
  if (token.lower === "led" && (isNumber || /^(?:us|you|them|me)$/.test(next.lower))) return true;
  if (token.pos === "NOUN" && /[^su]s$/.test(token.lower)) return isThirdPerson(token, previous, next, afterNext);
  if (LOOSE_VERBS.test(token.lower) && followsPlural(tokens, index)) return /^(?:DET|NOUN|PRON|ADP)$/.test(next.pos);
  const isMany = numberOf(previous) === "many" || previous.pos === "PROPN" || beforePrevious?.lower === "and";
  if (!isMany || !/^(?:NOUN|ADJ)$/.test(token.pos)) return false;
  if (BARE_VERBS.has(token.lower)) return /^(?:DET|PRON|ADP|NUM|NOUN|PROPN|ADJ|ADV)$/.test(next.pos);
  return token.pos === "NOUN" && numberOfNoun(token.text) === "one" && opensObject(next) && !/.ing$/.test(token.lower);
}

/** "Pictures on the menu mark beef": hardly ever nouns in such a place. */
const LOOSE_VERBS = /^(?:mark|suit|need|come|go|make|want|fill|keep|bring|take|give|serve)$/;
const followsPlural = (tokens: readonly Token[], index: number): boolean =>
  tokens[0]?.pos === "NOUN" &&
  numberOf(tokens[0]) === "many" &&
  tokens.slice(0, index).every(({ text }) => text !== ",");

function isThirdPerson(token: Token, previous: Token, next: Token, afterNext?: Token): boolean {
  if (isAdverb(next, afterNext) || opensObject(next) || /.ing$/.test(next.lower)) return true;
  if (/^(?:until|while|when|if)$/.test(next.lower)) return true;
  if (!INTRANSITIVES.has(token.lower)) return false;
  if (previous.pos === "PROPN" && next.lower === "and") return true;
  return previous.name === "restaurants" || (next.pos === "ADP" && numberOf(previous) !== "many");
}

const opensObject = ({ pos, lower, name }: Token): boolean =>
  (pos === "DET" && lower !== "that") ||
  pos === "PROPN" ||
  name !== undefined ||
  /^(?:its|their|his|her|our|you|it|them|us)$/.test(lower);

const isAdverb = ({ pos, lower }: Token, next?: Token): boolean =>
  pos === "ADV" && /ly$|^(?:well|so|out|off|away|up|least|most|more|less|best)$/.test(lower) && next?.text !== "-";

const numberOf = ({ text, number, pos }: Token) => (pos === "NUM" ? "one" : (number ?? numberOfNoun(text)));
