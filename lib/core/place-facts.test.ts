import { expect, test } from "vitest";
import { askFirst, mealsText, unconfirmedText } from "./place-facts";

test.each([
  [["lunch"], "Lunch only"],
  [["lunch", "breakfast"], "Breakfast and lunch only"],
  [["dinner"], "Dinner only"],
  [["dinner", "lunch"], "Lunch and dinner"],
  [["dinner", "brunch", "lunch"], "Brunch, lunch, and dinner"],
  [["late-night"], "Late night"],
  [["dinner", "late-night"], "Dinner and late night"],
  [[], null],
  [["toString"], null],
])("%j is told as %j", (meals, text) => {
  expect(mealsText({ isOpen: true, openingHours: null, meals })).toBe(text);
});

test("meals are told neither of a closed place nor beside its hours", () => {
  expect(mealsText({ isOpen: false, openingHours: null, meals: ["lunch"] })).toBeNull();
  expect(mealsText({ isOpen: true, openingHours: ["Monday: Closed"], meals: ["lunch"] })).toBeNull();
  expect(mealsText({ isOpen: true, openingHours: null })).toBeNull();
});

test("what to do first is what can be done", () => {
  const website = "https://zuni.example";
  expect(askFirst({ phoneNumber: "(415) 552-2522", website })).toBe("Call before you go.");
  expect(askFirst({ phoneNumber: null, website })).toBe("Look at its website before you go.");
  expect(askFirst({ phoneNumber: null, website: null })).toBe("Look it up before you go.");
  expect(unconfirmedText({ phoneNumber: null, website })).toMatch(/still open\. Look at its website/);
});
