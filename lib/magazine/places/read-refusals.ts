import functionWords from "@/data/vocabulary/function-words.json" with { type: "json" };
import { foldText } from "@/lib/core/fold-text";
import type { NamedArea } from "@/lib/restaurants/read-query";
import type { SearchHit } from "@/lib/restaurants/search-hits";
import { type Allergy, type AvoidedFood, allergyAt, avoidableFood, speaksOfAllergy } from "./avoided-foods";
import { fact } from "./load-places";
import { phraseAt, termAt } from "./read-terms";
import { readWhere } from "./read-where";
import { CHAINS } from "./search-words";
import type { Term } from "./term";

export type Refusals = {
  /** The words outside of any refusal and any phrase. */
  words: string[];
  /** Phrases that mean something only as a whole: "with a view", "not too expensive". */
  phrases: { text: string; term: Term }[];
  /** What a place must not be, serve or have. */
  refused: Term[];
  /** Where it must not be. */
  refusedAreas: NamedArea[];
  /** Chains that it must not be. */
  refusedNames: string[];
  /** Foods that are refused, or would make somebody ill: "no pork", "nut allergy". */
  avoided: AvoidedFood[];
  /** Whether an allergy is spoken of, and not to what. */
  isOfSomeAllergy: boolean;
  /** What is refused and can't be told of any place, as typed: "not too spicy". */
  unsure: string[];
};

const PHRASE_LENGTH_MAX = 6;
/** "Ban Thai" and "Sans Souci" are names. */
const NAME_WORDS = new Set(["ban", "anti", "sans", "minus", "never", "less", "skip", "skipping", "besides"]);
const CUES = new Set(functionWords.not.filter((cue) => !NAME_WORDS.has(cue)).map(foldText));
/** What sounds like a refusal and is none: "no rush". */
const NO_REFUSALS = new Set(
  functionWords.filler.map(foldText).filter((phrase) => /^(?:no|not|nothing|dont|never) /.test(phrase)),
);
const DEGREES = new Set(["too", "very", "so", "really", "super", "overly", "that", "more", "as"]);
const BETWEEN = new Set(
  "a an any anything the some in at from on like for with of food foods place places to be".split(" "),
);
const JOINERS = new Set(["or", "nor"]);
/** What a refused thing ends before. */
const ENDS = new Set([...JOINERS, ...BETWEEN, "and", "but", "near", "by", "around", "please"]);
/** The words of a part of a list. */
const LIST_PART_MAX = 3;
const CLAUSE = /[,;:!?()]+|\.(?=\s|$)/;

/** "Allergy: peanuts" and "shellfish (allergy)" are each of one clause. */
const ALLERGY_MARKS = /(?<before>\b(?:allerg|intoleran)\p{L}*)\s*[:(–—-]+\s*|\s*\((?=(?:allerg|intoleran))/giu;

/** Which words of a search refuse something, clause by clause; a phrase of the vocabulary goes before its words. */
export function readRefusals(text: string): Refusals {
  const read: Refusals = {
    words: [],
    phrases: [],
    refused: [],
    refusedAreas: [],
    refusedNames: [],
    avoided: [],
    isOfSomeAllergy: false,
    unsure: [],
  };
  for (const words of joinLists(text.replace(ALLERGY_MARKS, "$<before> ").split(CLAUSE).map(wordsOf))) {
    for (let at = 0; at < words.length; ) at += readAt(words, at, read);
  }
  return read;
}

const wordsOf = (clause: string): string[] => foldText(clause).split(" ").filter(Boolean);

/** "No sushi, ramen, or pizza" refuses three things: the clauses of such a list are one, with "or" between its parts. */
function joinLists(clauses: readonly string[][]): string[][] {
  const joined: string[][] = [];
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at] ?? [];
    const after = clauses.slice(at + 1);
    const last = after.findIndex(([first = ""]) => JOINERS.has(first));
    const isList = last >= 0 && after.slice(0, last).every(({ length }) => length > 0 && length <= LIST_PART_MAX);
    if (!isList || !clause.some((_, start) => longest(CUES, clause, start) > 0)) {
      joined.push(clause);
      continue;
    }
    const parts = after.slice(0, last).flatMap((part) => ["or", ...part]);
    joined.push([...clause, ...parts, ...(after[last] ?? [])]);
    at += last + 1;
  }
  return joined;
}

/** Reads what stands there; how many words that are. */
function readAt(words: readonly string[], at: number, read: Refusals): number {
  // "Allergy friendly" is told of no place, and "gluten allergy" is a diet.
  const isOfAllergy = speaksOfAllergy(words[at]);
  const phrase = isOfAllergy ? null : phraseAt(words, at);
  if (phrase) {
    read.phrases.push({ text: words.slice(at, at + phrase.count).join(" "), term: phrase.term });
    return phrase.count;
  }
  const cued = longest(CUES, words, at);
  const allergy = allergyAfter(words, at, isOfAllergy ? 0 : cued);
  if (allergy && (cued === 0 || allergy.foods.length > 0)) {
    const { foods, unknown, count } = allergy;
    const typed = words.slice(at, at + count).join(" ");
    read.avoided.push(...foods.map((food) => ({ typed, food })));
    if (unknown !== null) read.unsure.push(typed);
    else if (foods.length === 0) read.isOfSomeAllergy = true;
    return count;
  }
  const none = longest(NO_REFUSALS, words, at);
  if (none > 0) return none;
  const cue = cued || Number(words[at] === "outside" && areaAt(words, at + 1) !== null);
  if (cue === 0) {
    read.words.push(words[at] ?? "");
    return 1;
  }
  return cue + readRefused(words, at + cue, read, words.slice(at, at + cue).join(" "));
}

