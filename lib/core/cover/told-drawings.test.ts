import { expect, test } from "vitest";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { findDishes } from "./find-dishes";
import { toldDrawings } from "./told-drawings";
import { withoutMeat } from "./without-meat";

const told = (name: string, cuisines: string[], dishes: string[], editorialSummary: string | null = null) =>
  toldDrawings({ name, cuisines, editorialSummary, dishes: dishes.map((dish) => ({ name: dish })) })[0];

test("a place is drawn by what its name says it is for", () => {
  const dishes = ["savory Tianjin crepe", "pork and chive dumplings"];
  expect(told("Tian Jin Dumplings", ["Dumplings", "Chinese"], dishes, "The folded crepe first of all.")).toBe(
    "dumplings",
  );
  expect(told("Caspers Hot Dogs", ["American"], ["Casper Dog", "chili dog"], "It steams its buns.")).toBe("hot-dog");
});

test("a name's word that no dish bears out is a name", () => {
  expect(told("Goat Hill Pizza", ["Pizza"], ["sourdough pizza"])).toBe("pizza");
  expect(told("Roti Indian Bistro", ["Indian"], ["lamb vindaloo"])).toBe("curry");
  expect(told("Hayes Street Grill", ["Seafood"], ["grilled fish with fries"])).toBe("fish");
});

test("a dish is what its last word says, and not what comes with it", () => {
  expect(told("Eric's", ["Chinese"], ["mango beef", "chow mein with shrimp"])).toBe("noodles");
  expect(told("Mama", ["Italian"], ["handmade pasta of the season"])).toBe("pasta");
});

test("no meat stands for a place that serves none, and nothing for one whose dishes no drawing shows", () => {
  const summary = "Duck from tofu skin, fish from eggplant.";
  expect(told("Nature", ["Vegetarian", "Chinese"], ["tofu-skin roast duck", "stuffed eggplant"], summary)).toBe(
    "aubergine",
  );
  expect(told("Espetus", ["Brazilian"], ["picanha", "chicken hearts"])).toBeUndefined();
});

test("what stands for a place of the catalogue is something that its own words name", () => {
  const wrong = builtInCatalogue().filter((place) => {
    const [drawing] = toldDrawings(place);
    const { name, editorialSummary, dishes, notes, room, cuisines } = place;
    const menu = dishes.flatMap((dish) => [dish.name, dish.detail ?? ""]);
    const words = [name, editorialSummary, room ?? "", ...menu, ...notes.map(({ text }) => text), ...cuisines];
    const isNamed = drawing === undefined || words.some((text) => findDishes(text).includes(drawing));
    return !isNamed || (drawing !== undefined && withoutMeat(cuisines, [drawing]).length === 0);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
