import { expect, test } from "vitest";
import { readRefusals } from "./read-refusals";

test.each<[text: string, words: string, refused: string[], unsure: string[]]>([
  ["something spicy but not indian", "something spicy", ["indian"], []],
  ["no sushi or ramen", "", ["sushi", "ramen"], []],
  ["not indian and spicy", "and spicy", ["indian"], []],
  ["not sushi, thai", "thai", ["sushi"], []],
  ["no sushi, ramen, or pizza", "", ["sushi", "ramen", "pizza"], []],
  ["tacos, not indian, thai, or sushi please", "tacos please", ["indian", "thai", "sushi"], []],
  ["no small talk, tacos", "tacos", [], ["no small talk"]],
  ["no frozen pizza", "pizza", [], ["no frozen"]],
  ["thai not too spicy", "thai", [], ["not too spicy"]],
  ["no cilantro or mayo", "", [], ["no cilantro", "no mayo"]],
  ["dumplings without shrimp", "dumplings", [], ["without shrimp"]],
  ["family dinner no chains", "family dinner", ["chains"], []],
  ["ramen no wait", "ramen", [], []],
])("%s: %s, without %j, unsure of %j", (text, words, refused, unsure) => {
  const read = readRefusals(text);
  expect(read.words.join(" ")).toBe(words);
  expect([read.refused.map(({ label }) => label), read.unsure]).toEqual([refused, unsure]);
});

test("a phrase that sounds like a refusal is none", () => {
  const { phrases, refused } = readRefusals("not too expensive italian with a view");
  expect(phrases.map(({ term }) => term.label)).toEqual(["$ or $$", "view"]);
  expect(refused).toEqual([]);
});

test("an area is refused", () => {
  expect(readRefusals("ramen outside san francisco").refusedAreas.map(({ city }) => city)).toEqual(["San Francisco"]);
  expect(readRefusals("anywhere but the mission").refusedAreas.map(({ where }) => where)).toEqual(["in the Mission"]);
});
