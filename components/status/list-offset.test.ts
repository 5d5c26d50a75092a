import { expect, test } from "vitest";
import { GAP, MARGIN, offsetAbove } from "./list-offset";

const span = (top: number, height: number) => ({ top, bottom: top + height });
const windowHeight = 844;
/** Where the list's upper and lower ends come to lie. */
const listAt = (
  button: { top: number; bottom: number },
  name: { top: number; bottom: number } | null,
  height = 252,
) => {
  const bottom = button.top - offsetAbove({ button, name, height, windowHeight });
  return { top: bottom - height, bottom };
};

test("a list with room between the name and its button is beside the button", () => {
  expect(offsetAbove({ button: span(700, 52), name: span(320, 28), height: 252, windowHeight })).toBe(GAP);
  expect(offsetAbove({ button: span(700, 52), name: null, height: 252, windowHeight })).toBe(GAP);
});

test("one that would cover the name comes down below it", () => {
  const list = listAt(span(704, 52), span(514, 28));
  expect(list.top).toBe(542 + GAP);
  expect(list.bottom).toBeLessThanOrEqual(windowHeight - MARGIN);
});

test("where that leaves the window it stays, and so it does for a name that is below", () => {
  expect(offsetAbove({ button: span(704, 52), name: span(560, 28), height: 300, windowHeight })).toBe(GAP);
  expect(offsetAbove({ button: span(400, 52), name: span(500, 28), height: 252, windowHeight })).toBe(GAP);
});
