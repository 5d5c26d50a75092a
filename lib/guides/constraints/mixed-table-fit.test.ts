import { expect, test } from "vitest";
import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { mixedTableOf } from "./mixed-table";
import { mixedTableFit } from "./mixed-table-fit";

const constraints = [
  makeConstraint({ field: "dish", values: ["steak"], label: "steak" }),
  makeConstraint({ field: "diet", values: ["vegan"], label: "something vegan", isHard: false }),
];
const judged = { role: "want", outcome: "judged" } as const;
const readings: AcceptedIdea["readings"] = [
  { ...judged, quote: "vegan", start: 4, type: "diet", label: "something vegan" },
  { ...judged, quote: "steak", start: 25, type: "dish", label: "steak" },
];
const idea: AcceptedIdea = { kind: "idea", title: "", angle: "", unknowns: [], size: 7, constraints, readings };
const vegans = ["A", "B", "C"].map((id) => makePlace({ id, diets: ["vegan"] }));
const grills = ["D", "E", "F", "G"].map((id) =>
  makePlace({ id, cuisines: ["Steakhouse"], dishes: [{ name: "steak", detail: null }] }),
);
const wish = { city: "Oakland" as const, prompt: "I'm vegan and he wants a steak", idea };

const fitOf = (places: Place[], fitting = grills) => {
  const table = mixedTableOf(idea);
  if (!table) throw new Error("no two guests");
  return mixedTableFit({ ...wish, places, fitting }, table, { enough: 3, elsewhere: { changes: [], places: [] } });
};

test("where nobody feeds both of two guests, each is offered by itself, with what is left of the wish", () => {
  const fit = fitOf([...grills, ...vegans]);
  expect(fit?.picks.map(({ placeId }) => placeId)).toEqual(["A", "D"]);
  expect(fit?.tooFew?.message).toBe("No place in Oakland is known for both “steak” and “something vegan”.");
  expect(fit?.tooFew?.changes.map(({ label, placeCount }) => [label, placeCount])).toEqual([
    ["Without “steak”", 3],
    ["Without “something vegan”", 4],
  ]);
  expect(fit?.tooFew?.changes[0]?.wish.corrections).toEqual([{ quote: "steak", role: "background" }]);
});

test("a place that feeds both is named and shown alone", () => {
  const both = makePlace({ id: "H", name: "Home", diets: ["vegan"], dishes: [{ name: "steak", detail: null }] });
  const fit = fitOf([...grills, ...vegans, both], [...grills, both]);
  expect(fit?.picks.map(({ placeId }) => placeId)).toEqual(["H"]);
  expect(fit?.tooFew).toMatchObject({
    message: "Only one place in Oakland, Home, is known for both “steak” and “something vegan”: too few for a guide.",
    note: undefined,
    changes: [{ label: "Without “steak”" }, { label: "Without “something vegan”" }],
  });
});

test("where too few feed the one without meat, nothing is offered, and the guide says whom to ask", () => {
  expect(fitOf([...grills, ...vegans.slice(0, 2)])).toBeNull();
});
