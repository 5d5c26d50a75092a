import { expect, test } from "vitest";
import { askFirst, mealsText, unconfirmedNote } from "./place-facts";

test.each([
  [["lunch"], "Serves lunch"],
  [["lunch", "breakfast"], "Serves breakfast and lunch"],
  [["dinner"], "Serves dinner"],
  [["dinner", "lunch"], "Serves lunch and dinner"],
  [["dinner", "brunch", "lunch"], "Serves brunch, lunch, and dinner"],
  [["late-night"], "Serves late-night food"],
  [["dinner", "late-night"], "Serves dinner and late-night food"],
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
});

test("the caution is said of an open place that nothing confirms, and of no other", () => {
  const place = { phoneNumber: null, website: "https://zuni.example", isOpen: true };
  expect(unconfirmedNote({ ...place, isUnconfirmed: true })).toBe(
    "We could not confirm that it is still open. Look at its website before you go.",
  );
  expect(unconfirmedNote(place)).toBeNull();
  expect(unconfirmedNote({ ...place, isUnconfirmed: true, isOpen: false })).toBeNull();
});
