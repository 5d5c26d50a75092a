import { expect, test } from "vitest";
import { buildWordIndex } from "../word-index";
import { readSearch } from "./read-search";

const index = buildWordIndex([
  { title: "monterey fish market", place: "Monterey Fish Market", text: "lunch" },
  { title: "dumplings", place: "Kingdom of Dumpling", text: "napa cabbage and pork" },
]);
const OURS = "outside our cities, which are San Francisco, Oakland, Berkeley, San Jose, and the Peninsula.";

test.each<[query: string, notes: string[], words: string[]]>([
  ["napa wine country lunch", [`Napa and Wine Country lie ${OURS} We looked in those.`], []],
  ["tacos in Santa Cruz", [`Santa Cruz lies ${OURS} We looked in those.`], ["tacos"]],
  ["tahoe pizza", [`Tahoe lies ${OURS} We looked in those.`], ["pizza"]],
  ["napa cabbage dumplings", [], ["napa", "cabbage", "dumplings"]],
  ["cheese from sonoma", [], ["cheese", "sonoma"]],
  ["Monterey Fish Market", [], ["monterey", "fish", "market"]],
  ["new york pizza", [], []],
  ["wine in oakland", [], ["wine"]],
  ["coffee at Paris Baguette", [], []],
  ["bakery near Paris Baguette", [], []],
  ["dinner in Paris for two", [`Paris lies ${OURS} We looked in those.`], []],
])("%s names a place outside our cities, or none", (query, notes, words) => {
  const read = readSearch(query, index);
  expect(read.notes.filter((note) => note.includes("outside"))).toEqual(notes);
  if (words.length > 0) expect(read.words).toEqual(words);
  expect(read.isAdvised).toBe(false);
});

test.each(["napa", "restaurants in Napa Valley", "somewhere in los angeles"])("nothing is searched for %s", (query) => {
  const { isAdvised, isOpenEnded } = readSearch(query, index);
  expect({ isAdvised, isOpenEnded }).toEqual({ isAdvised: true, isOpenEnded: false });
});
