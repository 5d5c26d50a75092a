import { expect, test } from "vitest";
import { recount } from "./recount";

const counts = { love: 1, like: 0, interested: 5, never_again: 0, not_interested: 2 };

test("a place that changed its status leaves one count and joins another", () => {
  expect(recount(counts, ["interested", "love"], ["love", "love"])).toEqual({ ...counts, interested: 4, love: 2 });
});

test("a place whose status was cleared leaves its count, and one that was marked again joins it", () => {
  const cleared = recount(counts, ["love", "interested"], [null, "interested"]);
  expect(cleared).toEqual({ ...counts, love: 0 });
  expect(recount(cleared, [null], ["love"])).toEqual(counts);
});
