import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { describeFacts } from "./describe-facts";
import { judgeConstraint } from "./evaluate-constraint";
import { meetsHardConstraints } from "./hard-constraints";

const forSome: Constraint = makeConstraint({
  field: "dish",
  values: ["pork"],
  isNegated: true,
  isForSome: true,
  label: "something without pork",
});
const dishes = (...names: string[]): Partial<Place> => ({ dishes: names.map((name) => ({ name, detail: null })) });

test.each<[string, Partial<Place>, string]>([
  ["a halal kitchen", { diets: ["halal"] }, "met: our notes list halal food"],
  [
    "pork beside vegetarian food",
    { diets: ["vegetarian"], ...dishes("pork belly") },
    "met: our notes list vegetarian food",
  ],
  [
    "a dish that names none",
    dishes("pork dumplings", "roast duck"),
    "unknown: it serves roast duck, which names no pork",
  ],
  [
    "nothing but pork",
    dishes("pork dumplings", "porchetta"),
    "unmet: it serves pork dumplings, which holds pork as a rule",
  ],
  ["no dish that we know", {}, "unknown: none of our sources rules out pork"],
])("for one guest without pork, %s", (_, facts, told) => {
  const judged = judgeConstraint(makePlace(facts), forSome);
  expect(`${judged.verdict}: ${describeFacts(judged.facts())}`).toBe(told);
});

test("a kitchen with pork and something else is out for all who leave it out, and in for some", () => {
  const place = makePlace(dishes("pork dumplings", "roast duck"));
  expect(meetsHardConstraints(place, [forSome])).toBe(true);
  expect(meetsHardConstraints(place, [{ ...forSome, isForSome: false }])).toBe(false);
});

test("for one guest who doesn't drink, a bar with mocktails has something", () => {
  const noAlcohol: Constraint = { ...forSome, values: ["alcohol"], label: "something without alcohol" };
  const bar = makePlace({ features: ["full-bar"], ...dishes("pad thai") });
  expect(meetsHardConstraints(bar, [noAlcohol])).toBe(true);
  expect(judgeConstraint({ ...bar, features: ["full-bar", "mocktails"] }, noAlcohol).verdict).toBe("met");
});
