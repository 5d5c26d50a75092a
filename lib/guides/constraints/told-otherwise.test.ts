import { expect, test } from "vitest";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { evaluateConstraint, judgeConstraint } from "./evaluate-constraint";

test("a dish that is told to come without a food keeps it out, and a coffee cake is no coffee", () => {
  const noRice = makeConstraint({ field: "dish", values: ["rice"], isNegated: true });
  const burrito = (detail: string) => makePlace({ dishes: [{ name: "burrito", detail }] });
  const judged = judgeConstraint(burrito("beans and salsa, and no rice at all"), noRice);
  expect([judged.verdict, judged.facts()]).toEqual([
    "met",
    [{ kind: "dish", name: "burrito", detail: "beans and salsa, and no rice at all" }],
  ]);
  expect(evaluateConstraint(burrito("beans and rice"), noRice)).toBe("unmet");
  const onAStreet = makePlace({ cuisines: ["Mexican"], editorialSummary: "A taqueria on a street of dumplings." });
  const dumplings = makeConstraint({ field: "cuisine", values: ["Dumplings"] });
  expect(evaluateConstraint(onAStreet, dumplings)).not.toBe("met");
  const cake = makePlace({ cuisines: ["Bakery"], dishes: [{ name: "sour cream coffee cake", detail: null }] });
  expect(evaluateConstraint(cake, makeConstraint({ field: "cuisine", values: ["Coffee"] }))).not.toBe("met");
});

test("a cozy room is good for a rainy day, whichever list says so", () => {
  const rainy = makeConstraint({ field: "goodFor", values: ["rainy-day"] });
  expect(evaluateConstraint(makePlace({ vibes: ["cosy", "loud"] }), rainy)).toBe("met");
  expect(evaluateConstraint(makePlace({ vibes: ["loud"] }), rainy)).toBe("unknown");
});
