import { formOf, isParticle, isThing, takesDirection } from "./noun-like-verbs";
import { numberOfNoun } from "./noun-number";
import type { Token } from "./token";

const STOPS = new Set([";", ":", ".", "?", "!", "—", "–", "(", "…"]);
const PRONOUNS =
  /^(?:it|who|which|that|nobody|everyone|everybody|everything|nothing|someone|somebody|something|anyone|anybody|whoever|whatever|they|you|we|these|those|all|both|many|most|some|another|others)$/;

/** Where a verb may stand that the tagger took for a noun or an adjective: "low light and dark wood suit a table". */
export const likelyVerbsOf = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((_, index) => (isLikelyVerb(tokens, index) || isLikelyCommand(tokens, index) ? [index] : []));

export function isLikelyVerb(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || token.name) return false;
  if (token.lower === "like") return /^(?:who|you|they|we)$/.test(tokens[index - 1]?.lower ?? "");
  if (isSomebodys(tokens, index)) return true;
  const form = formOf(token.lower);
  if (form === "many" && isInverted(tokens, index)) return true;
  if (form === null || !followsSubject(tokens, index) || !hasSubject(tokens, index, form)) return false;
  if (isClauseOpener(tokens[index - 1])) return form === "one" || tokens[index - 1]?.pos !== "DET";
  if (next.pos === "AUX") return tokens.slice(0, index).some(({ lower }) => lower === "what" || lower === "that");
  return form === "one" ? opensComplement(tokens, index) : opensAnything(tokens, index);
}

/** "nobody notices that you came alone" */
const isSomebodys = (tokens: readonly Token[], index: number): boolean =>
  /^(?:nobody|everybody|everyone|somebody|someone|whoever|he|she|it)$/.test(tokens[index - 1]?.lower ?? "") &&
  tokens[index]?.pos === "NOUN" &&
  /[^su]s$/.test(tokens[index]?.lower ?? "");

/** "Into the pan go the sand dabs". */
const isInverted = (tokens: readonly Token[], index: number): boolean =>
  tokens[0]?.pos === "ADP" &&
  index < 7 &&
  /^(?:go|stand|hang|sit|lie|come)$/.test(tokens[index]?.lower ?? "") &&
  /^(?:DET|NUM)$/.test(tokens[index + 1]?.pos ?? "");

const isClauseOpener = (token: Token | undefined): boolean => /^(?:who|which|that)$/.test(token?.lower ?? "");

/** A noun, a pronoun, the end of an aside, or an adjective that stands for a thing: "the green shows". */
function followsSubject(tokens: readonly Token[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  if (!previous) return false;
  if (/^(?:NOUN|PROPN|NUM)$/.test(previous.pos) || PRONOUNS.test(previous.lower) || isCapitalized(previous, index))
    return true;
  if (previous.text === ",") return closesAside(tokens, index - 1);
  const isOpen = next !== undefined && (opensObject(next) || takesDirection(token.lower, next.lower));
  if (previous.pos === "VERB") return isOpen && formOf(previous.lower) === "many";
  if (/^(?:outside|inside|upstairs|downstairs|below|above)$/.test(previous.lower)) return isOpen;
  if (!/^(?:ADJ|ADV)$/.test(previous.pos)) return false;
  return isOpen || (index > 1 && token.pos !== "ADJ" && !/^(?:DET|PRON|ADP)$/.test(tokens[index - 2]?.pos ?? ""));
}

const isCapitalized = ({ text }: Token, index: number): boolean => index > 1 && /^\p{Lu}/u.test(text);

/** "Gumbo over rice, dark and smoky, suits a booth". */
const closesAside = (tokens: readonly Token[], comma: number): boolean =>
  tokens.slice(0, comma).some(({ text }) => text === ",");

/** A noun before it whose number fits. */
function hasSubject(tokens: readonly Token[], index: number, form: "one" | "many"): boolean {
  const start = tokens.slice(0, index).findLastIndex(({ text }) => STOPS.has(text)) + 1;
  const before = tokens.slice(start, index);
  if (form === "many" && before.some(({ lower }) => lower === "and" || PRONOUNS.test(lower))) return true;
  return before.some((token) => {
    if (!/^(?:NOUN|PROPN|PRON|ADJ|NUM|DET)$/.test(token.pos)) return false;
    if (form === "one") return token.pos !== "DET" && numberOf(token) !== "many";
    return token.pos === "NOUN" && numberOf(token) !== "one";
  });
}

const numberOf = (token: Token) => token.number ?? numberOfNoun(token.text);

function opensComplement(tokens: readonly Token[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1] as Token];
  if (opensObject(next)) return true;
  const isAgent =
    previous?.name === "restaurants" || AGENTS.test(previous?.lower ?? "") || PRONOUNS.test(previous?.lower ?? "");
  if (!isThing(token.lower)) return /^(?:ADP|NOUN|ADJ|ADV|SCONJ|VERB|PART|CCONJ)$/.test(next.pos);
  if (isAgent && /^(?:NOUN|ADJ|ADV|CCONJ)$/.test(next.pos)) return true;
  if (previous?.name === "dishes" && /^(?:NOUN|ADJ|VERB)$/.test(next.pos)) return true;
  return isParticle(next.lower) || takesDirection(token.lower, next.lower);
}

