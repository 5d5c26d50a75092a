import { expect, it } from "vitest";
import type { Constraint } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import { AMENITIES, QUALITIES } from "@/lib/restaurants/vocabulary/qualities";
import { needNoun } from "./need-noun";
import { FEATURE_NOUNS, OCCASION_NOUNS, VIBE_NOUNS } from "./need-nouns";

const need = (field: Constraint["field"], value: string, isNegated = false): Constraint => ({
  field,
  values: [value],
  isNegated,
  isHard: false,
  label: describeConstraint({ field, values: [value], isNegated }),
});
const NEEDS = [
  ...Object.keys(OCCASION_NOUNS).map((value) => need("goodFor", value)),
  ...Object.keys(VIBE_NOUNS).map((value) => need("vibe", value)),
  ...Object.keys(FEATURE_NOUNS).map((value) => need("feature", value)),
  ...["quiet", "elegant", "loud"].flatMap((value) => [need("vibe", value), need("vibe", value, true)]),
  ...AMENITIES.map(({ value }) => need("feature", value)),
  ...QUALITIES.map(({ value }) => need("keyword", value)),
];
/** A sentence may name no award and no "hidden gem", and no claim without its evidence: these are told above the guide. */
const UNTOLD = ["award", "award-winning", "best"];

it("has a noun that a sentence may hold for whatever a wish asks for", () => {
  const faults = NEEDS.filter(({ values }) => !UNTOLD.includes(values[0] ?? "")).flatMap((each) => {
    const idea = { kind: "idea" as const, title: "", angle: "", constraints: [each], unknowns: [], size: 5 };
    const ground = buildGrounding({ city: "Oakland", idea, picks: [], unmet: [] });
    const text = `None of these is known for ${needNoun(each)}.`;
    const fault = checkSentence({ text, evidenceIds: [] }, ground, "introduction");
    return fault ? [`${text} ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

it("puts the article that a word takes, and says what was refused", () => {
  expect(needNoun(need("vibe", "elegant"))).toBe("an elegant room");
  expect(needNoun(need("vibe", "quiet"))).toBe("a quiet room");
  expect(needNoun(need("vibe", "modern", true))).toBe("a room that isn't too modern");
  expect(needNoun(need("vibe", "spicy", true))).toBe("food that isn't too spicy");
  expect(needNoun(need("dish", "rice", true))).toBe("cooking without rice");
});

it("names a cuisine that was ruled out as cooking of another kind", () => {
  expect(needNoun(need("cuisine", "Indian", true))).toBe("cooking that isn't Indian");
  expect(needNoun(need("cuisine", "Sushi", true))).toBe("cooking without sushi");
  expect(needNoun(need("feature", "laptop-friendly"))).toBe("a table for a laptop");
});
