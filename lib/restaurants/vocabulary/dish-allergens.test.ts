import { expect, test } from "vitest";
import dangers from "@/data/vocabulary/dangers.json" with { type: "json" };
import data from "@/data/vocabulary/dish-allergens.json" with { type: "json" };
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { DishAllergens, isKnownToHold } from "./dish-allergens";
import { foldWords } from "./fold";
import { findIngredient } from "./ingredients";

const allergens = DishAllergens.parse(data);

const names = new Set(builtInCatalogue().flatMap(({ dishes }) => dishes.map(({ name }) => foldWords(name))));

test("every dish of the catalogue was looked at", () => {
  const seen = new Set(allergens.flatMap(({ dishes }) => dishes));
  expect([...names].filter((name) => !seen.has(name))).toEqual([]);
});

test("every food is one of the vocabulary's, and every dish one of the catalogue's, once", () => {
  for (const { foods, dishes } of allergens) {
    expect(foods.filter((food) => findIngredient(food)?.name !== food && !Object.hasOwn(dangers, food))).toEqual([]);
    expect(dishes.filter((dish) => !names.has(dish))).toEqual([]);
    expect(new Set(dishes).size, foods.join()).toBe(dishes.length);
  }
});

test("a dish holds what its kitchen puts in, whatever its name says", () => {
  expect(isKnownToHold("Tea Leaf Salad", ["shellfish"])).toBe(true);
  expect(isKnownToHold("tea leaf salad", ["lamb", "beef"])).toBe(false);
  expect(isKnownToHold("a dish of no place", ["shellfish"])).toBe(false);
});
