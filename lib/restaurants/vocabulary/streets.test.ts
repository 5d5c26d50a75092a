import { expect, test } from "vitest";
import { evaluateConstraint, judgeConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { isLongStreet, isOnStreet } from "./streets";

test("a street through neighborhoods is one, and a neighborhood of that name isn't", () => {
  expect(isLongStreet("Telegraph Avenue", "Oakland")).toBe(true);
  expect(isLongStreet("Piedmont Avenue", "Oakland")).toBe(false);
  expect(isLongStreet("Temescal", "Oakland")).toBe(false);
});

test.each([
  ["4905 Telegraph Ave", "Telegraph Avenue", true],
  ["2340 Telegraph Avenue, Suite 4", "Telegraph Avenue", true],
  ["5849 San Pablo Ave", "Telegraph Avenue", false],
  ["1 Telegraph Hill", "Telegraph Avenue", false],
  ["1240 Irving St", "Irving Street", true],
])("%s is on %s: %s", (address, street, expected) => expect(isOnStreet({ address }, street)).toBe(expected));

test("of the neighborhoods along it, who is on the street fits, and the others may stand in", () => {
  const telegraph = makeConstraint({
    field: "area",
    values: ["Temescal", "North Oakland"],
    ideal: ["Telegraph Avenue"],
    label: "Telegraph Avenue",
  });
  const at = (address: string) => makePlace({ city: "Oakland", neighbourhood: "North Oakland", address });
  expect(judgeConstraint(at("6430 Telegraph Ave"), telegraph).verdict).toBe("met");
  expect(evaluateConstraint(at("5849 San Pablo Ave"), telegraph)).toBe("unmet");
});
