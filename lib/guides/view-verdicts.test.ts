import { expect, test } from "vitest";
import type { ConstraintVerdict, EntryVerdict } from "@/lib/contracts/constraint";
import { viewVerdict, withUntoldEverywhere } from "./view-verdicts";

const silence = { kind: "silent" as const, field: "vibe" as const, values: ["cosy"] };
const cosy: ConstraintVerdict = { label: "cosy", verdict: "unknown", facts: [silence] };

test("a verdict that rests on no source's word is untold", () => {
  expect(viewVerdict(cosy)).toMatchObject({ untold: "here", fact: "none of our sources calls it cozy" });
  expect(viewVerdict({ ...cosy, verdict: "unmet" })).not.toHaveProperty("untold");
  const dish = { kind: "dish" as const, name: "ramen" };
  expect(viewVerdict({ ...cosy, facts: [silence, dish] })).not.toHaveProperty("untold");
  // An older record, that doesn't tell what it rests on.
  expect(viewVerdict({ label: "cosy", verdict: "unknown" })).not.toHaveProperty("untold");
});

test("what our notes list in the wish's own words is no ground by itself, and gives way to one that is", () => {
  const date: ConstraintVerdict = {
    label: "good for a date",
    verdict: "met",
    facts: [{ kind: "listed", list: "goodFor", values: ["date"] }],
  };
  expect(viewVerdict(date).fact).toBe("our notes say so");
  const quiet = { kind: "listed" as const, list: "vibes" as const, values: ["quiet"] };
  expect(viewVerdict({ ...date, facts: [...(date.facts ?? []), quiet] }).fact).toBe("we know it as quiet");
});

test("whether there are steps at a door is said of each place, with what to do", () => {
  const steps: ConstraintVerdict = {
    label: "a step-free entrance",
    verdict: "unknown",
    facts: [{ kind: "silent", field: "feature", values: ["step-free"] }],
  };
  const seen = withUntoldEverywhere([1, 2].map(() => ({ verdicts: [viewVerdict(steps)] })));
  expect(seen.flatMap(({ verdicts }) => verdicts.map(({ fact, untold }) => [fact, untold]))).toEqual([
    ["call before you go", undefined],
    ["call before you go", undefined],
  ]);
});

test("of what is dietary, other diets and what nothing rules out tell nothing, and each place says so", () => {
  const nuts: ConstraintVerdict = {
    label: "no nuts",
    verdict: "unknown",
    isDietary: true,
    facts: [{ kind: "not ruled out", food: "nuts" }],
  };
  const diets = { kind: "listed" as const, list: "diets" as const, values: ["vegan"] };
  const kosher = {
    ...nuts,
    label: "kosher",
    facts: [diets, { ...silence, field: "diet" as const, values: ["kosher"] }],
  };
  const seen = withUntoldEverywhere([1, 2].map(() => ({ verdicts: [nuts, kosher].map(viewVerdict) })));
  expect(seen.flatMap(({ verdicts }) => verdicts.map((each) => each.untold))).toEqual(["here", "here", "here", "here"]);
  expect(viewVerdict({ ...cosy, facts: [diets, silence] })).not.toHaveProperty("untold");
});

test("what is untold of every entry is untold everywhere", () => {
  const met: EntryVerdict = { label: "quiet", verdict: "met" };
  const [told, untold]: EntryVerdict[] = [met, { ...viewVerdict(cosy), label: "quiet" }].map((each) => each);
  if (!told || !untold) throw new Error("both are there");
  const seen = withUntoldEverywhere([
    { verdicts: [viewVerdict(cosy), told] },
    { verdicts: [viewVerdict(cosy), untold] },
  ]);
  expect(seen.map(({ verdicts }) => verdicts.map((each) => each.untold))).toEqual([
    ["everywhere", undefined],
    ["everywhere", "here"],
  ]);
  expect(withUntoldEverywhere([{ verdicts: [viewVerdict(cosy)] }])[0]?.verdicts[0]?.untold).toBe("here");
});
