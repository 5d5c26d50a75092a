import { expect, test } from "vitest";
import type { ConstraintVerdict } from "./constraint";
import { dietaryWarnings, summarizeConstraints } from "./constraint-summary";
import type { GuideReading } from "./guide";

type Verdict = ConstraintVerdict["verdict"];
const guideOf = (label: string, verdicts: Verdict[], isDietary?: boolean) => ({
  entries: verdicts.map((verdict) => ({ verdicts: [{ label, verdict, ...(isDietary && { isDietary }) }] })),
  readings: [],
});
const reading = (quote: string | null, more: Partial<GuideReading>): GuideReading => ({
  quote,
  label: quote,
  role: "want",
  type: "feature",
  outcome: "not understood",
  ...more,
});
const linesOf = (readings: GuideReading[], verdicts: ConstraintVerdict[] = []) =>
  summarizeConstraints({ entries: [{ verdicts }], readings }).map(({ label, detail }) => `${label}: ${detail}`);

test.each<[Verdict[], boolean, string, string]>([
  [["met", "met"], false, "met", "all 2 places"],
  [["met"], true, "met", "met"],
  [["met", "unmet", "met"], false, "partly met", "2 of 3 places"],
  [["met", "unknown", "unmet"], false, "mostly not met", "1 of 3 places, not known of 1"],
  [["met", "unknown", "unknown", "unmet"], false, "partly met", "1 of 4 places, not known of 2"],
  [["met", "unknown"], true, "partly met", "1 of 2 places, not known of 1: ask the kitchen"],
  [["unmet", "unmet"], false, "not met", "not met"],
  [["unknown", "unknown"], false, "not known", "not known"],
  [["unknown", "unknown"], true, "not known", "not known: ask the kitchen"],
  [["unknown", "unmet"], false, "not known", "not known, and not met by 1"],
])("%j, dietary %s: %s", (verdicts, isDietary, outcome, detail) => {
  expect(summarizeConstraints(guideOf("it", verdicts, isDietary))).toEqual([{ label: "it", outcome, detail }]);
});

test("a reading without a verdict is told, by its label or by its words", () => {
  expect(
    linesOf([
      reading("free valet", { outcome: "not judged", label: "valet parking" }),
      reading("zorbly flimflam", {}),
      reading("no glorps", { role: "avoid" }),
      reading("for my aunt", { role: "background", outcome: "ignored" }),
    ]),
  ).toEqual([
    "valet parking: not known, no source tells",
    "We weren't sure about “zorbly flimflam”: not taken into account",
    "We weren't sure about “no glorps”: treated as to be avoided",
  ]);
});

test("what may be eaten needs the kitchen, judged or not, understood or not", () => {
  expect(
    linesOf([
      reading("lupin kills me", { role: "danger", type: "allergen", outcome: "not judged", label: "no lupin" }),
      reading("no sulfas", { role: "danger", type: "allergen" }),
      reading("jain", { role: "want", type: "diet" }),
    ]),
  ).toEqual([
    "no lupin: not known, no source tells: ask the kitchen",
    "We weren't sure about “no sulfas”: treated as to be avoided: ask the kitchen",
    "We weren't sure about “jain”: not taken into account: ask the kitchen",
  ]);
});

test("without its words, a span is told once for each thing that a reader must know", () => {
  expect(
    linesOf([
      reading(null, { label: null }),
      reading(null, { label: null }),
      reading(null, { label: null, role: "danger" }),
    ]),
  ).toEqual([
    "We weren't sure what somebody must not eat: treated as to be avoided: ask the kitchen",
    "We weren't sure about a part of what was asked: not taken into account",
  ]);
});

test("what has a verdict is told once, with the words that it was read from", () => {
  const corrected = reading("vietnameese", { outcome: "judged", label: "Vietnamese", readAs: "Vietnamese" });
  const again = reading("pho place", { outcome: "not judged", label: "vietnamese" });
  const guide = {
    entries: [{ verdicts: [{ label: "Vietnamese", verdict: "met" as const }] }],
    readings: [corrected, again],
  };
  expect(summarizeConstraints(guide)).toEqual([
    { label: "Vietnamese", outcome: "met", detail: "met", reading: corrected },
  ]);
});

test("what the kitchen must be asked comes first, and is what is warned of", () => {
  const verdicts = [
    { label: "quiet", verdict: "unknown" as const },
    { label: "vegan", verdict: "met" as const, isDietary: true },
    { label: "no nuts", verdict: "unknown" as const, isDietary: true },
  ];
  const readings = [
    reading("zorbly flimflam", {}),
    reading("valet", { outcome: "not judged" }),
    reading("no sulfas", { role: "danger", type: "allergen" }),
  ];
  const guide = { entries: [{ verdicts }], readings };
  const warnings = ["no nuts", "We weren't sure about “no sulfas”"];
  expect(summarizeConstraints(guide).map(({ label }) => label)).toEqual([
    ...warnings,
    ...["quiet", "vegan", "We weren't sure about “zorbly flimflam”", "valet"],
  ]);
  expect(dietaryWarnings(guide).map(({ label }) => label)).toEqual(warnings);
  expect(dietaryWarnings({ entries: [], readings: [] })).toEqual([]);
});