/** After a cue only what is called an allergy is one: "no shellfish allergy", and not "not dairy free". */
function allergyAfter(words: readonly string[], at: number, cue: number): Allergy | null {
  const allergy = allergyAt(words, at + cue);
  if (!allergy || cue === 0) return allergy;
  const isCalledSo = words.slice(at + cue, at + cue + allergy.count).some(speaksOfAllergy);
  return isCalledSo ? { ...allergy, count: allergy.count + cue } : null;
}

function readRefused(words: readonly string[], from: number, read: Refusals, cue: string): number {
  let at = from;
  for (let word = words[at]; word !== undefined && (DEGREES.has(word) || BETWEEN.has(word)); word = words[at]) {
    if (termAt(words, at).term.kind !== "word" || chainAt(words, at)) break;
    at++;
  }
  if (at >= words.length) return at - from;
  const area = areaAt(words, at);
  if (area) {
    read.refusedAreas.push(...area.areas);
    return at + area.count - from;
  }
  const chain = chainAt(words, at);
  if (chain) {
    read.refusedNames.push(chain.name);
    return at + chain.count - from;
  }
  const { term, count } = termAt(words, at);
  const avoided = term.kind === "mood" || term.kind === "diet" ? null : avoidableFood(words, at);
  at += Math.max(count, avoided?.count ?? 0);
  // "No small talk", "no loud music": what no list knows belongs to it.
  if (term.kind === "mood" || (term.kind === "word" && !avoided)) at += unknownAfter(words, at);
  const typed = [cue, ...words.slice(from, at)].join(" ");
  const isTaste = term.kind === "mood" && term.facts.every((each) => each.startsWith("cuisine "));
  const isUnsearched = term.kind === "word" || isTaste;
  if (!isUnsearched) read.refused.push(term);
  const opposite = oppositeOf(term);
  if (opposite) read.phrases.push({ text: opposite.label, term: opposite });
  if (avoided) read.avoided.push({ typed, food: avoided.food });
  else if (isUnsearched) read.unsure.push(typed);
  const [next = "", after] = words.slice(at, at + 2);
  const goesOn =
    after !== undefined && (JOINERS.has(next) || (next === "and" && termAt(words, at + 1).term.kind === term.kind));
  return (goesOn ? at + 1 + readRefused(words, at + 1, read, cue) : at) - from;
}

/** Whoever wants it not loud wants it quiet: what isn't known to be loud may be. */
function oppositeOf({ kind, facts }: Term): Term | null {
  if (kind !== "mood" || !facts.includes(fact("vibe", "loud"))) return null;
  return termAt(["quiet"], 0).term;
}

const CHAIN_WORDS = [4, 3, 2, 1];

function chainAt(words: readonly string[], at: number): { name: string; count: number } | null {
  for (const count of CHAIN_WORDS) {
    const phrase = words.slice(at, at + count).join(" ");
    if (at + count <= words.length && CHAINS.includes(phrase)) return { name: phrase, count };
  }
  return null;
}

/** How many words stand there that no list knows, up to one that joins, or tells where. */
function unknownAfter(words: readonly string[], from: number): number {
  let at = from;
  while (at < words.length && isUnknown(words, at)) at++;
  return at - from;
}

const isUnknown = (words: readonly string[], at: number): boolean =>
  !ENDS.has(words[at] ?? "") &&
  termAt(words, at).term.kind === "word" &&
  longest(CUES, words, at) === 0 &&
  areaAt(words, at) === null;

function areaAt(words: readonly string[], at: number): { areas: NamedArea[]; count: number } | null {
  for (const count of [4, 3, 2, 1]) {
    if (at + count > words.length) continue;
    const phrase = words.slice(at, at + count);
    const { areas, words: others } = readWhere(phrase.join(" "));
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

/** "Nothing Bundt Cakes" refuses nothing: a title whose first word refuses what no list knows is a name. */
export function isNameThatRefuses(query: string): boolean {
  const words = query.trim().split(/\s+/);
  const [first = "", second = ""] = wordsOf(query);
  if (words.length < 2 || CLAUSE.test(query) || !words.every((word) => /^\P{L}*\p{Lu}/u.test(word))) return false;
  return REFUSING_NAMES.has(first) && !DEGREES.has(second) && isNoFood([second]);
}

const REFUSING_NAMES = new Set(["no", "not", "nothing", "without", "never", "none", "neither"]);
const isNoFood = (words: readonly string[]): boolean =>
  termAt(words, 0).term.kind === "word" && avoidableFood(words, 0) === null && areaAt(words, 0) === null;

/** "In-N-Outburger" is In N Out. */
export function isOfChain({ name }: Pick<SearchHit["place"], "name">, chains: readonly string[]): boolean {
  const own = foldText(name).replaceAll(" ", "");
  return chains.some((chain) => own.startsWith(chain.replaceAll(" ", "")));
}

/** A name or a list that says that a place is what is refused. */
export function isRefusedName(place: SearchHit["place"], refused: readonly Term[]): boolean {
  const said = ` ${foldText([place.name, ...place.cuisines].join(" "))} `;
  return refused.some(({ phrases }) => phrases.some((phrase) => said.includes(` ${phrase} `)));
}
