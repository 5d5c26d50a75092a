import { finiteVerbsOf } from "./finite-verbs";
import { likelyVerbsOf } from "./likely-verbs";
import { formOf } from "./noun-like-verbs";
import type { GrammaticalNumber } from "./noun-number";
import { isBetweenAdjectives, type NounPhrase, readNounPhrase } from "./noun-phrases";
import type { Token } from "./token";
import { isGerund, isPastOrParticiple } from "./verb-forms";

const STARTS = new Set([";", ":", ".", "?", "!", ",", "—", "(", "“"]);
const SUBORDINATORS = /^(?:before|after|until|since|because|while|when|where|if|that|which|as|than)$/;
export const CONJUNCTIONS = new Set(
  "that where when while if because so and but or since although though until which".split(" "),
);

/** Whether the subject right before a verb is one or many; unknown where its build isn't plain. */
export function numberOfSubject(tokens: readonly Token[], verb: number): GrammaticalNumber {
  let end = verb;
  while (end > 0 && (tokens[end - 1]?.pos === "ADV" || tokens[end - 1]?.lower === "both")) end--;
  for (let start = 0; start < end; start++) {
    if (!isStart(tokens, start)) continue;
    const number = numberOfPhrase(tokens.slice(start, end));
    if (number !== null) return isJoined(tokens, start) ? "unknown" : number;
  }
  return "unknown";
}

const isStart = (tokens: readonly Token[], at: number): boolean => {
  const previous = tokens[at - 1];
  if (!previous) return true;
  if (isBetweenAdjectives(tokens, at - 1) || isVerbOfClause(tokens, at)) return false;
  return STARTS.has(previous.text) || CONJUNCTIONS.has(previous.lower);
};

/** "courses that shift with the season": no subject of its own begins behind such a "that". */
const isVerbOfClause = (tokens: readonly Token[], at: number): boolean =>
  /^(?:that|which|who)$/.test(tokens[at - 1]?.lower ?? "") && formOf(tokens[at]?.lower ?? "") !== null;

/** "the fire at the back and the brick": what stands before "and" may belong to the subject. */
const isJoined = (tokens: readonly Token[], start: number): boolean => {
  if (!/^(?:and|or)$/.test(tokens[start - 1]?.lower ?? "")) return false;
  const verbs = [...finiteVerbsOf(tokens), ...likelyVerbsOf(tokens)];
  if (tokens[start - 2]?.text === ",") return !verbs.some((at) => at < start);
  const opens = ({ text, lower }: Token) => STARTS.has(text) || SUBORDINATORS.test(lower);
  const clause = tokens.slice(0, start - 1).findLastIndex(opens) + 1;
  return !verbs.some((at) => at >= clause && at < start);
};

type Member = NounPhrase & { joint: string; hasDetail: boolean };

/** One or many for a noun phrase and what hangs on it; null if it is none. */
function numberOfPhrase(phrase: readonly Token[]): GrammaticalNumber | null {
  const members = readMembers(phrase);
  const first = members?.[0];
  if (!members || !first) return null;
  if (members.length === 1) return first.number;
  const joints = members.slice(1).map(({ joint }) => joint);
  if (joints.some((joint) => joint === "or" || joint === "&")) return "unknown";
  // "a garden, and the front", "among greens and peas, the platter": a second clause begins.
  if (joints.slice(0, -1).some((joint) => joint.endsWith("and"))) return null;
  if (!joints.some((joint) => joint.endsWith("and")) || (joints.length === 1 && joints[0] === ", and")) return null;
  if (members.some(({ hasDetail }) => hasDetail)) return "unknown";
  return members.every(({ isDetermined }) => isDetermined) || members.some(({ number }) => number === "many")
    ? "many"
    : "unknown";
}

/** "the soup", "soup and bread", "the tables by the window": null if anything else stands there. */
function readMembers(phrase: readonly Token[]): Member[] | null {
  const members: Member[] = [];
  let at = /^(?:only|even|also|just)$/.test(phrase[0]?.lower ?? "") ? 1 : 0;
  let joint = "";
  while (at < phrase.length) {
    const noun = readNounPhrase(phrase, at);
    if (!noun) return null;
    const end = endOfDetail(phrase, noun.end);
    if (end === null) return null;
    members.push({ ...noun, joint, hasDetail: end > noun.end });
    joint = jointAt(phrase, end);
    if (joint === "" && end < phrase.length) return null;
    at = end + joint.split(" ").length;
    if (joint !== "" && at >= phrase.length) return null;
  }
  return members;
}

/** Behind "at Lake Chalet" and "pulled by hand"; null where a preposition has no noun. */
function endOfDetail(phrase: readonly Token[], start: number): number | null {
  let at = start;
  for (let token = phrase[at]; token; token = phrase[at]) {
    if (/^(?:before|after|until|since)$/.test(token.lower) && /^(?:DET|PRON)$/.test(phrase[at + 1]?.pos ?? ""))
      return null;
    if (token.pos === "ADP") {
      const noun = readNounPhrase(phrase, at + 1);
      if (!noun) return null;
      at = noun.end;
    } else if (token.pos === "VERB" && (isPastOrParticiple(token) || isGerund(token))) at++;
    else break;
  }
  return at;
}

function jointAt(phrase: readonly Token[], at: number): string {
  const [token, next] = [phrase[at], phrase[at + 1]];
  if (token?.text === ",") return next?.lower === "and" ? ", and" : ",";
  return token && /^(?:and|or|&)$/.test(token.lower) ? token.lower : "";
}
