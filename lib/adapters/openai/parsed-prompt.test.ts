import { expect, test } from "vitest";
import { type ParsedConstraint, type ParsedPrompt, understand } from "./parsed-prompt";

const PROMPT = "Ramen tonight, ideally cosy, no burgers; shrimp puts me in the ER. We had pizza. Dogs? Something fun.";

const parsed = (constraints: Partial<ParsedConstraint>[], rest: Partial<ParsedPrompt> = {}): ParsedPrompt => ({
  constraints: constraints.map((constraint) => ({
    quote: "Ramen",
    role: "want",
    type: "dish",
    field: "dish",
    values: ["ramen"],
    isHard: true,
    ...constraint,
  })),
  unknowns: [],
  unsure: [],
  ...rest,
});
const understandOne = (constraint: Partial<ParsedConstraint>) =>
  understand(parsed([constraint]), { city: "San Francisco", prompt: PROMPT });

test.each<[Partial<ParsedConstraint>, object]>([
  [{}, { values: ["ramen"], isNegated: false, isHard: true }],
  [
    { role: "nice", field: "vibe", values: ["cozy"] },
    { values: ["cosy"], isNegated: false, isHard: false },
  ],
  [
    { role: "avoid", field: "cuisine", values: ["Burgers"], isHard: false },
    { isNegated: true, isHard: true },
  ],
  [
    { role: "danger", values: ["shrimp"] },
    { field: "dish", isNegated: true, isDanger: true, isHard: true },
  ],
  [
    { role: "danger", field: "keyword", values: ["strobe lights"] },
    { field: "dish", isDanger: true },
  ],
  [
    { role: "danger", field: "feature", values: ["dog friendly"] },
    { field: "dish", isDanger: true },
  ],
  [
    { role: "danger", field: "diet", values: ["celiac"] },
    { field: "diet", isNegated: false, isHard: true },
  ],
  [
    { role: "danger", field: "diet", values: ["lupin"] },
    { field: "dish", isNegated: true, isDanger: true },
  ],
])("%j becomes %j", (constraint, expected) => {
  expect(understandOne(constraint).constraints).toEqual([expect.objectContaining(expected)]);
});

test("each quote is told in the order of the prompt, with what became of it", () => {
  const { constraints, unknowns, readings } = understand(
    parsed(
      [
        { quote: "pizza", role: "background", type: "cuisine", field: "cuisine", values: ["Pizza"] },
        { quote: "shrimp", role: "danger", type: "allergen", values: ["shrimp"] },
        { quote: "ramen" },
        { quote: "cosy", role: "nice", type: "vibe", field: "price", values: ["cosy"] },
      ],
      {
        unknowns: [{ quote: "Dogs", role: "want", type: "feature", phrase: "whether dogs are welcome" }],
        unsure: [{ quote: "Something fun", role: "nice", type: "vibe" }],
      },
    ),
    { city: "San Francisco", prompt: PROMPT },
  );
  expect(constraints.map(({ label }) => label)).toEqual(["no shrimp", "ramen"]);
  expect(unknowns).toEqual(["whether dogs are welcome"]);
  expect(readings.map(({ quote, role, outcome, label }) => [quote, role, outcome, label])).toEqual([
    ["Ramen", "want", "judged", "ramen"],
    ["cosy", "nice", "not understood", "cosy"],
    ["shrimp", "danger", "judged", "no shrimp"],
    ["pizza", "background", "ignored", "pizza"],
    ["Dogs", "want", "not judged", "whether dogs are welcome"],
    ["Something fun", "nice", "not understood", "Something fun"],
  ]);
  for (const { quote, start } of readings) expect(PROMPT.slice(start, start + quote.length)).toBe(quote);
});

test("a quote that isn't in the prompt is left out; its constraint stays", () => {
  const { constraints, readings } = understandOne({ quote: "tonkotsu" });
  expect(constraints).toHaveLength(1);
  expect(readings).toEqual([]);
});
