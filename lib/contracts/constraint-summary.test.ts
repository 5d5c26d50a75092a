import { expect, test } from "vitest";
import type { ConstraintVerdict } from "./constraint";
import { dietaryWarnings, summarizeVerdicts } from "./constraint-summary";

type Verdict = ConstraintVerdict["verdict"];
const entries = (label: string, verdicts: Verdict[], isDietary?: boolean) =>
  verdicts.map((verdict) => ({ verdicts: [{ label, verdict, ...(isDietary && { isDietary }) }] }));

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
  expect(summarizeVerdicts(entries("it", verdicts, isDietary))).toEqual([{ label: "it", outcome, detail }]);
});

test("what the kitchen must be asked comes first, and is what is warned of", () => {
  const guide = [
    {
      verdicts: [
        { label: "quiet", verdict: "unknown" as const },
        { label: "vegan", verdict: "met" as const, isDietary: true },
        { label: "no nuts", verdict: "unknown" as const, isDietary: true },
      ],
    },
  ];
  expect(summarizeVerdicts(guide).map(({ label }) => label)).toEqual(["no nuts", "quiet", "vegan"]);
  expect(dietaryWarnings(guide).map(({ label }) => label)).toEqual(["no nuts"]);
  expect(dietaryWarnings([])).toEqual([]);
});
