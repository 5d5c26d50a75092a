import { describe, expect, it } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { evaluateFood } from "@/lib/guides/constraints/evaluate-food";
import { makePlace } from "@/lib/testing/make-place";
import { idea, pick, sanFrancisco } from "../testing/pick-places";
import { selectPlaces } from "./select-places";

describe("places against a wish's mood or refusals", () => {
  it.each([
    "c:Chinese v:romantic g:date,special-occasion",
    "c:Chinese g:special-occasion",
    "c:Chinese g:date",
    "c:Mexican g:first-date",
    "c:Vietnamese v:romantic",
  ])("takes no loud or bare room for a wish of %s while others fit", (wish) => {
    const { places } = pick(wish, { size: 8 });
    expect(places.length).toBeGreaterThanOrEqual(3);
    for (const { name, vibes, goodFor } of places) {
      const isSuited = ["date", "first-date", "special-occasion"].some((occasion) => goodFor.includes(occasion));
      if (!isSuited)
        expect(
          vibes.filter((vibe) => ["loud", "divey", "no-frills"].includes(vibe)),
          name,
        ).toEqual([]);
    }
  });

  it.each(["c:Italian,French g:first-date v:romantic v:quiet", "g:date", "c:Italian g:date"])(
    "takes no place that closes before dinner, and families' last, for a wish of %s",
    (wish) => {
      const { places } = pick(wish, { size: 6 });
      expect(places.length).toBeGreaterThanOrEqual(3);
      const isClosed = ({ meals }: Place) => meals.includes("lunch") && !meals.includes("dinner");
      const isForFamilies = ({ goodFor }: Place) =>
        goodFor.includes("kids") && !goodFor.includes("date") && !goodFor.includes("first-date");
      expect(places.filter((place) => isClosed(place) || isForFamilies(place)).map(({ name }) => name)).toEqual([]);
    },
  );

  it("takes no kitchen of meat for Jains, and none that is known to hold what they leave out, while others fit", () => {
    const kitchen = (name: string, facts: Partial<Place>) => makePlace({ id: name, name, ...facts });
    const vegetarian = { diets: ["vegetarian"] };
    const candidates = [
      kitchen("pork", { dishes: [{ name: "griot pork", detail: null }] }),
      kitchen("onion", { ...vegetarian, dishes: [{ name: "onion rings", detail: null }] }),
      kitchen("silent", {}),
      ...["a", "b", "c"].map((name) => kitchen(name, vegetarian)),
    ];
    const jain = { field: "diet", values: ["Jain"], isNegated: false, isHard: false, label: "Jain" } as const;
    const onion = { field: "dish", values: ["onion"], isNegated: true, isHard: false, label: "no onion" } as const;
    const wish = { ...idea(""), constraints: [jain, onion].map((each) => ({ ...each, values: [...each.values] })) };
    const { picks } = selectPlaces({ idea: wish, candidates, seed: "a" });
    expect(picks.map(({ placeId }) => placeId).sort()).toEqual(["a", "b", "c"]);
  });

  const rooms = (told: number) =>
    [..."abcdefg"].map((id, at) =>
      makePlace({ id, name: id, meals: ["dinner"], vibes: [at < told ? "quiet" : "casual"] }),
    );
  const picksOf = (told: number, prompt?: string) =>
    selectPlaces({ idea: idea("m:dinner v:quiet", 6), candidates: rooms(told), seed: "a", prompt }).picks.map(
      ({ placeId }) => placeId,
    );

  it("takes those alone that are told to have the mood, where they are four", () => {
    expect(picksOf(4).toSorted()).toEqual(["a", "b", "c", "d"]);
    expect(picksOf(5).toSorted()).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("takes no more beside fewer of them than make four, and those last", () => {
    expect(picksOf(3)).toHaveLength(4);
    const picks = picksOf(2);
    expect(picks).toHaveLength(4);
    expect(picks.slice(0, 2).toSorted()).toEqual(["a", "b"]);
  });

  it("takes as many as the wish says, those that are told to have the mood first", () => {
    const picks = picksOf(3, "six quiet places");
    expect(picks).toHaveLength(6);
    expect(picks.slice(0, 3).toSorted()).toEqual(["a", "b", "c"]);
  });

  it("takes what has the food that is asked for, those that are told to have the mood first", () => {
    const candidates = rooms(3).map((place) => ({ ...place, cuisines: ["Noodles"] }));
    const { picks } = selectPlaces({ idea: idea("c:Noodles v:quiet", 6), candidates, seed: "a" });
    const ids = picks.map(({ placeId }) => placeId);
    expect(ids).toHaveLength(6);
    expect(ids.slice(0, 3).toSorted()).toEqual(["a", "b", "c"]);
  });

  it("takes no counter for a quiet talk while a room is left of which nothing is told", () => {
    const counter = (id: string) =>
      makePlace({ id, name: id, vibes: ["no-frills"], goodFor: ["quick-bite"], features: ["walk-up"] });
    const candidates = [...rooms(1).slice(0, 4), { ...counter("x"), meals: ["dinner"] }, counter("y")];
    const { picks } = selectPlaces({ idea: idea("m:dinner v:quiet", 6), candidates, seed: "a" });
    expect(picks.map(({ placeId }) => placeId).toSorted()).toEqual(["a", "b", "c", "d"]);
  });

  it("takes a loud room where hardly another has the food", () => {
    const only = sanFrancisco.filter(({ cuisines, vibes }) => cuisines.includes("Chinese") && vibes.includes("loud"));
    expect(pick("c:Chinese v:romantic g:date", { candidates: only.slice(0, 3) }).places).toHaveLength(3);
  });

  it.each(["v:light-food m:dinner", "-v:greasy", "-v:hearty m:lunch", "v:healthy", "v:light-food g:groups"])(
    "takes no kitchen of fried and fat food for a wish of %s while others fit",
    (wish) => {
      const { places } = pick(wish, { size: 8 });
      expect(places.length).toBeGreaterThanOrEqual(3);
      const heavy = ["Burgers", "Barbecue", "Steakhouse", "Soul Food", "Chicken", "Pizza"];
      for (const { name, cuisines } of places)
        expect(
          cuisines.slice(0, 2).filter((cuisine) => heavy.includes(cuisine)),
          name,
        ).toEqual([]);
    },
  );

  it("keeps to what is asked for where a light meal is one of burgers", () => {
    const { places } = pick("c:Burgers v:light-food", { size: 4 });
    expect(places.every((place) => evaluateFood(place, "Burgers") === "met")).toBe(true);
  });
});
