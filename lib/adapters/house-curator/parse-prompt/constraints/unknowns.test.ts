import { expect, it } from "vitest";
import { findUnknowns } from "./unknowns";

it.each(["open late", "somewhere late", "a late dinner"])("asks how late the kitchens stay open: %s", (text) => {
  expect(findUnknowns(text, [], false)).toEqual(["how late each kitchen stays open"]);
});

it.each(["my late aunt loved it", "both in their late 70s", "i left it too late", "a late lunch"])(
  "takes no other late for an hour: %s",
  (text) => {
    expect(findUnknowns(text, [], false)).toEqual([]);
  },
);
