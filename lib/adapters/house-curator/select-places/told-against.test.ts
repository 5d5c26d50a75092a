import { expect, test } from "vitest";
import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { isCuisine } from "@/lib/restaurants/vocabulary";
import { NO_LINES } from "../suits-wish";
import { idea, sanFrancisco } from "../testing/pick-places";
import { selectPlaces } from "./select-places";
import { isDryForDrinks, isToldAgainst, PRONE_KITCHENS } from "./told-against";

const placesFor = (wish: AcceptedIdea, prompt = ""): Place[] =>
  selectPlaces({ idea: wish, candidates: sanFrancisco, seed: "a", prompt }).picks.flatMap(
    ({ placeId }) => sanFrancisco.find(({ id }) => id === placeId) ?? [],
  );
const find = (id: string): Place => {
  const found = sanFrancisco.find((place) => place.id === id);
  if (!found) throw new RangeError(id);
  return found;
};

test.each(["k:wine_by_the_glass", "g:wine", "g:cocktails", "g:beer", "f:wine-list", "k:champagne", "k:natural_wine"])(
  "a house that pours no alcohol isn't picked for “%s”",
  (wish) => {
    expect(isDryForDrinks(find("old-mandarin-islamic"), idea(wish))).toBe(true);
    expect(placesFor(idea(`${wish} c:Chinese`, 20)).map(({ id }) => id)).not.toContain("old-mandarin-islamic");
  },
);

test.each(["c:Chinese", "-k:wine", "k:root_beer"])("without a wish for a drink it may be: “%s”", (wish) =>
  expect(isDryForDrinks(find("old-mandarin-islamic"), idea(wish))).toBe(false),
);

test.each(["dim sum for 12 people", "a party of 8", "dinner for ten"])("a small room is none for “%s”", (prompt) => {
  expect(isToldAgainst(find("hang-ah-tea-room"), idea("d:dim_sum"), prompt)).toBe(true);
  const picked = placesFor(idea("d:dim_sum g:groups"), prompt).map(({ id }) => id);
  expect(picked.length).toBeGreaterThan(2);
  expect(picked).not.toContain("hang-ah-tea-room");
});

test("a house without reservations is none for twelve", () => {
  const walkIn = { ...find("kin-khao"), features: ["no-reservations"] };
  expect([
    isToldAgainst(walkIn, idea("c:Thai"), "Thai for 12"),
    isToldAgainst(walkIn, idea("c:Thai"), "for two"),
  ]).toEqual([true, false]);
});

test("for a few it may be", () =>
  expect(isToldAgainst(find("hang-ah-tea-room"), idea("d:dim_sum"), "for four")).toBe(false));

test("whoever wants no line isn't sent to one while enough others fit", () => {
  const wish = { ...idea("d:burrito a:Mission"), unknowns: [NO_LINES] };
  expect(isToldAgainst(find("el-farolito-mission"), wish)).toBe(true);
  expect(placesFor(wish).map(({ id }) => id)).not.toContain("el-farolito-mission");
  expect(isToldAgainst(find("el-farolito-mission"), idea("d:burrito"))).toBe(false);
});

test("a counter comes after tables for clients", () => {
  const picked = placesFor(idea("g:business m:lunch"));
  expect(picked.filter((place) => isToldAgainst(place, idea("g:business")))).toEqual([]);
});

test("kitchens that cook with nuts as a rule are left out for a nut allergy, unless they were asked for", () => {
  const allergy = (constraints: string): AcceptedIdea => {
    const wish = idea(constraints);
    return {
      ...wish,
      constraints: wish.constraints.map((each) => (each.isNegated ? { ...each, isDanger: true } : each)),
    };
  };
  const asian = "c:Thai,Chinese,Japanese,Korean,Vietnamese";
  expect(placesFor(allergy(`${asian} -d:nuts`)).flatMap(({ cuisines }) => cuisines)).not.toContain("Thai");
  expect(placesFor(allergy("c:Thai -d:nuts")).length).toBeGreaterThan(2);
  expect(isToldAgainst(find("kin-khao"), idea("-d:nuts"))).toBe(false);
});

test("kitchens that are prone to a food are kitchens of the vocabulary", () =>
  expect(
    Object.values(PRONE_KITCHENS)
      .flat()
      .filter((cuisine) => !isCuisine(cuisine)),
  ).toEqual([]));
