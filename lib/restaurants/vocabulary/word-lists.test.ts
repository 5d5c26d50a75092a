import { describe, expect, test } from "vitest";
import commonWords from "@/data/vocabulary/common-words.json" with { type: "json" };
import type { Constraint } from "@/lib/contracts/stages";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { makePlace } from "@/lib/testing/make-place";
import { CUISINE_SYNONYMS } from "./cuisines";
import { OWN_DISHES } from "./dishes/own-dishes";
import { FEATURE_SYNONYMS } from "./features";
import { foldWords } from "./fold";
import { findIngredient, INGREDIENTS } from "./ingredients";
import { DIET_SYNONYMS, MEAL_SYNONYMS, OCCASION_SYNONYMS, REQUIRED_DIETS } from "./occasions";
import { VIBE_SYNONYMS } from "./vibes";
import type { WordTable } from "./word-table";

const byName = (entries: readonly { name: string; synonyms: string[] }[]): WordTable =>
  Object.fromEntries(entries.map(({ name, synonyms }) => [name, synonyms]));
const wordsOf = (table: WordTable): string[] =>
  Object.entries(table).flatMap(([value, synonyms]) => [...new Set([value, ...synonyms].map(foldWords))]);

describe("no word stands for two values of one kind", () => {
  test.each<[string, WordTable, string[]]>([
    ["cuisines", CUISINE_SYNONYMS, []],
    ["dishes", byName(OWN_DISHES), []],
    ["ingredients", byName(INGREDIENTS), []],
    ["vibes", VIBE_SYNONYMS, []],
    ["features", FEATURE_SYNONYMS, []],
    ["diets", DIET_SYNONYMS, []],
    ["meals", MEAL_SYNONYMS, []],
    // For two, for one's parents, and an occasion to celebrate.
    ["occasions", OCCASION_SYNONYMS, ["anniversary", "fathers day", "mothers day", "valentines day"]],
  ])("%s", (_kind, table, allowed) => {
    const words = wordsOf(table);
    const twice = words.filter((word, at) => words.indexOf(word) !== at);
    expect(twice.filter((word) => !["propose", "proposal", "proposing", ...allowed].includes(word))).toEqual([]);
  });
});

test("the commonest words of English name an ingredient, a feature or a diet only where they hardly mean else", () => {
  const commonest = new Set(foldWords(commonWords.words).split(" ").slice(0, 2000));
  const words = [byName(INGREDIENTS), FEATURE_SYNONYMS, DIET_SYNONYMS].flatMap(wordsOf);
  expect(words.filter((word) => commonest.has(word)).sort()).toEqual([
    ...["cream", "dancing", "dog", "dogs", "fish", "honey", "meat"],
    ...["milk", "nuts", "outside", "pig", "pregnant", "tv"],
  ]);
});

describe("ingredients that make people ill", () => {
  const OF_THE_UNION = "gluten|crustaceans|eggs|fish|peanuts|soybeans|milk|nuts|celery|mustard|sesame|sulphites|lupin";
  const OF_THE_STATES = "milk|egg|fish|shellfish|tree nuts|peanuts|wheat|soy|sesame|molluscs";

  test.each(`${OF_THE_UNION}|${OF_THE_STATES}`.split("|").filter((name) => name !== "eggs"))(
    "%s: a kitchen that doesn't name it may have it",
    (name) => {
      const exclusion: Constraint = { field: "dish", values: [name], isNegated: true, isHard: true, label: "" };
      expect(findIngredient(name)).not.toBeNull();
      expect(evaluateConstraint(makePlace(), { ...exclusion, isDanger: true })).toBe("unknown");
    },
  );

  test("nightshades are in what tomatoes and chiles are in", () => {
    const menuWords = findIngredient("nightshades")?.menuWords;
    expect(menuWords).toEqual(expect.arrayContaining(["tomato", "chili oil", "eggplant", "potato"]));
  });
});

describe("what no fact of any place tells is unknown", () => {
  const want = (field: Constraint["field"], value: string): Constraint => ({
    field,
    values: [value],
    isNegated: false,
    isHard: false,
    label: "",
  });

  test.each(Object.keys(DIET_SYNONYMS))("the diet %s", (diet) => {
    const place = makePlace({ diets: REQUIRED_DIETS.filter((observed) => observed !== diet) });
    const isImplied = diet === "vegetarian" && place.diets.includes("vegan");
    expect(evaluateConstraint(place, want("diet", diet))).toBe(isImplied ? "met" : "unknown");
  });

  test.each(["wifi", "step-free", "TV", "karaoke", "EBT"])("the feature %s", (feature) => {
    expect(evaluateConstraint(makePlace(), want("feature", feature))).toBe("unknown");
  });

  test("a mood, wanted or not", () => {
    expect(evaluateConstraint(makePlace(), want("vibe", "spicy"))).toBe("unknown");
    expect(evaluateConstraint(makePlace(), { ...want("vibe", "touristy"), isNegated: true })).toBe("unknown");
  });
});

test.each<[Constraint["field"], string, string, string]>([
  ["feature", "wifi", "wifi", "no wifi"],
  ["feature", "QR-menus", "QR menus", "no QR menus"],
  ["dish", "cilantro", "cilantro", "no cilantro"],
  ["dish", "MSG", "MSG", "no MSG"],
  ["vibe", "spicy", "spicy", "not too spicy"],
  ["diet", "low-FODMAP", "low-FODMAP", "no low-FODMAP"],
])("%s %s reads as %j and as %j", (field, value, wanted, refused) => {
  expect(describeConstraint({ field, values: [value], isNegated: false })).toBe(wanted);
  expect(describeConstraint({ field, values: [value], isNegated: true })).toBe(refused);
});
