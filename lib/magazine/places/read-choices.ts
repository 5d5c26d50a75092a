import { foldText } from "@/lib/core/fold-text";
import { joinWithOr } from "@/lib/core/join-list";
import type { WordIndex } from "../word-index";
import { readWhere } from "./read-where";
import { saysNothing } from "./search-words";
import { isUnknown, spellWord } from "./spell-word";
import type { Term, TermKind } from "./term";

/** Of terms of several kinds, what a choice between them counts as. */
const KINDS: readonly TermKind[] = ["food", "diet", "word", "mood"];
/** After "near", a part of a choice only says where. */
const NEAR = /^ *(?:near|by|around|close to|next to|across from) .+$/;
const SEPARATOR = /(,|\/|\b(?:or|vs|versus)\b)/i;

/** "Tacos or pho", "ramen, udon or soba": a place needs one of them, so that each choice is one term. */
export function joinChoices(terms: readonly Term[], typed: string, index: WordIndex): Term[] {
  const text = { terms, ...split(typed, index), isIdle: (words: string) => isIdle(words, index) };
  const joined: Term[] = [];
  const choices: Term[][] = [];
  for (const term of terms) {
    if (choices.some((choice) => choice.includes(term))) continue;
    const choice = choiceFrom(term, text);
    choices.push(choice);
    joined.push(choice.length > 1 ? choiceTerm(choice) : term);
  }
  return joined;
}

type Text = {
  terms: readonly Term[];
  /** What stands between the commas and "or", and what is between each two: "," or "or". */
  parts: readonly string[];
  separators: readonly string[];
  isIdle: (words: string) => boolean;
};

/** A term and those that it is said to stand for each other with, over commas to the last "or". */
function choiceFrom(term: Term, { terms, parts, separators, isIdle }: Text): Term[] {
  const isOpen = (each: Term) => each.kind !== "price" && each.isBonus !== true;
  const isLast = (part: string, { label }: Term) =>
    around(part, label).some(([, after]) => isIdle(after.replace(NEAR, "")));
  const isFirst = (part: string, { label }: Term) => around(part, label).some(([before]) => isIdle(before));
  const start = parts.findIndex((part) => isOpen(term) && isLast(part, term));
  if (start < 0) return [term];
  const choice = [term];
  let chosen = 1;
  for (let at = start + 1; at < parts.length; at++) {
    const part = parts[at] ?? "";
    const next = terms.find((each) => isOpen(each) && !choice.includes(each) && isFirst(part, each));
    const isComma = separators[at - 1] === ",";
    // "Quiet, pizza or pasta" is to be quiet.
    if (!next || (isComma && next.kind !== term.kind)) break;
    choice.push(next);
    if (!isComma) chosen = choice.length;
    if (!isLast(part, next)) break;
  }
  const known = choice.slice(0, chosen);
  return known.some(({ kind }) => kind !== "word") ? known : [term];
}

const choiceTerm = (choice: readonly Term[]): Term => {
  const union = <Value>(valuesOf: (term: Term) => readonly Value[]): Value[] => [...new Set(choice.flatMap(valuesOf))];
  return {
    kind: KINDS.find((kind) => choice.some((term) => term.kind === kind)) ?? "word",
    label: joinWithOr(choice.map(({ label }) => label)),
    facts: union(({ facts }) => facts),
    kitchens: union(({ kitchens }) => kitchens),
    phrases: union(({ phrases }) => phrases),
    prices: [],
    priceMax: null,
    choices: choice,
  };
};

function split(typed: string, index: WordIndex): Pick<Text, "parts" | "separators"> {
  const pieces = typed.split(SEPARATOR);
  const parts = pieces.filter((_, at) => at % 2 === 0).map((part) => spelled(part, index));
  const separators = pieces.filter((_, at) => at % 2 === 1).map((each) => (each === "," ? each : "or"));
  // "Ramen, udon, or soba."
  for (let at = parts.length - 2; at > 0; at--) {
    if (parts[at] !== "") continue;
    parts.splice(at, 1);
    separators.splice(at - 1, 2, "or");
  }
  return { parts, separators };
}

/** Without the areas that it names: where to choose is no part of what. */
function spelled(part: string, index: WordIndex): string {
  const folded = foldText(part);
  const { areas, words } = readWhere(folded);
  return (areas.length > 0 ? words : folded.split(" ")).map((word) => spellWord(index, word)).join(" ");
}

/** What stands before and after it, each time. */
function around(part: string, label: string): [before: string, after: string][] {
  const between = ` ${part} `.split(` ${label} `);
  return between.slice(1).map((_, at) => [between.slice(0, at + 1).join(" "), between.slice(at + 1).join(" ")]);
}

/** "Maybe some", "please". */
const isIdle = (words: string, index: WordIndex): boolean =>
  words.split(" ").every((word) => word === "" || (isUnknown(word) && saysNothing(index, word)));
