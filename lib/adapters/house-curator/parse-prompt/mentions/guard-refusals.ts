import { isCuisine } from "@/lib/restaurants/vocabulary";
import { isDishOfDiet } from "./diet-before-dish";
import { findLiking, isOnlyEatenAfter, OTHER_EATERS } from "./liking";
import { isArea, type Mention } from "./mentions";
import { type RefusalCues, refusalCues } from "./refusal-cues";

/** The most words between a cue and what it refuses. */
const REACH_BEFORE = 5;
const REACH_AFTER = 2;
const SENTENCE_ENDS = new Set([".", "!", "?", ";", "。", "！", "？", "…"]);
const CLAUSE_ENDS = new Set([",", "(", ")", "—", "–", "-", ":", "、", "，"]);
const LIST_MARKS = new Set([",", "/", "、", "，", "+", "&"]);

type Span = { start: number; end: number };
/** A mention, or another word or mark, and where it stands in the sentence's text. */
type Placed = Span & { item: Mention; clause: number };
type Sentence = { text: string; placed: Placed[] };

/**
 * The guard before everything else that is made of a prompt: what stands beside a sign of refusal is avoided, and a
 * food in a sentence with a sign of danger is avoided as dangerous, unless its clause says that it is wanted.
 */
export function guardRefusals(items: readonly Mention[]): Mention[] {
  const guarded = items.map((item) => ({ ...item }));
  const cues = refusalCues();
  for (const sentence of splitSentences(guarded)) {
    const wanted = spansOf(sentence.text, cues.wanted);
    const liking = findLiking(sentence.text);
    const harmless = spansOf(sentence.text, cues.notRefusal);
    for (const cue of spansOf(sentence.text, cues.before)) {
      if (!isInside(cue, harmless)) refuseAfter(sentence.placed, cue, [...wanted, ...liking]);
    }
    for (const cue of spansOf(sentence.text, cues.after)) {
      if (!isInside(cue, harmless)) refuseBefore(sentence.placed, cue, liking);
    }
    markDangers(sentence, cues, wanted);
  }
  return guarded;
}

/** Takes their negation from words that only sound like a refusal: "can't get enough". */
export function ignoreFalseRefusals(items: readonly Mention[]): Mention[] {
  const cleared = items.map((item) => ({ ...item }));
  const { notRefusal, notDanger } = refusalCues();
  for (const { text, placed } of splitSentences(cleared)) {
    const harmless = [...spansOf(text, notRefusal), ...spansOf(text, notDanger)];
    for (const at of placed) if (isInside(at, harmless) && isRefusal(at.item)) at.item.role = "filler";
  }
  return cleared;
}

const isRefusal = ({ role }: Mention): boolean => role === "not" || role === "notAfter";

function splitSentences(items: Mention[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Sentence = { text: "", placed: [] };
  let clause = 0;
  for (const item of items) {
    if (item.role === "mark" && SENTENCE_ENDS.has(item.words)) {
      if (current.placed.length > 0) sentences.push(current);
      current = { text: "", placed: [] };
      continue;
    }
    if ((item.role === "mark" && CLAUSE_ENDS.has(item.words)) || item.words === "but") clause += 1;
    const start = current.text === "" ? 0 : current.text.length + 1;
    current.text = current.text === "" ? item.words : `${current.text} ${item.words}`;
    current.placed.push({ item, start, end: current.text.length, clause });
  }
  return current.placed.length > 0 ? [...sentences, current] : sentences;
}

const spansOf = (text: string, cues: RegExp): Span[] =>
  [...text.matchAll(cues)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

const isInside = ({ start, end }: Span, others: readonly Span[]): boolean =>
  others.some((other) => start < other.end && other.start < end);

const isMention = ({ topics, role }: Mention): boolean => topics.length > 0 || role === "name";
const isListWord = ({ role, words }: Mention): boolean =>
  role === "or" || role === "and" || (role === "mark" && LIST_MARKS.has(words)) || words === "nor";

/** What follows the cue, and the rest of a list that begins with it. */
function refuseAfter(placed: Placed[], cue: Span, wanted: readonly Span[]): void {
  let gap = 0;
  let last: Mention | null = null;
  for (const { item, start, end } of placed) {
    if (end <= cue.end) continue;
    if (wanted.some((other) => other.start >= cue.end && other.start <= start)) return;
    if (isMention(item) && start >= cue.start) {
      // "No mushrooms, Rockridge" doesn't go on with its list.
      if (last !== null && (gap > 1 || isArea(item) !== isArea(last))) return;
      // "Doesn't eat meat" is a diet to have, and the cue is in its own words.
      if (start > cue.start) item.isNegated = true;
      last = item;
      gap = 0;
    } else if (item.words === "but" || (item.role === "mark" && !isListWord(item))) return;
    else if (last === null && item.role === "mark") return;
    else if (!isListWord(item)) {
      gap += 1;
      if (gap > (last === null ? REACH_BEFORE : 1)) return;
    }
  }
}

/** What stands before the cue, and the rest of a list that ends with it: not what somebody likes, in "likes fish, noise is out". */
function refuseBefore(placed: Placed[], cue: Span, liking: readonly Span[]): void {
  let gap = 0;
  let isListed = true;
  let hasRefused = false;
  for (const { item, start } of placed.toReversed()) {
    if (start >= cue.start) continue;
    if (isMention(item)) {
      if (hasRefused && (!isListed || liking.some(({ end }) => end + 1 === start))) return;
      item.isNegated = true;
      hasRefused = true;
      isListed = false;
      gap = 0;
    } else if (isListWord(item)) isListed = true;
    else if (item.role === "mark" || item.words === "but") return;
    else {
      gap += 1;
      if (gap > (hasRefused ? 0 : REACH_AFTER)) return;
    }
  }
}

/** Foods in a sentence that speaks of illness, but for those whose clause wants them. */
function markDangers({ text, placed }: Sentence, { danger, notDanger }: RefusalCues, wanted: readonly Span[]): void {
  const harmless = spansOf(text, notDanger);
  const dangers = spansOf(text, danger).filter((cue) => !isInside(cue, harmless));
  if (dangers.length === 0) return;
  const clauseOf = (at: Span) => placed.find(({ end }) => end > at.start)?.clause;
  const wantedClauses = new Set(wanted.map(clauseOf));
  for (const cue of dangers) wantedClauses.delete(clauseOf(cue));
  for (const [at, { item, clause, start, end }] of placed.entries()) {
    const foods = item.topics.filter(({ topic }) => topic === "food");
    if (isOfOtherEaters(placed, at) || isOnlyEatenAfter(text.slice(0, start))) continue;
    const before =
      text
        .slice(0, start)
        .split(/[,;:()/&+]/)
        .at(-1) ?? "";
    if (isDishOfDiet(before, item.words, text.slice(end))) continue;
    if (foods.length === 0 || wantedClauses.has(clause) || foods.every(({ value }) => isCuisine(value))) continue;
    item.isNegated = true;
    item.isDanger = true;
  }
}

/** "One allergic to shellfish, two meat lovers": another food makes one of them ill, and the others eat this one. */
function isOfOtherEaters(placed: readonly Placed[], at: number): boolean {
  const values = placed[at]?.item.topics.map(({ value }) => value) ?? [];
  const isAnother = ({ item }: Placed) =>
    item.topics.some(({ topic, value }) => topic === "food" && !values.includes(value));
  return OTHER_EATERS.test(placed[at + 1]?.item.words ?? "") && placed.some(isAnother);
}
