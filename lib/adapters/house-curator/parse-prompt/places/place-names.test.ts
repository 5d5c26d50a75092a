import { describe, expect, test } from "vitest";
import { parseToShorthand } from "../testing";
import { findPlaceNames } from "./place-names";

describe("names", () => {
  test("a compared place sets the cuisine and mood, limits the price, and is excluded", async () => {
    const constraints = await parseToShorthand("like Zuni but cheaper");
    expect(constraints).toEqual(expect.arrayContaining(["!name=Zuni", "price=1|2"]));
    expect(constraints.find((constraint) => constraint.startsWith("~cuisine="))).toContain("Californian");
  });

  test("several places can be excluded, known or not", () => {
    const { named, text } = findPlaceNames("steak but not House of Prime Rib or Zaytuna Palace, quiet");
    expect(named.map(({ name }) => name)).toEqual(["House of Prime Rib", "Zaytuna Palace"]);
    expect(text).toContain("quiet");
  });

  test("a name is removed before its words are parsed as food", async () => {
    expect(await parseToShorthand("dim sum but not Yank Sing")).toEqual(["!name=Yank Sing", "cuisine=Dim Sum"]);
    expect(await parseToShorthand("sushi, other than Sushi Sam's", "Peninsula")).toEqual([
      "!name=Sushi Sam's",
      "cuisine=Sushi",
    ]);
  });

  test("cuisines and areas after a negator are not names", () => {
    expect(findPlaceNames("no Indian, no Chinese, anywhere but North Beach").named).toEqual([]);
    for (const clause of [
      "parking would help but BART works as well",
      "no car, but Muni would do",
      "but Ana doesn't eat pork",
    ])
      expect(findPlaceNames(`Persian food, ${clause}`).named, clause).toEqual([]);
    expect(findPlaceNames("sushi but Zuni is out").named).toMatchObject([{ name: "Zuni", isExcluded: true }]);
  });
});

test("a name whose words are a dish, too, is one by its capitals", () => {
  expect(findPlaceNames("Pizza, but not Cheese Board").named).toMatchObject([{ name: "Cheese Board" }]);
  expect(findPlaceNames("noodles, anywhere but Ramen Shop").named).toMatchObject([{ name: "Ramen Shop" }]);
  expect(findPlaceNames("wine but no cheese board").named).toEqual([]);
  expect(findPlaceNames("steak but no Prime Rib, dessert but not Ice Cream").named).toEqual([]);
});

test("a name that is one of the commonest words, too, is no restaurant by itself", () => {
  expect(findPlaceNames("Dinner for us, Robin said.").named).toEqual([]);
  expect(findPlaceNames("Dinner for us, Dragon said.").named).toEqual([]);
  expect(findPlaceNames("somewhere like Robin").named).toMatchObject([{ name: "Robin" }]);
});
