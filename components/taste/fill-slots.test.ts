import fc from "fast-check";
import { expect, test } from "vitest";
import { fillSlots } from "./fill-slots";

test.each([
  [
    ["a", "b", "c"],
    ["b", "c", "d"],
    ["d", "b", "c"],
  ],
  [
    ["a", "b", "c"],
    ["c", "d", "e"],
    ["d", "e", "c"],
  ],
  [
    ["a", "b", "c"],
    ["b", "c"],
    ["c", "b"],
  ],
  [["a", "b", "c"], [], []],
  [[], ["a", "b"], ["a", "b"]],
  [["a"], ["b", "a"], ["a", "b"]],
])("of %j, %j is shown as %j", (before, now, shown) => {
  expect(fillSlots(before, now)).toEqual(shown);
});

test("shows each place once, and those that stay where they were", () => {
  const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 3 });
  fc.assert(
    fc.property(ids, ids, (before, now) => {
      const shown = fillSlots(before, now);
      expect(shown.toSorted()).toEqual(now.toSorted());
      for (const [at, id] of before.entries()) if (at < now.length && now.includes(id)) expect(shown[at]).toBe(id);
    }),
  );
});
