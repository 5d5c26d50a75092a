import PLACES from "@/data/covers/places.json" with { type: "json" };
import scenes from "@/data/covers/scenes.json" with { type: "json" };
import { isAgainst, isWish, joinSentences } from "@/lib/contracts/stages";
import { findDishes } from "@/lib/core/cover/find-dishes";
import { drawingsOf } from "@/lib/core/cover/rank-drawings";
import { toldDishes } from "@/lib/core/cover/recommended-dishes";
import { refusedDrawings } from "@/lib/core/cover/refused-drawings";
import { withoutMeat } from "@/lib/core/cover/without-meat";
import type { GuideDraft } from "./pipeline";

/** By the label of a wish: the places that tell it. */
const SCENES: ReadonlyMap<string, string[]> = new Map(Object.entries(scenes));

/** What comes beside a dish: it stands for a guide only where the prompt asks for it, or most entries tell it. */
const SIDES: ReadonlySet<string> = new Set([
  ...["bread", "cheese", "chile", "corn", "avocado", "tomato", "mushroom", "fruit", "eggs", "fries"],
  ...["wine", "beer", "cocktail", "sake", "juice", "coffee", "tea"],
]);

/** As drawings: the dishes that an entry's text tells, in its order, and what its kitchens are known for. */
type ToldEntry = { dishes: string[]; kitchens: string[]; cuisines: string[] };

/**
 * The drawing that a new guide's cover shows: the dish that most entries tell, else the one that the title names, what the
 * prompt asks for, what most kitchens cook, where the prompt wants to sit, or the dish that is most at home here. Of
 * dishes only those that an entry tells, unless none tells any; nothing that the prompt refuses; and, where more than one
 * would do, nothing that its `neighbors` on the city's shelves show.
 */
export function chooseCoverSubject(
  draft: Pick<GuideDraft, "idea" | "candidates" | "composition">,
  neighbors: readonly string[],
): string {
  const { idea, composition } = draft;
  const entries = toldEntries(draft);
  const told = rankTold(entries);
  const isTold = (drawing: string) => told.includes(drawing);
  const wished = wishedFood(idea).flatMap(drawingsFor);
  const common = mostOf(entries.map(({ cuisines }) => cuisines)).flatMap(drawingsOf);
  const refused = refusedDrawings(refusedWords(idea));
  const choices = [
    mostOf(entries.map(({ dishes }) => dishes)),
    findDishes(composition.title).filter(isTold),
    wished.filter(isTold),
    common.filter(isTold),
    wishedLabels(idea).flatMap((label) => SCENES.get(label) ?? []),
    told.filter((dish) => !SIDES.has(dish)),
    told,
    wished,
    [...common, ...PLACES],
  ].map((drawings) => drawings.filter((drawing) => !refused.has(drawing)));
  const best = choices.find((drawings) => drawings.length > 0) ?? [];
  return best.find((drawing) => !neighbors.includes(drawing)) ?? best[0] ?? "";
}

function toldEntries({ candidates, composition }: Pick<GuideDraft, "candidates" | "composition">): ToldEntry[] {
  const places = new Map(candidates.places.map((place) => [place.id, place]));
  return composition.entries.map(({ placeId, sentences }) => {
    const { name = "", cuisines = [] } = places.get(placeId) ?? {};
    // "Hayes Street Grill": what a place is called is nothing to order there.
    const text = joinSentences(sentences)
      .split(name || "\0")
      .join(".");
    return { dishes: withoutMeat(cuisines, toldDishes(text)), kitchens: cuisines.flatMap(drawingsOf), cuisines };
  });
}

/** All dishes told: first those that the most kitchens both tell and are known for, then those that the most cook. */
function rankTold(entries: readonly ToldEntry[]): string[] {
  const countOf = (isCounted: (entry: ToldEntry) => boolean) => entries.filter(isCounted).length;
  const ranks = entries
    .flatMap(({ dishes }) => dishes)
    .map((dish) => ({
      dish,
      typical: countOf(({ dishes, kitchens }) => dishes.includes(dish) && kitchens.includes(dish)),
      cooked: countOf(({ kitchens }) => kitchens.includes(dish)),
    }));
  const sorted = ranks.toSorted((a, b) => b.typical - a.typical || b.cooked - a.cooked);
  return [...new Set(sorted.map(({ dish }) => dish))];
}

/** What more than half of the lists hold, and more than one of them: the most common first. */
function mostOf(lists: readonly string[][]): string[] {
  const counts = Map.groupBy(
    lists.flatMap((list) => [...new Set(list)]),
    (word) => word,
  );
  const common = [...counts].filter(([, all]) => all.length > 1 && all.length > lists.length / 2);
  return common.toSorted((a, b) => b[1].length - a[1].length).map(([word]) => word);
}

const FOOD: ReadonlySet<string> = new Set(["dish", "cuisine", "ingredient", "quality", "meal"]);

/** The food that the prompt asks for, in the prompt's order; the constraints' values speak English. */
function wishedFood({ readings = [], constraints }: GuideDraft["idea"]): string[] {
  return [
    ...readings.filter(({ role, type }) => isWish(role) && FOOD.has(type)).map(({ quote }) => quote),
    ...readings.filter(({ role, type }) => isWish(role) && FOOD.has(type)).map(({ label }) => label),
    ...constraints.filter(({ field, isNegated }) => FOOD.has(field) && !isNegated).flatMap(({ values }) => values),
  ];
}

const wishedLabels = ({ constraints }: GuideDraft["idea"]): string[] =>
  constraints.filter(({ isNegated }) => !isNegated).map(({ label }) => label);

function refusedWords({ readings = [], constraints }: GuideDraft["idea"]): string[] {
  return [
    ...readings.filter(({ role }) => isAgainst(role)).map(({ label }) => `no ${label}`),
    ...constraints.filter(({ isNegated }) => isNegated).flatMap(({ values }) => values.map((value) => `no ${value}`)),
    ...constraints.filter(({ field }) => field === "diet").flatMap(({ values, label }) => [...values, label]),
  ];
}

/** A wish for a dish is told by the dish alone, one for a kitchen by whatever it cooks. */
function drawingsFor(word: string): string[] {
  const dishes = findDishes(word);
  return dishes.length > 0 ? dishes : drawingsOf(word);
}
