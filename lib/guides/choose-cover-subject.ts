import scenes from "@/data/covers/scenes.json" with { type: "json" };
import { isAgainst, isWish, joinSentences } from "@/lib/contracts/stages";
import { findDishes } from "@/lib/core/cover/find-dishes";
import { drawingsOf, rankDrawings } from "@/lib/core/cover/rank-drawings";
import { recommendedDishes } from "@/lib/core/cover/recommended-dishes";
import { refusedDrawings } from "@/lib/core/cover/refused-drawings";
import type { GuideDraft } from "./pipeline";

/** So many first picks are the guide's face: what they are recommended for may stand on its cover. */
const FACE = 3;
/** So many drawings of a kitchen are typical enough to stand for a wish for it. */
const KITCHEN_DRAWINGS = 3;
/** By the label of a wish: the places that tell it. */
const SCENES: ReadonlyMap<string, string[]> = new Map(Object.entries(scenes));

/**
 * The drawing that a new guide's cover shows: the food that the prompt asks for, or else what the title names, where the
 * prompt wants to sit, what the first picks are recommended for, or what the kitchen of most picks cooks. Nothing that
 * the prompt refuses, and, where there is a choice, nothing that its `neighbors` on the city's shelves show.
 */
export function chooseCoverSubject(
  draft: Pick<GuideDraft, "idea" | "candidates" | "composition">,
  neighbors: string[],
) {
  const { idea, candidates, composition } = draft;
  const places = new Map(candidates.places.map((place) => [place.id, place]));
  const picks = composition.entries.flatMap(({ placeId }) => places.get(placeId) ?? []);
  const kitchen = mainKitchen(picks.map(({ cuisines }) => cuisines[0] ?? ""));
  const faces = composition.entries.slice(0, FACE).map(({ sentences }) => joinSentences(sentences));
  const ranked = [
    ...wishedFood(idea).flatMap(toDrawings),
    ...findDishes(composition.title),
    ...wishedLabels(idea).flatMap((label) => SCENES.get(label) ?? []),
    ...faces.flatMap(recommendedDishes),
    ...rankDrawings([kitchen], idea.title),
  ];
  const refused = refusedDrawings(refusedWords(idea));
  const allowed = ranked.filter((drawing) => !refused.has(drawing));
  // Another dish under a title that names one would be wrong, whoever else shows it.
  const titled = findDishes(composition.title).find((drawing) => allowed.includes(drawing));
  if (titled && wishedFood(idea).length === 0) return titled;
  return allowed.find((drawing) => !neighbors.includes(drawing)) ?? allowed[0] ?? kitchen.toLowerCase();
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

/** A wish for a dish is told by the dish alone, one for a kitchen by whatever is typical of it. */
function toDrawings(word: string): string[] {
  const dishes = findDishes(word);
  return dishes.length > 0 ? dishes : drawingsOf(word).slice(0, KITCHEN_DRAWINGS);
}

/** The one that most picks share, on a tie the earlier one. */
function mainKitchen(kitchens: string[]): string {
  const counts = Map.groupBy(kitchens.filter(Boolean), (kitchen) => kitchen);
  const [leading] = [...counts].sort((a, b) => b[1].length - a[1].length);
  return leading?.[0] ?? "Californian";
}