/** Who does things in these sentences, rather than being a part of a compound. */
const AGENTS = /^(?:kitchen|cook|chef|restaurant|house|crowd|owner|family|baker|bakery)$/;

function opensAnything(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1] as Token];
  if (opensObject(next) || takesDirection(token.lower, next.lower)) return true;
  if (isThing(token.lower)) return next.name !== undefined || (token.pos === "NOUN" && next.pos === "NOUN");
  return /^(?:PRON|PROPN|ADJ|ADP|NOUN|ADV|SCONJ)$/.test(next.pos);
}

/** "the counter seats two", "the chef picks your nigiri". */
const opensObject = ({ pos, lower, name }: Token): boolean =>
  (pos === "DET" && !/^(?:that|all|both)$/.test(lower)) ||
  pos === "NUM" ||
  name === "restaurants" ||
  /^(?:its|their|his|her|our|your|you|it|them|us|what|how|whoever|none|nothing|less|more|most|fewer)$/.test(lower);

const COMMANDS = new Set(
  `claim clear crack dig drag drive feed guard judge lean line mark name nod raise request roll scoop seat set smell sniff
   stack start tear treat trust wave wrap order ask take get taste try`.split(/\s+/),
);
/** What stands without an article as a thing too: "rain is an excuse". */
const MASSES = /^(?:change|crisp|dust|help|lace|light|love|lunch|rain|smoke|steam|water|work)$/;

/** "Crack into the gyoza", "on a first visit order the soup": a bare verb without a subject. */
function isLikelyCommand(tokens: readonly Token[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token || !next || token.name) return false;
  const opens = index === 0 || previous?.text === ",";
  if (COMMANDS.has(token.lower)) return opens ? opensAnyPhrase(next) : followsPlace(tokens, index);
  const isLed = /^(?:ADP|SCONJ)$/.test(tokens[0]?.pos ?? "") || tokens[0]?.lower === "when";
  if (!opens || (index > 0 && !isLed) || formOf(token.lower) !== "many" || MASSES.test(token.lower)) return false;
  return opensObject(next) || (index === 0 && token.pos !== "ADJ" && next.name === "dishes");
}

const opensAnyPhrase = ({ pos, lower, name }: Token): boolean =>
  /^(?:DET|PRON|ADP|ADV)$/.test(pos) || name !== undefined || /^(?:well|when|up)$/.test(lower);

/** "On a first visit order the soup". */
function followsPlace(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1] as Token;
  const isPlaced = /^(?:on|at|for|in|after|with)$/.test(tokens[0]?.lower ?? "") && index < 6;
  const isFollowed = opensObject(next) || /^(?:VERB|ADJ)$/.test(next.pos) || next.lower === "for";
  return isPlaced && tokens[index - 1]?.pos === "NOUN" && isFollowed;
}
