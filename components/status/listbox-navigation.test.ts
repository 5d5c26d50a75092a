import { expect, test } from "vitest";
import { nextActiveIndex } from "./listbox-navigation";

const NAMES = ["Loved", "Liked", "Interested", "Never Again", "Not Interested", "Clear"];

/** Where a row of keys ends, a tenth of a second apart. */
function walk(from: number, keys: string[], pauseMs = 100): number {
  const typed = { text: "", at: Number.NEGATIVE_INFINITY };
  let active = from;
  keys.forEach((key, at) => {
    const held = { ctrlKey: false, metaKey: false, altKey: false };
    active = nextActiveIndex({ key, timeStamp: at * pauseMs, ...held }, { active, names: NAMES, typed }) ?? active;
  });
  return active;
}

test("arrows stop at the ends, Home and End lead there", () => {
  expect(walk(0, ["ArrowUp"])).toBe(0);
  expect(walk(0, ["ArrowDown", "ArrowDown"])).toBe(2);
  expect(walk(2, ["End", "ArrowDown"])).toBe(5);
  expect(walk(4, ["Home"])).toBe(0);
});

test("letters lead to names: one to the next that begins with it, several to the one that they spell", () => {
  expect(walk(0, ["l"])).toBe(1);
  expect(walk(0, ["l", "l"])).toBe(0);
  expect(walk(0, [..."not i"])).toBe(4);
  expect(walk(0, ["n"])).toBe(3);
  expect(walk(0, ["n", "o"], 2000)).toBe(3);
  expect(walk(3, ["x"])).toBe(3);
});

test("space is no letter until a word is being typed, and held keys are for others", () => {
  const typed = { text: "", at: Number.NEGATIVE_INFINITY };
  const list = { active: 0, names: NAMES, typed };
  const key = { key: " ", timeStamp: 5000, ctrlKey: false, metaKey: false, altKey: false };
  expect(nextActiveIndex(key, list)).toBeNull();
  expect(nextActiveIndex({ ...key, key: "ArrowDown", ctrlKey: true }, list)).toBeNull();
  expect(nextActiveIndex({ ...key, key: "Enter" }, list)).toBeNull();
});
