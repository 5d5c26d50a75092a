import { faultOver, type GrammarFault } from "./grammar-fault";
import { PLAIN_VERBS } from "./known-verbs";
import type { GrammaticalNumber } from "./noun-number";
import { readNounPhrase } from "./noun-phrases";
import { CONJUNCTIONS, numberOfSubject } from "./subjects";
import type { Token } from "./token";
import { isGerund, isPast, isPastOrParticiple, isThirdPerson } from "./verb-forms";

const ONE = new Set(["is", "was", "has", "does"]);
const MANY = new Set(["are", "were", "have", "do"]);
const TAKES_INFINITIVE =
  /^(?:let|lets|make|makes|made|help|helps|watch|watches|see|hear|have|had|has|to|not|n't|can|could|will|would|shall|should|may|might|must|do|does|did|need|than|rather|better|if|whether|were|'ll|’ll|'d|’d)$/;

/** A verb that doesn't fit its subject, where the sentence is built plainly enough to tell. */
export const findAgreementFaults = (tokens: readonly Token[]): GrammarFault[] => [
  ...tokens.flatMap((_, index) => (isMismatch(tokens, index) ? [faultAt(tokens, index)] : [])),
  ...thereFaults(tokens),
];

const faultAt = (tokens: readonly Token[], index: number): GrammarFault =>
  faultOver("subject and verb", tokens, index - 6, index);

function isMismatch(tokens: readonly Token[], index: number): boolean {
  const verb = numberOfVerb(tokens, index);
  if (verb === "unknown" || isInverted(tokens, index)) return false;
  const subject = numberOfSubject(tokens, index);
  return subject !== "unknown" && subject !== verb && !isOneThing(tokens, index) && !isLoose(tokens, index);
}

/** "Imperial rolls over noodles is the lunch", "a pie and a pitcher is the order": a dish of many parts is one order. */
const isOneThing = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "is" &&
  tokens[index + 1]?.lower === "the" &&
  (tokens[0]?.name === "dishes" || tokens[0]?.pos === "NUM" || /^an?$/.test(tokens[0]?.lower ?? "")) &&
  tokens.slice(0, index).every(({ text }) => text !== ",");

/** "more people means more food", "women is what it means", "a table need never wait", "a bar and a shop are both". */
function isLoose(tokens: readonly Token[], index: number): boolean {
  const [verb, next] = [tokens[index]?.lower ?? "", tokens[index + 1]?.lower ?? ""];
  const start = tokens.slice(0, index).findLastIndex(({ text }) => /^[;:.,]$/.test(text)) + 1;
  const subject = tokens
    .slice(start, index)
    .map(({ lower }) => lower)
    .join(" ");
  return (
    (verb === "means" && /^(?:and )?(?:more|fewer)\b/.test(subject)) ||
    (verb === "is" && next === "what" && index === 1) ||
    (verb === "need" && /^(?:not|never|only)$/.test(next)) ||
    (MANY.has(verb) && next === "both" && tokens.slice(0, index).some(({ lower }) => lower === "and")) ||
    (verb !== "is" && tokens[0]?.lower === "both") ||
    /^nothing but\b|\beverything else$/.test(subject)
  );
}

function numberOfVerb(tokens: readonly Token[], index: number): GrammaticalNumber {
  const token = tokens[index] as Token;
  if (token.name || (index > 0 && /^\p{Lu}/u.test(token.text)) || (token.pos !== "VERB" && token.pos !== "AUX"))
    return "unknown";
  if (ONE.has(token.lower)) return "one";
  if (MANY.has(token.lower)) return isFree(tokens, index) ? "many" : "unknown";
  if (token.pos !== "VERB" || isGerund(token)) return "unknown";
  if (!hasComplement(tokens[index + 1]) || isPast(token) || isPastOrParticiple(token)) return "unknown";
  if (isThirdPerson(token)) return PLAIN_VERBS.has(baseOf(token.lower)) ? "one" : "unknown";
  return PLAIN_VERBS.has(token.lower) && isFree(tokens, index) ? "many" : "unknown";
}

const hasComplement = (next: Token | undefined): boolean =>
  next !== undefined && (/^(?:DET|ADP|SCONJ|PRON|ADV|ADJ|NUM)$/.test(next.pos) || next.name !== undefined);

const baseOf = (verb: string): string =>
  PLAIN_VERBS.has(verb.slice(0, -1)) ? verb.slice(0, -1) : verb.replace(/ies$/, "y").replace(/(?<=s|sh|ch|x|o)es$/, "");

/** No modal or causative before it, which would take the bare form. */
const isFree = (tokens: readonly Token[], index: number): boolean =>
  !tokens.slice(Math.max(0, index - 8), index).some(({ lower }) => TAKES_INFINITIVE.test(lower));

/** "Behind the bar hangs a lamp": the subject follows. */
const isInverted = (tokens: readonly Token[], index: number): boolean => {
  const opens = ({ text, lower }: Token) => /^[;:.,?!]$/.test(text) || CONJUNCTIONS.has(lower);
  const start = tokens.slice(0, index).findLastIndex(opens) + 1;
  return (
    tokens[start]?.pos === "ADP" ||
    /^(?:here|there|overhead|so|nor|neither|inside|outside|what|who|how)$/.test(tokens[start]?.lower ?? "")
  );
};

/** "There is three tables", "behind the bar are a lamp". */
const thereFaults = (tokens: readonly Token[]): GrammarFault[] =>
  tokens.flatMap((token, index) => {
    const verb = ONE.has(token.lower) ? "one" : MANY.has(token.lower) ? "many" : null;
    if (verb === null || (token.pos !== "AUX" && token.pos !== "VERB") || !followsPlace(tokens, index)) return [];
    const phrase = readNounPhrase(tokens, index + 1);
    const after = phrase
      ? tokens.slice(phrase.end).find(({ lower, text }) => lower === "and" || text === ",")
      : undefined;
    if (!phrase || phrase.number === "unknown" || phrase.number === verb) return [];
    if (phrase.number === "one" && after) return [];
    return [faultOver("subject and verb", tokens, index - 1, phrase.end - 1)];
  });

const followsPlace = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.lower === "there" && tokens[index + 1]?.lower !== "there";
