import { expect, test } from "vitest";
import { buildWordIndex } from "../word-index";
import { inPlainSpelling } from "./plain-spelling";
import { readSearch } from "./read-search";
import { inFullWords } from "./search-words";

const index = buildWordIndex([
  { title: "thai ramen tacos bubble tea", place: "Nite Yun", text: "chez panisse alumni, open until late" },
]);

test.each<[typed: string, meant: string]>([
  ["dinner tonite mission", "dinner tonight mission"],
  ["2nite thai", "tonight thai"],
  ["tacos tmrw", "tacos tomorrow"],
  ["tomorow sushi", "tomorrow sushi"],
  ["tommorow sushi", "tomorrow sushi"],
  ["restraunt near union square", "restaurant near union square"],
  ["Restuarant", "restaurant"],
  ["resturaunts in berkeley", "restaurants in berkeley"],
  ["resto in oakland", "restaurant in oakland"],
  ["place 2 eat b4 the movie", "place to eat before the movie"],
  ["tacos plz", "tacos please"],
  ["coffee w/ wifi", "coffee with wifi"],
  ["ramen w/o pork", "ramen without pork"],
  ["bubble tee sunset", "bubble tea sunset"],
  ["recomend a ramen", "recommend a ramen"],
  ["cheep eats", "cheap eats"],
  ["freinds and somthing delicous", "friends and something delicious"],
])("%s is read as %s", (typed, meant) => {
  expect(inPlainSpelling(inFullWords(typed), index)).toBe(meant);
});

test.each([
  "nite yun",
  "tacos",
  "chez panisse",
  "Restraunt Rouge",
  "w/ 12",
  "throat coat",
  "omakase",
  "lake merritt",
  "pho 2000",
])("names, English and what is on menus stay: %s", (typed) => {
  expect(inPlainSpelling(inFullWords(typed), index)).toBe(typed);
});

test("another language's words aren't misspelled", () => {
  expect(readSearch("je cherche un restaurant pas cher", index).terms.map(({ label }) => label)).toEqual(["$"]);
});

test("a word that was spelled right is no wish", () => {
  for (const query of ["thai tonite", "thai restraunt plz"])
    expect(readSearch(query, index).terms.map(({ label }) => label)).toEqual(["thai"]);
});
