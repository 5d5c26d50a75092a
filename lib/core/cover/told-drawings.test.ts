import { expect, test } from "vitest";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { findDishes } from "./find-dishes";
import { toldDrawings } from "./told-drawings";
import { withoutMeat } from "./without-meat";

const told = (name: string, cuisines: string[], dishes: string[], editorialSummary: string | null = null) =>
  toldDrawings({ name, cuisines, editorialSummary, dishes: dishes.map((dish) => ({ name: dish })) })[0];

const place = (name: string) => {
  const found = builtInCatalogue().find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not in the catalogue.`);
  return found;
};

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

test("what joins two things is what its last word says, and what comes beside a dish stands for no place first", () => {
  expect(toldDrawings(place("Kingdom of Dumpling"))).not.toContain("roast");
  expect(told("Any", ["Chinese"], ["lamb and cumin noodles"])).toBe("noodles");
  expect(told("Any", ["American"], ["garlic fries", "cheeseburger and a shake"])).toBe("burger");
  expect(told("Any", ["British"], ["fish and chips"])).not.toBe("burger");
  expect(told("Any", ["Korean"], ["kimchi pancake", "army stew"])).toBe("hot-pot");
});

test.each([
  ["Kingdom of Dumpling", "dumplings"],
  ["Old Mandarin Islamic Restaurant", "hot-pot"],
  ["Toyose", "rice-bowl"],
  ["Da Lian", "dumplings"],
  ["Shan Dong Restaurant", "noodles"],
  ["Good Mong Kok Bakery", "dim-sum"],
  ["Koi Palace", "dim-sum"],
  ["Great China", "duck"],
  ["Mensho Tokyo", "ramen"],
  ["La Taqueria", "burrito"],
  ["Nopalito", "taco"],
  ["Delfina", "pasta"],
  ["Zuni Café", "roast"],
  ["Tony's Pizza Napoletana", "pizza"],
  ["Swan Oyster Depot", "oyster"],
  ["House of Prime Rib", "steak"],
  ["Bi-Rite Creamery", "ice-cream"],
  ["Burma Superstar", "salad"],
  ["Cafe Colucci", "injera"],
  ["Homeroom", "pasta"],
  ["Broadway Masala", "curry"],
  ["Caspers Hot Dogs", "hot-dog"],
])("%s of the catalogue is drawn by its %s", (name, drawing) => {
  expect(toldDrawings(place(name))[0]).toBe(drawing);
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
