import { expect, test } from "vitest";
import { describeChange } from "./too-few-places";

test("a change says how many places fit it, one as one", () => {
  expect(describeChange({ label: "Any price", placeCount: 4 })).toBe("Any price: 4 places fit");
  expect(describeChange({ label: "Any price", placeCount: 1 })).toBe("Any price: one place fits");
  expect(describeChange({ label: "Any price" })).toBe("Any price");
});
