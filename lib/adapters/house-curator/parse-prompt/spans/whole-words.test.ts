import { expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";

test.each<[City, string, string[]]>([
  ["San Francisco", "旧金山日落区的餐馆指南", ["the Sunset"]],
  ["San Francisco", "旧金山唐人街附近的早茶推荐", ["dim sum", "Chinatown"]],
  ["San Francisco", "旧金山列治文区的点心", ["dim sum", "the Richmond"]],
  ["San Francisco", "使命区的墨西哥菜，安静一点", ["Mexican", "Mission", "~quiet"]],
  ["San Francisco", "适合带孩子的餐馆，不要太吵", ["not too loud", "~good for kids"]],
  ["San Francisco", "八个人聚餐，要有包间，海鲜", ["seafood", "a private room", "~good for a group"]],
  ["San Francisco", "我对花生过敏，想吃泰国菜", ["Thai", "no nuts"]],
  ["Oakland", "奥克兰的素食餐馆", ["vegetarian"]],
  ["Berkeley", "伯克利附近今晚吃什么", ["~dinner"]],
  ["San Jose", "圣何塞的越南菜，便宜一点", ["Vietnamese", "cheap"]],
  ["Peninsula", "半岛的寿司店", ["sushi"]],
])("in %s, %s is read in whole words", async (city, prompt, labels) => {
  expect(await readToLabels(prompt, city)).toEqual(labels);
  const idea = await parsePrompt({ city, prompt });
  const readings = idea.kind === "idea" ? (idea.readings ?? []) : [];
  expect(readings.filter(({ outcome }) => outcome === "not judged" || outcome === "not understood")).toEqual([]);
});

test("a line that nobody wants to stand in is no food to keep out", async () => {
  const idea = await parsePrompt({ city: "San Francisco", prompt: "不要排队的面馆" });
  expect(idea).toMatchObject({ constraints: [{ label: "noodles" }], unknowns: ["how long the line is"] });
});

test.each([
  ["不要折耳根的川菜", "折耳根"],
  ["no flurbs, thai", "flurbs"],
])("a refused word that nobody knows is told, and never ticked: %s", async (prompt, quote) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  expect(idea.kind === "idea" && idea.constraints.every(({ isNegated }) => !isNegated)).toBe(true);
  expect(idea).toMatchObject({
    readings: expect.arrayContaining([expect.objectContaining({ quote, role: "avoid", outcome: "not judged" })]),
  });
});

test.each([
  ["安くて美味しいラーメン", ["ramen", "cheap"]],
  ["おいしくて安いうどん", ["udon", "cheap"]],
  ["高くないうどん", ["udon", "up to $$"]],
  ["好吃又便宜的小笼包", ["soup dumplings", "cheap"]],
  ["不贵的小笼包", ["soup dumplings", "up to $$"]],
  ["不吵的小笼包店", ["soup dumplings", "not too loud"]],
  ["조용한 냉면집", ["naengmyeon", "~quiet"]],
])("where nothing says no to it, no food is kept out: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});

test.each([
  ["豚肉抜きのラーメン", ["ramen", "no pork"]],
  ["えび抜きの天ぷら", ["tempura", "no shellfish"]],
  ["お肉なしの安いラーメン", ["ramen", "no meat", "cheap"]],
  ["除了火锅的川菜", ["Sichuan", "no hot pot"]],
  ["不要香菜的牛肉面", ["beef noodle soup", "~no cilantro"]],
  ["讨厌火锅，要饺子", ["dumplings", "no hot pot"]],
  ["고수 빼고 쌀국수", ["phở", "~no cilantro"]],
  ["해산물 말고 고기", ["meat", "no seafood"]],
])("what a word that we know says no to is kept out: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});
