import { expect, it } from "vitest";
import { splitTitle } from "./split-title";

it.each([
  ["The Fog Belt: Six warm rooms", { title: "The Fog Belt", subtitle: "Six warm rooms" }],
  ["Noodles: Slow, slower: slowest", { title: "Noodles", subtitle: "Slow, slower: slowest" }],
  ["Bread First", { title: "Bread First", subtitle: null }],
  ["Bread First:", { title: "Bread First", subtitle: null }],
  [": Odd", { title: ": Odd", subtitle: null }],
])("%s", (name, parts) => {
  expect(splitTitle(name)).toEqual(parts);
});
