import { expect, test } from "vitest";
import { themeReader } from "@/lib/adapters/house-curator/house-curator";
import { gistOf } from "./gist";
import { areSameIdea, areSimilar } from "./similarity";

const embedded = { themeReader };
const compare = async (a: string, b: string) => {
  const [one, two] = [await gistOf(embedded, a), await gistOf(embedded, b)];
  expect(areSimilar(one, two)).toBe(areSimilar(two, one));
  return { alike: areSimilar(one, two), same: areSameIdea(one, two) };
};

test.each([
  ["A quiet bowl of noodles after the holidays", "After the holidays, noodles in a quiet bowl"],
  ["Crab and oysters in the cold months", "Oysters and crab for a cold month"],
  ["Thai food in squash season", "Thai food with a little heat for a windy evening"],
  ["Sushi or izakaya at the counter", "Sushi or izakaya at the counter while the cherries bloom"],
  ["A romantic candlelit dinner for two", "Candlelight and a romantic dinner on the longest night"],
  ["Brunch with your mother", "Brunch without the line"],
])("%s is like %s", async (a, b) => {
  expect((await compare(a, b)).alike).toBe(true);
});

test.each([
  ["Dim sum with the whole family for the Lunar New Year", "Ramen on the first cold night"],
  ["A night of eating in the Mission", "Dinner in Hayes Valley before the opera"],
  ["Mexican cooking for the days of the dead", "Tacos for the first warm evening"],
  ["A birthday dinner, someone else is paying", "A loud, happy birthday"],
  ["Oysters and a glass of wine", "A date over wine and small plates in harvest season"],
])("%s is not like %s", async (a, b) => {
  expect((await compare(a, b)).alike).toBe(false);
});

test("a given-up idea in other words is the same, one that comes near is not", async () => {
  expect((await compare("Soup against the fog", "Against the fog: soups")).same).toBe(true);
  expect((await compare("Brunch with your mother", "Brunch without the line")).same).toBe(false);
});
