import { expect, test } from "vitest";
import { joinHomonyms } from "./homonyms";

test.each([
  ["grilled lobster mushrooms", "grilled lobstermushroom mushrooms"],
  ["a crab apple and a crab", "a crabapple apple and a crab"],
  ["oysters with mushrooms", "oysters with mushrooms"],
])("%s is read as %s", (words, joined) => {
  expect(joinHomonyms(words)).toBe(joined);
});
