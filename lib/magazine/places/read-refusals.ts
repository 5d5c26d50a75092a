import functionWords from "@/data/vocabulary/function-words.json" with { type: "json" };
import { foldText } from "@/lib/core/fold-text";
import type { NamedArea } from "@/lib/restaurants/read-query";
import { readQuery } from "@/lib/restaurants/read-query";
import { findIngredient } from "@/lib/restaurants/vocabulary";
import { phraseAt, type Term, termAt } from "./read-terms";

export type Refusals = {
  /** The words outside of any refusal and any phrase. */
  words: string[];
  /** Phrases that mean something only as a whole: "with a view", "not too expensive". */
  phrases: { text: string; term: Term }[];
  /** What a place must not be, serve or have. */
  refused: Term[];
  /** Where it must not be. */
  refusedAreas: NamedArea[];
  /** What is refused and can't be told of any place, as typed: "no pork", "not too spicy". */
  unsure: string[];
};

const PHRASE_LENGTH_MAX = 6;
/** "Ban Thai" and "Sans Souci" are names. */
const NAME_WORDS = new Set(["ban", "anti", "sans", "minus", "never", "less", "skip", "skipping", "besides"]);
const CUES = new Set(functionWords.not.filter((cue) => !NAME_WORDS.has(cue)).map(foldText));
/** What sounds like a refusal and is none: "no rush". */
const NO_REFUSALS = new Set(
  functionWords.filler.map(foldText).filter((phrase) => /^(?:no|not|dont|never) /.test(phrase)),
);
const DEGREES = new Set(["too", "very", "so", "really", "super", "overly", "that", "more", "as"]);
const BETWEEN = new Set(
  "a an any anything the some in at from on like for with of food foods place places to be".split(" "),
);
const CLAUSE = /[,;:!?()]+|\.(?=\s|$)/;

/** Which words of a search refuse something, clause by clause; a phrase of the vocabulary goes before its words. */
export function readRefusals(text: string): Refusals {
  const read: Refusals = { words: [], phrases: [], refused: [], refusedAreas: [], unsure: [] };
  for (const clause of text.split(CLAUSE)) {
    const words = foldText(clause).split(" ").filter(Boolean);
    for (let at = 0; at < words.length; ) at += readAt(words, at, read);
  }
  return read;
}

/** Reads what stands there; how many words that are. */
function readAt(words: readonly string[], at: number, read: Refusals): number {
  const phrase = phraseAt(words, at);
  if (phrase) {
    read.phrases.push({ text: words.slice(at, at + phrase.count).join(" "), term: phrase.term });
    return phrase.count;
  }
  const none = longest(NO_REFUSALS, words, at);
  if (none > 0) return none;
  const cue = longest(CUES, words, at) || Number(words[at] === "outside" && areaAt(words, at + 1) !== null);
  if (cue === 0) {
    read.words.push(words[at] ?? "");
    return 1;
  }
  return cue + readRefused(words, at + cue, read, words.slice(at, at + cue).join(" "));
}

function readRefused(words: readonly string[], from: number, read: Refusals, cue: string): number {
  let at = from;
  for (let word = words[at]; word !== undefined && (DEGREES.has(word) || BETWEEN.has(word)); word = words[at]) {
    if (termAt(words, at).term.kind !== "word") break;
    at++;
  }
  if (at >= words.length) return at - from;
  const area = areaAt(words, at);
  if (area) {
    read.refusedAreas.push(...area.areas);
    return at + area.count - from;
  }
  const { term, count } = termAt(words, at);
  at += count;
  const isTaste = term.kind === "mood" && term.facts.every((each) => each.startsWith("cuisine "));
  const isIngredient = term.kind !== "mood" && findIngredient(term.label) !== null;
  const isUnsearched = term.kind === "word" || isTaste;
  if (!isUnsearched) read.refused.push(term);
  if (isUnsearched || isIngredient) read.unsure.push([cue, ...words.slice(from, at)].join(" "));
  const [next = "", after] = words.slice(at, at + 2);
  const goesOn =
    after !== undefined &&
    (["or", "nor"].includes(next) || (next === "and" && termAt(words, at + 1).term.kind === term.kind));
  return (goesOn ? at + 1 + readRefused(words, at + 1, read, cue) : at) - from;
}

function areaAt(words: readonly string[], at: number): { areas: NamedArea[]; count: number } | null {
  for (const count of [4, 3, 2, 1]) {
    if (at + count > words.length) continue;
    const phrase = words.slice(at, at + count);
    const { areas, words: others } = readQuery(phrase.join(" "));
    if (areas.length > 0 && others.length === 0 && !["or", "nor", "and"].includes(phrase.at(-1) ?? ""))
      return { areas, count };
  }
  return null;
}

function longest(phrases: ReadonlySet<string>, words: readonly string[], at: number): number {
  for (let count = Math.min(PHRASE_LENGTH_MAX, words.length - at); count > 0; count--)
    if (phrases.has(words.slice(at, at + count).join(" "))) return count;
  return 0;
}
