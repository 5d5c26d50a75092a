import { expect, test } from "vitest";
import { placesOpenOn, readSpecialDay } from "./special-days";

const isOpen = (day: string, text: string): boolean => {
  const { day: special } = readSpecialDay(day);
  return special !== null && placesOpenOn({ texts: [text] }, special).has(0);
};

test.each([
  ["thanksgiving", "the counter doesnt close even on thanksgiving"],
  ["thanksgiving", "the kitchen cooks on every day of the year thanksgiving included"],
  ["christmas", "open on christmas day for dim sum"],
  ["new year’s eve", "it opens on new years eve too"],
  ["4th of july", "open every day including the fourth of july"],
])("a text says that it opens on %s: %s", (day, text) => {
  expect(isOpen(day, text)).toBe(true);
});

test.each([
  ["thanksgiving", "in thanksgiving week the kitchen stops cooking to bake"],
  ["thanksgiving", "open daily not even on thanksgiving do the cooks rest"],
  ["thanksgiving", "baked from before thanksgiving until the new year"],
  ["christmas", "the lomo has the ingredients of his mothers christmas lomo"],
  ["christmas", "it is open on christmas eve"],
  ["4th of july", "it opened on the fourth of july in 1974"],
  ["new year’s day", "it closed for good on new years day"],
  ["christmas", "closed on christmas"],
])("and doesn't of %s: %s", (day, text) => {
  expect(isOpen(day, text)).toBe(false);
});
