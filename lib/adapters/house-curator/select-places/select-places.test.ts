import { describe, expect, it } from "vitest";
import { NO_ORDER, type Place } from "@/lib/contracts/stages";
import { distanceMeters } from "@/lib/core/geo/distance";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { evaluateFood } from "@/lib/guides/constraints/evaluate-food";
import { meetsHardConstraints } from "@/lib/guides/constraints/hard-constraints";
import { misfitOf } from "@/lib/guides/constraints/misfits";
import { followsOrder, ORDERS } from "@/lib/guides/pick-orders";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { catalogueOf } from "../testing/catalogue";
import { idea, pick, sanFrancisco } from "../testing/pick-places";
import { parseConstraints } from "../testing/sample-prompts";
import { metCount } from "./fullness";
import { answersHeat } from "./heat";
import { selectPlaces } from "./select-places";

describe("selectPlaces", () => {
  it("selects only places that meet the hard constraints, as many as requested", () => {
    const { places } = pick("c:Mexican", { size: 5 });
    expect(places).toHaveLength(5);
    expect(places.every((place) => meetsHardConstraints(place, parseConstraints("c:Mexican")))).toBe(true);
  });

  it("never selects a closed place", () => {
    const candidates = sanFrancisco.map(
      (place): Place => ({ ...place, status: place.cuisines.includes("Pizza") ? "closed" : "open" }),
    );
    expect(pick("g:groups", { candidates }).places.some(({ cuisines }) => cuisines.includes("Pizza"))).toBe(false);
  });

  it("puts places known to have a step-free entrance first, and adds only as many others as make a guide", () => {
    const isKnown = ({ features }: Place) => features.includes("step-free");
    const dimSum = sanFrancisco.filter(({ cuisines }) => cuisines.includes("Dim Sum"));
    const { places } = pick("c:Dim_Sum f:step-free", { size: 7, candidates: dimSum });
    const known = dimSum.filter(isKnown).length;
    expect(places.slice(0, known).every(isKnown)).toBe(true);
    expect(places).toHaveLength(Math.max(3, known));
  });

  it("takes places at $ for cheap, and others only as many as make a guide", () => {
    const cheap = makeConstraint({ field: "price", values: ["1", "2"], ideal: ["1"], label: "cheap" });
    const mexican = sanFrancisco.filter(({ cuisines }) => cuisines.includes("Mexican"));
    const levelsOf = (candidates: Place[]) =>
      selectPlaces({ idea: { ...idea("c:Mexican"), constraints: [cheap] }, candidates, seed: "a" })
        .picks.map(({ placeId }) => candidates.find(({ id }) => id === placeId)?.priceLevel)
        .toSorted();
    expect(new Set(levelsOf(mexican))).toEqual(new Set([1]));
    const at = (level: number) => mexican.filter(({ priceLevel }) => priceLevel === level);
    const few = [...at(1).slice(0, 1), ...at(2).slice(0, 4)];
    expect(levelsOf(few)).toEqual([1, 2, 2]);
  });

  it("fills no guide of places like a pizzeria with those that have only its mood", () => {
    const soft = { isHard: false } as const;
    const constraints = [
      makeConstraint({ ...soft, field: "cuisine", values: ["Pizza"], label: "cooking like Zachary's" }),
      makeConstraint({ ...soft, field: "vibe", values: ["lively"], label: "a mood like Zachary's" }),
    ];
    const { picks } = selectPlaces({ idea: { ...idea("", 8), constraints }, candidates: sanFrancisco, seed: "a" });
    expect(picks.length).toBeGreaterThan(3);
    for (const { placeId } of picks)
      expect(evaluateFood(sanFrancisco.find(({ id }) => id === placeId) ?? makePlace(), "Pizza")).toBe("met");
  });

  it("opens with no place that nobody could confirm to be open", () => {
    const pizza = sanFrancisco.filter(({ cuisines }) => cuisines.includes("Pizza")).slice(0, 4);
    const candidates = pizza.map((place, index): Place => ({ ...place, isUnconfirmed: index < 2 }));
    const { places } = pick("c:Pizza a:North_Beach", { size: 4, candidates });
    const unconfirmed = places.map((place) => place.isUnconfirmed ?? false);
    expect(unconfirmed).toEqual(unconfirmed.toSorted((a, b) => Number(a) - Number(b)));
  });

  it("takes what nobody could confirm to be open last", () => {
    const candidates = sanFrancisco.map((place): Place => ({ ...place, isUnconfirmed: place.cuisines[0] === "Pizza" }));
    const { places } = pick("c:Pizza", { size: 3, candidates });
    const confirmed = sanFrancisco.filter(({ cuisines }) => cuisines.includes("Pizza") && cuisines[0] !== "Pizza");
    expect(places.filter(({ isUnconfirmed }) => !isUnconfirmed).length).toBe(Math.min(3, confirmed.length));
    expect(pick("g:groups", { candidates }).places.some(({ isUnconfirmed }) => isUnconfirmed)).toBe(false);
  });

  it("prefers what is closer to a landmark, and to a town that it can't offer", () => {
    const chase = { latitude: 37.7679, longitude: -122.38742 };
    const near = makeConstraint({ field: "landmark", values: ["Chase Center"], isHard: false });
    const close = selectPlaces({ idea: { ...idea(""), constraints: [near] }, candidates: sanFrancisco, seed: "a" });
    const town = makeConstraint({ field: "area", values: ["Sausalito"], isHard: true });
    const north = selectPlaces({ idea: { ...idea(""), constraints: [town] }, candidates: sanFrancisco, seed: "a" });
    const at = (picks: { placeId: string }[]) =>
      picks.flatMap(({ placeId }) => sanFrancisco.find(({ id }) => id === placeId) ?? []);
    for (const place of at(close.picks)) expect(distanceMeters(place, chase), place.name).toBeLessThan(2_000);
    for (const { latitude, name } of at(north.picks)) expect(latitude, name).toBeGreaterThan(37.77);
  });

  it("never selects one place twice under two ids", () => {
    const copies = sanFrancisco.map((place): Place => ({ ...place, id: `${place.id}-again` }));
    const { places } = pick("c:Italian", { size: 8, candidates: [...sanFrancisco, ...copies] });
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it("prefers a place that has both of two foods", () => {
    const both = (place: Place) => ["Coffee", "Bakery"].every((cuisine) => place.cuisines.includes(cuisine));
    const { places } = pick("c:Coffee,Bakery", { size: 1 });
    expect(places.some(both)).toBe(true);
  });

  it("adds nothing to three places that meet none of the wishes", () => {
    const { places } = pick("g:special-occasion v:candlelit", { size: 8, candidates: sanFrancisco.slice(0, 40) });
    const meets = (place: Place) => place.goodFor.includes("special-occasion") || place.vibes.includes("candlelit");
    expect(places.filter(meets).length === places.length || places.length <= 3).toBe(true);
  });

  it("names the places without a table last", () => {
    const { places, order } = pick("c:Mexican g:birthday", { size: 8 });
    const hasTable = places.map((place) => misfitOf(place, parseConstraints("c:Mexican g:birthday")) === null);
    expect(hasTable).toEqual(hasTable.toSorted((a, b) => Number(b) - Number(a)));
    expect(hasTable).toContain(false);
    expect(order).toBe(NO_ORDER);
  });

  it("returns fewer if fewer fit, and adds no others to three that do", () => {
    const { places } = pick("c:Burmese", { size: 8 });
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places.every(({ cuisines }) => cuisines.includes("Burmese"))).toBe(true);
  });

  it("adds places that come near only until there are three, after those that fit", () => {
    const burmese = sanFrancisco.filter(({ cuisines }) => cuisines[0] === "Burmese").slice(0, 2);
    const others = sanFrancisco.filter(({ cuisines }) => !cuisines.includes("Burmese"));
    const { places } = pick("c:Burmese", { size: 8, candidates: [...others, ...burmese] });
    expect(places).toHaveLength(3);
    expect(places).toEqual(expect.arrayContaining(burmese));
  });

  it.each([
    ["peanut", /peanut|satay|pad thai|cashew|walnut|almond|pistachio/i],
    ["shellfish", /\b(?:shrimp|prawn|crab|lobster|oyster|clam|mussel|scallop|squid)s?\b/i],
  ])("never selects a place of which any fact holds %s, where that is a danger", (food, words) => {
    // A vegan kitchen may name prawns that are none.
    const candidates = sanFrancisco.filter(({ cuisines }) => cuisines[0] !== "Vegan");
    const constraints = parseConstraints(`-d:${food}`).map((each) => ({ ...each, isDanger: true, isHard: false }));
    for (const seed of ["a", "b", "c"]) {
      const { picks } = selectPlaces({ idea: { ...idea("", 8), constraints }, candidates, seed });
      expect(picks).toHaveLength(8);
      for (const { placeId } of picks) {
        const { name, dishes, room, editorialSummary, notes } =
          sanFrancisco.find(({ id }) => id === placeId) ?? expect.fail(`${placeId} is no candidate`);
        expect(JSON.stringify([name, dishes, room, editorialSummary, notes])).not.toMatch(words);
      }
    }
  });

  it("prefers places that meet the soft constraints", () => {
    const fits = sanFrancisco.filter(({ vibes, goodFor }) => vibes.includes("quiet") && goodFor.includes("date"));
    const { places } = pick("v:quiet g:date", { size: 8 });
    expect(fits.length).toBeGreaterThanOrEqual(8);
    // Another kitchen or quarter may be worth more than the last of them.
    expect(places.filter((place) => fits.includes(place)).length).toBeGreaterThanOrEqual(6);
  });

  it("takes no room that is known as noisy where quiet is wished and others cook the same", () => {
    const noise = ["loud", "lively", "festive"];
    const isNoisy = ({ vibes }: Place) => noise.some((vibe) => vibes.includes(vibe)) && !vibes.includes("quiet");
    for (const cuisine of ["Italian", "Chinese", "Seafood"])
      expect(pick(`c:${cuisine} v:quiet`, { size: 5 }).places.filter(isNoisy)).toEqual([]);
  });

  it("varies cuisine and area unless the prompt specifies them", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const { places } = pick("g:date", { seed });
      expect(new Set(places.map(({ neighbourhood }) => neighbourhood)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(places.map(({ cuisines }) => cuisines[0])).size).toBeGreaterThanOrEqual(4);
    }
  });

  it("leads with what fits all of the wish, although nobody could confirm it, and with none else of those", () => {
    const artsy = makePlace({ id: "q", name: "Q", cuisines: ["Noodles"], vibes: ["artsy"], isUnconfirmed: true });
    const others = ["a", "b", "c", "d"].map((id) =>
      makePlace({ id, name: id, cuisines: ["Noodles"], vibes: ["casual"], isUnconfirmed: id === "d" }),
    );
    const { places } = pick("c:Noodles v:artsy", { size: 5, candidates: [...others, artsy] });
    expect(places[0]?.id).toBe("q");
    expect(places.at(-1)?.id).toBe("d");
  });

  it("leads with a place that is known to meet as much as any other, whatever the order", () => {
    const wish = "v:quiet g:date g:wine";
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const { places } = pick(`${wish} a:Mission,Hayes_Valley`, { size: 6, seed });
      const counts = places.map((place) => metCount(place, parseConstraints(wish)));
      expect(counts[0]).toBe(Math.max(...counts));
    }
  });

  it("stops where five are all that was wished for, unless the wish says how many", () => {
    const breakfast = (id: string, ...goodFor: string[]) => makePlace({ id, name: id, meals: ["breakfast"], goodFor });
    const candidates = [..."abcde"].map((id) => breakfast(id, "kids")).concat([..."fgh"].map((id) => breakfast(id)));
    const picksOf = (prompt?: string) =>
      selectPlaces({ idea: idea("m:breakfast g:kids", 8), candidates, seed: "a", prompt })
        .picks.map(({ placeId }) => placeId)
        .toSorted()
        .join("");
    expect(picksOf("breakfast with kids")).toBe("abcde");
    expect(picksOf("eight places for breakfast with kids")).toBe("abcdefgh");
    candidates.shift();
    expect(picksOf("breakfast with kids")).toBe("bcdefgh");
  });

  it("takes no place that is listed under a cuisine that was ruled out, if only as an aside", () => {
    for (const cuisine of ["Indian", "Italian", "Mexican", "Pizza"]) {
      const { places } = pick(`-c:${cuisine} p:1,2 g:solo`, { size: 8 });
      expect(places.filter(({ cuisines }) => cuisines.includes(cuisine))).toEqual([]);
    }
  });

  it("takes kitchens known for heat where the food is to be spicy, and no bakery with a topping", () => {
    const { places } = pick("v:spicy", { size: 6 });
    const topped = ["Bakery", "Deli", "Breakfast", "Dessert"];
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places.filter(({ cuisines }) => topped.includes(cuisines[0] ?? ""))).toEqual([]);
    expect(places.every((place) => answersHeat(place, parseConstraints("v:spicy")))).toBe(true);
  });

  it("takes no lively room for somebody who hates noise while others fit", () => {
    const { places } = pick("-v:loud g:birthday", { size: 4 });
    expect(places.filter(({ vibes }) => vibes.includes("lively") && !vibes.includes("quiet"))).toEqual([]);
  });

  it("names an order that the picks follow", () => {
    const named = new Set<string>();
    const prompts = ["", "p:1,2,3", "m:late-night", "v:old-school", "g:special-occasion"];
    for (let seed = 0; seed < 60; seed++) {
      const { places, order } = pick(prompts[seed % prompts.length] ?? "", { seed: String(seed) });
      const known = ORDERS.find(({ name }) => name === order);
      if (known) expect(followsOrder(known, places), order).toBe(true);
      named.add(order);
    }
    expect(named.size).toBeGreaterThanOrEqual(6);
  });

  it("names no order that the wish gives no meaning to", () =>
    expect(pick("c:Thai v:lively", { seed: "a" }).order).toBe(NO_ORDER));

  it("gives a reason for each pick", () => {
    const { picks } = selectPlaces({ idea: idea("c:Thai v:lively"), candidates: sanFrancisco, seed: "a" });
    for (const { reason } of picks) expect(reason).toMatch(/^Fits .*Thai/);
  });

  it("selects the same places for the same seed", () =>
    expect(pick("g:kids", { seed: "x" })).toEqual(pick("g:kids", { seed: "x" })));
});

it("takes no nearness for an answer to who wants a beer", () => {
  const near = makeConstraint({ field: "landmark", values: ["SAP Center"], isHard: false });
  const beer = makeConstraint({ field: "goodFor", values: ["beer"], isHard: false });
  const candidates = catalogueOf("San Jose").flatMap(({ place }) =>
    evaluateConstraint(place, near) === "met" ? place : [],
  );
  const wish = { ...idea("goodFor=beer", 8), constraints: [near, beer] };
  const { picks } = selectPlaces({ idea: wish, candidates, seed: "a" });
  expect(candidates.length).toBeGreaterThan(picks.length);
  for (const { placeId } of picks) {
    const place = candidates.find(({ id }) => id === placeId);
    expect(place && evaluateConstraint(place, beer), placeId).toBe("met");
  }
});
