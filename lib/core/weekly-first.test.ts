import { expect, test } from "vitest";
import { weeklyFirst } from "./weekly-first";

test("a reader's guide of today stands below this week's and those before", () => {
  const guide = (id: string, isEmailGuide: boolean) => ({ id, isEmailGuide });
  const newestFirst = [guide("reader", false), guide("week", true), guide("older reader", false), guide("older", true)];
  expect(weeklyFirst(newestFirst).map(({ id }) => id)).toEqual(["week", "older", "reader", "older reader"]);
});
