import type { AcceptedIdea, Constraint, SearchPlan } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { WIDER_METERS } from "@/lib/guides/constraints/evaluate-landmark";
import {
  adjacentAreas,
  areaSpellings,
  broaderCuisines,
  CUISINES,
  cuisineFamily,
  findDish,
  isCuisine,
  relatedCuisines,
} from "@/lib/restaurants/vocabulary";
import { areasAround, landmarkByName, TOWNS_AROUND } from "@/lib/restaurants/vocabulary/landmarks";
import { extractKeywords } from "./parse-prompt/mentions/extract-keywords";

/** All cuisines in two searches: facts that no text mentions (a diet, a patio) require every place as a candidate. */
const CUISINE_HALVES = [CUISINES.slice(0, CUISINES.length / 2), CUISINES.slice(CUISINES.length / 2)];

type PlanInput = { city: City; prompt: string; idea: AcceptedIdea };

const ATMOSPHERE_FIELDS: Constraint["field"][] = ["vibe", "goodFor", "meal", "feature", "diet"];

/** Two to five searches: the whole prompt, its food, its mood, its surroundings, and one for almost any place. */
export async function planSearches({ city, prompt, idea }: PlanInput): Promise<SearchPlan[]> {
  const wanted = idea.constraints.filter(({ isNegated }) => !isNegated);
  const foods = valuesOf(wanted, ["cuisine", "dish"]);
  const landmarks = valuesOf(wanted, ["landmark"]).flatMap((name) => landmarkByName(name) ?? []);
  const areas = [...new Set([...valuesOf(wanted, ["area"]), ...landmarks.flatMap((spot) => areasAround(spot, city))])];
  const moods = valuesOf(wanted, ATMOSPHERE_FIELDS).map((value) => value.replaceAll("-", " "));
  const keywords = extractKeywords(prompt, city);
  const cuisines = cuisinesFor(foods);
  const towns = areas.filter((area) => TOWNS_AROUND.some(({ name }) => name === area));
  const here = [...towns, ...areaSpellings(city, areas)];
  const around = [...towns, ...areaSpellings(city, [...areas, ...adjacentAreas(city, areas)])];
  const outskirts = landmarks.map(({ latitude, longitude }) => ({ latitude, longitude, meters: WIDER_METERS }));
  const everyday = { cuisines: [], areas: [], query: `${city} restaurant` };
  const plans: (Omit<SearchPlan, "id"> | null)[] = [
    {
      query: toQuery([...foods, ...keywords, ...areas, ...moods]) || everyday.query,
      cuisines,
      areas: here,
      why: "The wish as a whole.",
    },
    foods.length > 0
      ? {
          query: toQuery([...foods, ...synonymsOf(foods)]),
          cuisines,
          areas: [],
          why: "The food, wherever it is served.",
        }
      : null,
    moods.length > 0
      ? { query: toQuery([...moods, ...keywords]), cuisines: [], areas: here, why: "The mood and the occasion." }
      : null,
    areas.length > 0 || outskirts.length > 0
      ? {
          query: toQuery([...areas, ...foods]),
          cuisines,
          areas: around,
          ...(outskirts.length > 0 && { around: outskirts }),
          why: "The neighborhood and those beside it.",
        }
      : null,
    ...(foods.length > 0 ? [wider(foods)] : CUISINE_HALVES).map((kitchens) => ({
      query: toQuery([...kitchens.slice(0, foods.length > 0 ? 12 : 0), ...moods.slice(0, 2), everyday.query]),
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

const toQuery = (parts: string[]) => [...new Set(parts)].join(" ").slice(0, 200);

/** The cuisines to search: a cuisine's whole family, and those with the dish. */
function cuisinesFor(foods: string[]): string[] {
  return [
    ...new Set(
      foods.flatMap((food) => (isCuisine(food) ? [...cuisineFamily(food)] : (findDish(food)?.cuisines ?? []))),
    ),
  ];
}

const synonymsOf = (foods: string[]) => foods.flatMap((food) => findDish(food)?.synonyms.slice(0, 3) ?? []);

/** Broader than the request: a cuisine's family and related cuisines, and the cuisines of a dish. */
const wider = (foods: string[]): string[] => [
  ...new Set(
    foods.flatMap((food) => [
      ...relatedCuisines(food, true).flatMap((name) => [...cuisineFamily(name)]),
      ...(isCuisine(food) ? broaderCuisines(food).flatMap((name) => [...cuisineFamily(name)]) : cuisinesFor([food])),
    ]),
  ),
];
