import { IMPERATIVES, INTRANSITIVE_PASTS, INTRANSITIVES } from "./known-verbs";
import { numberOfNoun } from "./noun-number";
import type { Token } from "./token";
import { isBase, isFiniteAuxiliary, isGerund, isPast, isPastOrParticiple, isThirdPerson } from "./verb-forms";

const SUBJECT_PRONOUNS = new Set(
  `i you he she it we they who which that what this these those there nobody everyone everybody everything nothing
   someone somebody something anyone anybody both all most some many few each one others ours mine yours theirs`.split(
    /\s+/,
  ),
);
const BREAKS = new Set([";", ":", ".", "?", "!", "—", "–", "(", "“", '"', "…"]);
const LEADS = new Set("and or but then so please just never always first next also simply either rather".split(" "));

/** Where a sentence's finite verbs stand, those of its subordinate clauses included. */
export const finiteVerbsOf = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((_, index) => (isFiniteVerb(tokens, index) ? [index] : []));

function isFiniteVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  if (!token || token.name || previous?.lower === "to") return false;
  if (/^['’]s$/.test(token.lower)) return isContracted(previous);
  if (isFiniteAuxiliary(token) || isNeed(tokens, index) || isUsedTo(tokens, index)) return true;
  if (isImperative(tokens, index)) return true;
  if (token.pos !== "VERB" || isGerund(token)) return false;
  if (isPast(token)) return true;
  if (isPastOrParticiple(token) && isFinitePast(tokens, index)) return true;
  const next = tokens[index + 1];
  if (isPastOrParticiple(token) && next?.pos === "ADP" && next.lower !== "up") return false;
  if (isThirdPerson(token)) return isThirdPersonVerb(tokens, index);
  const isOwned = /^(?:its|their|your|our|his|her)$/.test(previous?.lower ?? "");
  return isBase(token) && previous?.pos !== "AUX" && !isOwned && hasPluralBefore(tokens, index);
}

/** "Monday used to be the day". */
const isUsedTo = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "used" && tokens[index + 1]?.lower === "to" && tokens[index - 1]?.pos !== "AUX";

/** "need not go", "two people need a table". */
const isNeed = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "need" &&
  (tokens[index]?.pos === "AUX" || tokens[index + 1]?.lower === "not" || tokens[index - 1]?.lower === "people");

const isContracted = (previous: Token | undefined): boolean =>
  previous !== undefined && /^(?:it|that|there|here|what|who|where|he|she|this|how|let)$/.test(previous.lower);

/** "On a wet day, order the soup": a bare verb at the start of a clause. */
export function isImperative(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || !isClauseStart(tokens, index) || !isBase(token)) return false;
  const next = tokens[index + 1];
  if (IMPERATIVES.has(token.lower)) return next?.pos !== "AUX" && !(next?.pos === "VERB" && isThirdPerson(next));
  return token.pos === "VERB" && !isPastOrParticiple(token);
}

function isClauseStart(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1];
  if (!previous || BREAKS.has(previous.text) || previous.text === ",") return true;
  if (!LEADS.has(previous.lower) && previous.pos !== "ADV") return false;
  if (isClauseStart(tokens, index - 1)) return true;
  return (
    /^(?:and|or|but|then|so)$/.test(previous.lower) && tokens.slice(0, index).some((_, at) => isImperative(tokens, at))
  );
}

/** "brass coat hooks" ends in a noun, "the wait helps" in a verb. */
function isThirdPersonVerb(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (previous?.pos === "DET" && !SUBJECT_PRONOUNS.has(previous.lower)) return false;
  const isAtEnd = !next || next.pos === "PUNCT" || next.lower === "and";
  return !(isAtEnd && previous?.pos === "NOUN") || INTRANSITIVES.has(tokens[index]?.lower ?? "");
}

function hasPluralBefore(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || BREAKS.has(token.text)) return false;
    if (/^(?:let|lets|make|makes|help|helps|watch|see|hear)$/.test(token.lower)) return false;
    if (SUBJECT_PRONOUNS.has(token.lower) || token.lower === "and") return true;
    if (token.pos === "NOUN" && (token.number ?? numberOfNoun(token.text)) !== "one") return true;
  }
  return false;
}

/** "The bakery opened in 1997", "she papered the walls"; not "noodles pulled by hand". */
function isFinitePast(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (tokens[at]?.pos === "ADV") at--;
  const previous = tokens[at];
  const next = tokens[index + 1];
  if (!previous) return false;
  if (SUBJECT_PRONOUNS.has(previous.lower)) return true;
  const isAside = previous.text === "," && (!/^(?:an?|the)$/.test(tokens[0]?.lower ?? "") || closesAside(tokens, at));
  const isOwner =
    previous.text === "," && tokens.slice(0, 4).some(({ pos, lower }) => pos === "PART" || lower === "also");
  const takesPronoun = /^(?:us|you|them|me)$/.test(next?.lower ?? "");
  const isNoun = /^(?:NOUN|PROPN|NUM|CCONJ|PART)$/.test(previous.pos) && (takesPronoun || !isInWithPhrase(tokens, at));
  const isSubject = isNoun || isAside || isOwner;
  const isNaming =
    /^(?:called|named|dubbed|nicknamed)$/.test(tokens[index]?.lower ?? "") &&
    next?.pos === "PROPN" &&
    previous.pos !== "PROPN" &&
    !isOwnerName(previous);
  if ((isSubject || previous.pos === "ADJ") && INTRANSITIVE_PASTS.has(tokens[index]?.lower ?? "")) return true;
  if (!isSubject || isNaming) return false;
  if (tokens[index]?.lower === "passed" && next?.lower === "to") return true;
  return (
    opensObject(tokens, index + 1) ||
    (opensObject(tokens, index + 2) && /^(?:up|off|out|back)$/.test(next?.lower ?? ""))
  );
}

/** "The owner, a baker, opened the shop": a second comma before it. */
const closesAside = (tokens: readonly Token[], comma: number): boolean =>
  tokens.slice(0, comma).some(({ text }) => text === ",");

const isOwnerName = ({ lower }: Token): boolean => /^(?:family|brothers|sisters|owners?|chef)$/.test(lower);

function opensObject(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 2], tokens[at]];
  if (!token) return false;
  const isPerson = before !== undefined && isOwnerName(before);
  return (
    /^(?:DET|PRON|PROPN)$/.test(token.pos) ||
    /^(?:its|their|his|her|our|far|much|nearly)$/.test(token.lower) ||
    (isPerson && token.pos === "NOUN") ||
    (before?.pos === "PROPN" && token.pos === "NUM")
  );
}

/** "with tables turned fast" */
const isInWithPhrase = (tokens: readonly Token[], noun: number): boolean => {
  const before = tokens.slice(0, noun + 1).findLast(({ pos }) => !/^(?:NOUN|PROPN|ADJ|DET|NUM)$/.test(pos));
  return before?.lower === "with";
};
