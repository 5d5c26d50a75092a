import type { City } from "@/lib/cities";
import type { AcceptedIdea, Constraint, SearchPlan } from "@/lib/guides/stage-types";
import {
  areaSpellings,
  CUISINES,
  family,
  findDish,
  isCuisine,
  kinOf,
  neighboursOf,
  widerThan,
} from "@/lib/guides/vocabulary";
import { keywordsIn } from "./read-wish/keywords";

/** All kitchens in two searches: what no text tells (a diet, a patio) is found by looking at every place. */
const HALVES = [CUISINES.slice(0, CUISINES.length / 2), CUISINES.slice(CUISINES.length / 2)];

type Input = { city: City; wish: string; idea: AcceptedIdea };

const FIELDS_OF_MOOD: Constraint["field"][] = ["vibe", "goodFor", "meal", "feature", "diet"];

/** Two to five searches: the whole wish, its food, its mood, its surroundings, and one wide enough to find anything. */
export async function planSearches({ city, wish, idea }: Input): Promise<SearchPlan[]> {
  const wanted = idea.constraints.filter(({ isNegated }) => !isNegated);
  const foods = valuesOf(wanted, ["cuisine", "dish"]);
  const areas = valuesOf(wanted, ["area"]);
  const moods = valuesOf(wanted, FIELDS_OF_MOOD).map((value) => value.replaceAll("-", " "));
  const keywords = keywordsIn(wish, city);
  const cuisines = kitchensFor(foods);
  const here = areaSpellings(city, areas);
  const around = areaSpellings(city, [...areas, ...neighboursOf(city, areas)]);
  const everyday = { cuisines: [], areas: [], query: `${city} restaurant` };
  const plans: (Omit<SearchPlan, "id"> | null)[] = [
    {
      query: words([...foods, ...keywords, ...areas, ...moods]) || everyday.query,
      cuisines,
      areas: here,
      why: "The wish as a whole.",
    },
    foods.length > 0
      ? { query: words([...foods, ...synonymsOf(foods)]), cuisines, areas: [], why: "The food, wherever it is served." }
      : null,
    moods.length > 0
      ? { query: words([...moods, ...keywords]), cuisines: [], areas: here, why: "The mood and the occasion." }
      : null,
    areas.length > 0
      ? { query: words([...areas, ...foods]), cuisines, areas: around, why: "The neighbourhood and those beside it." }
      : null,
    ...(foods.length > 0 ? [wider(foods)] : HALVES).map((kitchens) => ({
      query: words([...kitchens.slice(0, foods.length > 0 ? 12 : 0), ...moods.slice(0, 2), everyday.query]),
      cuisines: kitchens,
      areas: [],
      why: "Wider, in case the rest finds too little.",
    })),
  ];
  return plans.filter((plan) => plan !== null).map((plan, i) => ({ id: `plan-${i + 1}`, ...plan }));
}

const valuesOf = (constraints: Constraint[], fields: Constraint["field"][]): string[] => [
  ...new Set(constraints.filter(({ field }) => fields.includes(field)).flatMap(({ values }) => values)),
];

const words = (parts: string[]) => [...new Set(parts)].join(" ").slice(0, 200);

/** The kitchens to look in: a cuisine's whole family, and those that make the dish. */
function kitchensFor(foods: string[]): string[] {
  return [
    ...new Set(foods.flatMap((food) => (isCuisine(food) ? [...family(food)] : (findDish(food)?.cuisines ?? [])))),
  ];
}

const synonymsOf = (foods: string[]) => foods.flatMap((food) => findDish(food)?.words.slice(0, 3) ?? []);

/** Wider than what was asked: the family above a cuisine and its kin, the kitchens around a dish. */
const wider = (foods: string[]): string[] => [
  ...new Set(
    foods.flatMap((food) => [
      ...kinOf(food, true).flatMap((name) => [...family(name)]),
      ...(isCuisine(food) ? widerThan(food).flatMap((name) => [...family(name)]) : kitchensFor([food])),
    ]),
  ),
];
