import { describe, expect, test } from "vitest";
import { builtInCatalogue } from "@/db/catalogue/built-in";
import { CITIES } from "../../cities";
import { AREAS, areasNamed, CUISINES, DISHES, family, findDish, foldWords, neighboursOf, REGIONS, widerThan } from ".";
import { CUISINE_WORDS } from "./cuisine-words";
import { FEATURE_WORDS } from "./features";
import { findIngredient } from "./ingredients";
import { LANGUAGES } from "./languages";
import { DIET_WORDS, MEAL_WORDS, OCCASION_WORDS } from "./occasions";
import { OPPOSITES, VIBE_WORDS } from "./vibes";

const catalogue = builtInCatalogue();

describe("the vocabulary covers the catalogue", () => {
  test.each([
    ["cuisines", (entry: (typeof catalogue)[number]) => entry.cuisines, CUISINES],
    ["vibes", (entry: (typeof catalogue)[number]) => entry.vibes, Object.keys(VIBE_WORDS)],
    ["meals", (entry: (typeof catalogue)[number]) => entry.meals, Object.keys(MEAL_WORDS)],
    ["diets", (entry: (typeof catalogue)[number]) => entry.diets, Object.keys(DIET_WORDS)],
    ["features", (entry: (typeof catalogue)[number]) => entry.features, [...Object.keys(FEATURE_WORDS), "view"]],
    [
      "occasions",
      (entry: (typeof catalogue)[number]) => entry.goodFor,
      [...Object.keys(OCCASION_WORDS), ...Object.keys(MEAL_WORDS)],
    ],
  ])("every value among its %s is known", (_name, valuesOf, known) => {
    const unknown = catalogue.flatMap(valuesOf).filter((value) => !known.includes(value));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test("every neighbourhood or town is one of its city's areas", () => {
    const lost = catalogue.filter(({ city, neighbourhood, town }) => {
      const names = AREAS[city].areas.map(({ name }) => name);
      return ![neighbourhood, town ?? neighbourhood].some((own) =>
        areasNamed(city, own).some((area) => names.includes(area)),
      );
    });
    expect(lost.map(({ city, neighbourhood }) => `${city}: ${neighbourhood}`)).toEqual([]);
  });
});

describe("the vocabulary fits itself", () => {
  test("dishes, regions and words name cuisines that exist", () => {
    const named = [
      ...DISHES.flatMap(({ cuisines }) => cuisines),
      ...Object.values(REGIONS).flat(),
      ...Object.keys(CUISINE_WORDS),
    ];
    expect([...new Set(named)].filter((cuisine) => !CUISINES.includes(cuisine))).toEqual([]);
  });

  test("groups of areas name areas of their city", () => {
    for (const city of CITIES) {
      const names = AREAS[city].areas.map(({ name }) => name);
      expect(AREAS[city].groups.flatMap(({ areas }) => areas).filter((area) => !names.includes(area))).toEqual([]);
    }
  });

  test("opposite moods are moods", () => {
    const moods = Object.keys(VIBE_WORDS);
    expect(
      Object.values(OPPOSITES)
        .flat()
        .filter((mood) => !moods.includes(mood)),
    ).toEqual([]);
  });

  test("other languages' foods are cuisines, dishes or ingredients", () => {
    const foods = LANGUAGES.flatMap(({ food }) => Object.keys(food));
    expect(foods.filter((food) => !CUISINES.includes(food) && !findDish(food) && !findIngredient(food))).toEqual([]);
  });

  test("no dish is listed twice", () => {
    const names = DISHES.map(({ name }) => foldWords(name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe("families", () => {
  test("Chinese takes Cantonese and dim sum, Cantonese takes no Sichuan", () => {
    expect([...family("Chinese")]).toEqual(expect.arrayContaining(["Cantonese", "Dim Sum", "Sichuan"]));
    expect(family("Cantonese").has("Sichuan")).toBe(false);
    expect(widerThan("Oaxacan")).toContain("Mexican");
  });

  test("synonyms and accents lead to the same dish", () => {
    expect(findDish("xiao long bao")).toBe(findDish("soup dumplings"));
    expect(findDish("Pho")).toBe(findDish("phở"));
  });
});

test("nicknames stand for areas, and areas have neighbours on both sides", () => {
  expect(areasNamed("San Francisco", "FiDi")).toEqual(["Financial District"]);
  expect(areasNamed("San Francisco", "The Mission District")).toEqual(["Mission"]);
  expect(areasNamed("San Jose", "Downtown, by San Jose State")).toEqual(["Downtown"]);
  for (const city of CITIES) {
    for (const { name } of AREAS[city].areas) {
      for (const near of neighboursOf(city, [name])) expect(neighboursOf(city, [near])).toContain(name);
    }
  }
});
