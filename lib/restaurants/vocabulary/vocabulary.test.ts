import { describe, expect, test } from "vitest";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { CITIES } from "@/lib/core/cities";
import {
  AREAS,
  adjacentAreas,
  broaderCuisines,
  CUISINES,
  CUISINES_BY_REGION,
  cuisineFamily,
  DISHES,
  findDish,
  foldWords,
  resolveAreas,
  VENUE_TYPES,
} from "./";
import { CUISINE_SYNONYMS } from "./cuisines";
import { FEATURE_SYNONYMS } from "./features";
import { findIngredient } from "./ingredients";
import { LANGUAGES } from "./languages";
import { DIET_SYNONYMS, MEAL_SYNONYMS, OCCASION_SYNONYMS } from "./occasions";
import { OPPOSITE_VIBES, VIBE_SYNONYMS } from "./vibes";

const catalogue = builtInCatalogue();

describe("the vocabulary covers the catalogue", () => {
  test.each([
    ["cuisines", (entry: (typeof catalogue)[number]) => entry.cuisines, CUISINES],
    ["vibes", (entry: (typeof catalogue)[number]) => entry.vibes, Object.keys(VIBE_SYNONYMS)],
    ["meals", (entry: (typeof catalogue)[number]) => entry.meals, Object.keys(MEAL_SYNONYMS)],
    ["diets", (entry: (typeof catalogue)[number]) => entry.diets, Object.keys(DIET_SYNONYMS)],
    ["features", (entry: (typeof catalogue)[number]) => entry.features, [...Object.keys(FEATURE_SYNONYMS), "view"]],
    [
      "occasions",
      (entry: (typeof catalogue)[number]) => entry.goodFor,
      [...Object.keys(OCCASION_SYNONYMS), ...Object.keys(MEAL_SYNONYMS)],
    ],
  ])("every value of its %s is known", (_name, valuesOf, known) => {
    const unknown = catalogue.flatMap(valuesOf).filter((value) => !known.includes(value));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test("every neighbourhood or town is one of its city's areas", () => {
    const lost = catalogue.filter(({ city, neighbourhood, town }) => {
      const names = AREAS[city].areas.map(({ name }) => name);
      return ![neighbourhood, town ?? neighbourhood].some((own) =>
        resolveAreas(city, own).some((area) => names.includes(area)),
      );
    });
    expect(lost.map(({ city, neighbourhood }) => `${city}: ${neighbourhood}`)).toEqual([]);
  });
});

describe("the vocabulary is consistent", () => {
  test("dishes, regions and synonyms name cuisines that exist", () => {
    const named = [
      ...DISHES.flatMap(({ cuisines }) => cuisines),
      ...Object.values(CUISINES_BY_REGION).flat(),
      ...Object.keys(CUISINE_SYNONYMS),
    ];
    expect([...new Set(named)].filter((cuisine) => !CUISINES.includes(cuisine))).toEqual([]);
  });

  test("groups of areas name areas of their city", () => {
    for (const city of CITIES) {
      const names = AREAS[city].areas.map(({ name }) => name);
      expect(AREAS[city].groups.flatMap(({ areas }) => areas).filter((area) => !names.includes(area))).toEqual([]);
    }
  });

  test("opposite vibes are vibes", () => {
    const moods = Object.keys(VIBE_SYNONYMS);
    expect(
      Object.values(OPPOSITE_VIBES)
        .flat()
        .filter((mood) => !moods.includes(mood)),
    ).toEqual([]);
  });

  test("other languages' foods are cuisines, dishes or ingredients", () => {
    const foods = LANGUAGES.flatMap(({ food }) => Object.keys(food));
    expect(foods.filter((food) => !CUISINES.includes(food) && !findDish(food) && !findIngredient(food))).toEqual([]);
  });

  test.each([
    ["vibe", VIBE_SYNONYMS],
    ["goodFor", OCCASION_SYNONYMS],
    ["meal", MEAL_SYNONYMS],
    ["diet", DIET_SYNONYMS],
    ["feature", FEATURE_SYNONYMS],
  ] as const)("other languages' concepts of %s are the English ones", (kind, table) => {
    // A meal may be an occasion, too.
    const known = [...Object.keys(table), ...Object.keys(MEAL_SYNONYMS)];
    const named = LANGUAGES.flatMap((language) => Object.keys(language[kind] ?? {}));
    expect(named.filter((value) => !known.includes(value))).toEqual([]);
  });

  test("no dish is listed twice", () => {
    const names = DISHES.map(({ name }) => foldWords(name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe("cuisine families", () => {
  test("Chinese includes Cantonese and dim sum, Cantonese does not include Sichuan", () => {
    expect([...cuisineFamily("Chinese")]).toEqual(expect.arrayContaining(["Cantonese", "Dim Sum", "Sichuan"]));
    expect(cuisineFamily("Cantonese").has("Sichuan")).toBe(false);
    expect(broaderCuisines("Oaxacan")).toContain("Mexican");
  });

  /** Of the United States, and of no region that people ask for. */
  const AMERICAN = ["American", "Cajun", "Californian", "New American", "Soul Food", "Southern"];

  test("every national cuisine belongs to a region, and Asia includes South Asia", () => {
    const regions = [...Object.keys(CUISINES_BY_REGION).filter((name) => name !== "pescatarian")];
    const inRegions = new Set(
      [...regions.flatMap((name) => CUISINES_BY_REGION[name] ?? []), "Middle Eastern", "Mediterranean"].flatMap(
        (cuisine) => [...cuisineFamily(cuisine)],
      ),
    );
    const national = CUISINES.filter((cuisine) => !VENUE_TYPES.includes(cuisine) && !AMERICAN.includes(cuisine));
    expect(national.filter((cuisine) => !inRegions.has(cuisine))).toEqual([]);
    for (const part of ["East Asian", "Southeast Asian", "South Asian", "Himalayan"])
      expect(CUISINES_BY_REGION.Asian).toEqual(expect.arrayContaining(CUISINES_BY_REGION[part] ?? []));
    for (const part of ["Central American", "South American"])
      expect(CUISINES_BY_REGION["Latin American"]).toEqual(expect.arrayContaining(CUISINES_BY_REGION[part] ?? []));
    expect(CUISINES_BY_REGION.European).toEqual(expect.arrayContaining(CUISINES_BY_REGION["Eastern European"] ?? []));
    for (const part of ["East African", "West African", "North African"])
      expect(CUISINES_BY_REGION.African).toEqual(expect.arrayContaining(CUISINES_BY_REGION[part] ?? []));
  });

  test("synonyms and accents lead to the same dish", () => {
    expect(findDish("xiao long bao")).toBe(findDish("soup dumplings"));
    expect(findDish("Pho")).toBe(findDish("phở"));
  });
});

test("nicknames resolve to areas, and adjacency is mutual", () => {
  expect(resolveAreas("San Francisco", "FiDi")).toEqual(["Financial District"]);
  expect(resolveAreas("San Francisco", "The Mission District")).toEqual(["Mission"]);
  expect(resolveAreas("San Jose", "Downtown, by San Jose State")).toEqual(["Downtown"]);
  for (const city of CITIES) {
    for (const { name } of AREAS[city].areas) {
      for (const near of adjacentAreas(city, [name])) expect(adjacentAreas(city, [near])).toContain(name);
    }
  }
});
