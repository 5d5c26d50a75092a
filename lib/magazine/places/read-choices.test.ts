import { expect, test } from "vitest";
import { buildWordIndex } from "../word-index";
import { readSearch } from "./read-search";

const index = buildWordIndex([{ title: "birria tacos ramen", place: "Or Not To Brew", text: "on the corner" }]);
const labels = (query: string) => readSearch(query, index).terms.map(({ label }) => label);

test.each<[query: string, labels: string[]]>([
  ["tacos or pho in the mission", ["tacos or pho"]],
  ["ramen, udon or soba near lake merritt", ["ramen, udon, or soba"]],
  ["ramen, udon, or soba", ["ramen, udon, or soba"]],
  ["tacos/pho", ["tacos or pho"]],
  ["sushi vs ramen", ["sushi or ramen"]],
  ["either thai or maybe some indian food", ["thai or indian"]],
  ["taccos or ramem", ["tacos or ramen"]],
  ["cheap vegan or vegetarian lunch", ["$", "vegan or vegetarian", "lunch"]],
  ["vegan or thai", ["vegan or thai"]],
  ["spicy ramen or udon", ["spicy", "ramen or udon"]],
  ["cozy or lively bar", ["cozy or lively", "bar"]],
  ["dim sum or hot pot for my parents", ["dim sum or hot pot", "good for the older generation"]],
  ["sushi under 30 or ramen palo alto", ["sushi or ramen", "$ or $$"]],
  ["sushi under $30 or ramen", ["sushi or ramen", "$ or $$"]],
  ["sushi in oakland or ramen", ["sushi or ramen"]],
  ["sushi in oakland or ramen in berkeley", ["sushi or ramen"]],
  ["sushi or ramen palo alto", ["sushi or ramen"]],
  ["sushi near lake merritt or ramen", ["sushi or ramen"]],
  ["ramen in the mission, udon or soba", ["ramen, udon, or soba"]],
  ["tacos tonight at 7pm or pho", ["tacos or pho"]],
  ["tacos for 4 people or pho", ["tacos or pho"]],
  ["burgers or pizza, no sushi or tacos", ["burgers or pizza"]],
])("one of several is one thing that is asked for: %s", (query, expected) => {
  expect(labels(query)).toEqual(expected);
});

test.each<[query: string, labels: string[]]>([
  ["tacos and pho", ["tacos", "pho"]],
  ["spicy, vegan, thai", ["spicy", "vegan", "thai"]],
  ["thai, vegan or not", ["thai", "vegan"]],
  ["quiet, pizza or pasta", ["quiet", "pizza or pasta"]],
  ["brew or not", ["brew"]],
])("what isn't said to be one of several is all asked for: %s", (query, expected) => {
  expect(labels(query)).toEqual(expected);
});
