import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDishes } from "./find-dishes";
import { guideCovers } from "./guide-covers";
import { recommendedDishes } from "./recommended-dishes";
import { refusedDrawings } from "./refused-drawings";

const entry = (flavorText: string, cuisines: string[] = [], labels: string[] = []) => ({
  flavorText,
  verdicts: labels.map((label) => ({ label })),
  restaurant: { id: flavorText, cuisines },
});

describe("the covers of a guide", () => {
  it("never show a drawing twice, in a guide of any length", () => {
    const anyEntry = fc
      .tuple(fc.constantFrom("Order the ramen.", "Pizza, then gelato.", "Sit at the bar."), fc.string())
      .map(([text, id]) => ({ ...entry(text, ["Japanese", "Ramen"]), restaurant: { id, cuisines: ["Ramen"] } }));
    fc.assert(
      fc.property(
        fc.array(anyEntry, { maxLength: 20 }),
        fc.constantFrom("ramen", "italian", ""),
        (entries, cuisine) => {
          const covers = guideCovers({ id: "any", coverCuisine: cuisine, entries });
          const shown = [covers.cover, ...covers.entries];
          expect(new Set(shown).size).toBe(entries.length + 1);
          expect(shown).not.toContain("");
        },
      ),
    );
  });

  it("show no loaf for what is torn and dipped, also where another place has the drawing of it", () => {
    const platha = "Platha is a flaky bread that you tear by hand and dip into curry.";
    expect(recommendedDishes(platha)).toEqual(["flatbread", "curry"]);
    expect(recommendedDishes("A loaf of bread and a bowl of soup.")).toEqual(["bread", "soup"]);
    const { entries } = guideCovers({ id: "b", coverCuisine: "flatbread", entries: [entry(platha, ["Burmese"])] });
    expect(entries).toEqual(["curry"]);
  });

  it("show the dish that a text recommends, else one of the kitchen's, and none that the cover shows", () => {
    const entries = [
      entry("The pizza is the point.", ["Italian"]),
      entry("Garlic noodles as if for four, and a roast crab.", ["Vietnamese"]),
      entry("Sit at the counter.", ["Ethiopian"]),
    ];
    expect(guideCovers({ id: "a", coverCuisine: "pizza", entries })).toEqual({
      cover: "pizza",
      entries: ["pasta", "noodles", "injera"],
    });
  });

  it("stand for a told place by what it serves, or by a table, and never by another dish of its kitchen", () => {
    const told = (id: string, drawings: string[]) => ({
      ...entry("Sit by the window.", ["Italian"]),
      restaurant: { id, cuisines: ["Italian"], drawings },
    });
    const { entries } = guideCovers({
      id: "a",
      coverCuisine: "pasta",
      entries: [told("mama", ["pasta"]), told("b", ["tart"])],
    });
    expect(["table-setting", "window-table", "counter", "awning"]).toContain(entries[0]);
    expect(entries[1]).toBe("tart");
    const vegan = { ...entry("Order the roast duck, from tofu skin.", ["Vegan"]), verdicts: [] };
    expect(guideCovers({ id: "a", coverCuisine: "bakery", entries: [vegan] }).entries).toEqual(["tofu"]);
  });

  it("show what looks like a dish that another has, before what is had beside it or goes into it", () => {
    const told = (flavorText: string, drawings: string[]) => ({
      ...entry(flavorText, ["Chinese", "Dumplings"]),
      restaurant: { id: flavorText, cuisines: ["Chinese", "Dumplings"], drawings },
    });
    const entries = [
      told("Twenty kinds of dumpling, pork and cabbage first.", ["dumplings", "skewers", "pancakes"]),
      told("The Yang family has been folding lamb into things.", ["hot-pot", "dumplings"]),
      told("Lamb dumplings, boiled.", ["dumplings", "pancakes"]),
    ];
    expect(guideCovers({ id: "a", coverCuisine: "dumplings", entries }).entries).toEqual([
      "gyoza",
      "hot-pot",
      "dim-sum",
    ]);
  });

  it("show nothing that the prompt refuses", () => {
    const entries = [entry("Whatever the boat brought.", ["Seafood"], ["no shellfish"])];
    expect(guideCovers({ id: "a", coverCuisine: "bakery", entries }).entries).toEqual(["fish"]);
  });
});

describe("findDishes", () => {
  it("draws an egg soufflé as eggs and a pop tart as a tart", () => {
    expect(findDishes("They steam the egg soufflé until it stands.")).toEqual(["eggs"]);
    expect(findDishes("The house-made pop tart belongs to brunch.")).toEqual(["tart"]);
  });

  it("finds whole words with or without accents and plurals, the longest first", () => {
    expect(findDishes("Phở, then soup dumplings and TACOS; a pizzicato of pie.")).toEqual([
      "pho",
      "dumplings",
      "taco",
      "pie",
    ]);
  });
});

describe("findDishes in compounds", () => {
  it("knows what the thing is by its last word", () => {
    expect(findDishes("Order the roast crab, a lamb kebab and garlic noodles.")).toEqual([
      "crab",
      "skewers",
      "noodles",
    ]);
  });
});

describe("recommendedDishes", () => {
  it("leaves out names, and what a text says isn't there", () => {
    expect(recommendedDishes("Ritsuo Tsuchida, once chef at Blowfish Sushi, makes the udon.")).toEqual(["udon"]);
    expect(recommendedDishes("No fish or meat enters the kitchen: order the vegan shoyu ramen.")).toEqual(["ramen"]);
  });

  it("takes the first two: what follows is the room's story", () => {
    expect(recommendedDishes("Order the pizza and the salad, past a mural of a crab.")).toEqual(["pizza", "salad"]);
  });
});

describe("refusedDrawings", () => {
  it("reads diets as they are, and other words only beside a refusal", () => {
    expect(refusedDrawings(["vegan"])).toContain("steak");
    expect(refusedDrawings(["gluten-free"])).toContain("bread");
    expect(refusedDrawings(["no ramen"])).toContain("ramen");
    expect(refusedDrawings(["seafood", "crab"]).size).toBe(0);
  });
});
