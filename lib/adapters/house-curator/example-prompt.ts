import type { Place } from "@/lib/contracts/stages";
import { californiaMonth } from "@/lib/core/california-time";
import type { City } from "@/lib/core/cities";
import { areasByName, findDish, foldWords } from "@/lib/restaurants/vocabulary";
import { foldName, landmarkNames } from "@/lib/restaurants/vocabulary/landmarks";
import { isDessert, servingOf } from "./grammar/dishes";
import { areaWithPreposition, cityPhrase, inCity } from "./grammar/places";
import { capitalize } from "./grammar/words";
import { hashText, seededPick, seededShuffle } from "./seeded-random";
import { cuisineFood } from "./write-introduction/cuisine-nouns";

type PromptParts = {
  dish: string;
  other: string;
  area: string;
  cuisine: string;
  city: string;
  when: string;
  also: string;
};
type PromptTemplate = (m: PromptParts) => string;

/** Prompts as people type them: a little untidy, with a place, a dish and a reason. */
const PROMPT_TEMPLATES: readonly [PromptTemplate, ...PromptTemplate[]] = [
  ({ dish, area, when }) => `${capitalize(when)}, somewhere ${area} for ${dish}`,
  ({ cuisine, area }) => `A quiet ${cuisine} dinner for two ${area}, not too fancy`,
  ({ dish, also, city }) =>
    `My parents are visiting ${city} and love ${dish}. Nothing loud, please, and nothing ${also}`,
  ({ dish, other }) => `${capitalize(dish)} or ${other}, somewhere cozy`,
  ({ area, when }) => `Eating alone with a book ${area} ${when}, ideally at a counter`,
  ({ cuisine, city }) => `${capitalize(cuisine)} food around ${city} that works for eight people and one vegetarian`,
  ({ dish, area }) => `Cheap and cheerful ${area}, with ${dish}`,
  ({ when, area }) => `First date ${area} ${when}, candlelit and quiet`,
  ({ dish }) => `With the kids: ${dish}, somewhere casual`,
  ({ cuisine, when }) => `${capitalize(cuisine)} food ${when}, somewhere old-school`,
  ({ dish, city }) => `Somewhere lively for ${dish} after work, anywhere around ${city}`,
  ({ area, other }) => `A birthday dinner ${area}, someone else is paying, and ${other} would be nice`,
  ({ dish, also }) => `${capitalize(dish)} in a room with some life in it, and nothing ${also}`,
  ({ area, dish }) => `Lunch ${area}, ideally with ${dish} and a patio`,
];

const SEASONAL_PHRASES: readonly string[][] = [
  ["on a January evening", "on a January weeknight"],
  ["on a wet February night", "on a February evening"],
  ["on a rainy March night", "on a March weekend"],
  ["on the first warm evening", "on an April evening"],
  ["on a foggy May night", "on a May evening"],
  ["on a foggy June evening", "on a long June evening"],
  ["in July fog", "on a cold summer night"],
  ["at the end of summer", "on a gray August day"],
  ["on a warm September night", "on a September evening"],
  ["on a warm October night", "on an October evening"],
  ["on a rainy November night", "in the first cold week"],
  ["on a December night", "on a December evening"],
];

/** A prompt that this city can fulfill, with its own dishes and neighborhoods and phrases for the month. */
export function examplePrompt({ city, places, now }: { city: City; places: readonly Place[]; now: Date }): string {
  const seed = `${city}:${now.getTime()}`;
  const suitablePlaces = seededShuffle(
    places.filter((place) => dishOf(place, seed) !== null),
    seed,
  );
  const [place, another] = [suitablePlaces[0], suitablePlaces[1] ?? suitablePlaces[0]];
  const month = californiaMonth(now);
  const when = seededPick((SEASONAL_PHRASES[month - 1] ?? ["tonight"]) as [string, ...string[]], seed);
  const dish = place && dishOf(place, seed);
  const other = another && dishOf(another, `${seed}:other`);
  if (!place || !another || !dish || !other)
    return `A small warm room ${inCity(city)} ${when}, and something good to eat`;
  const area = isPlainArea(place, city) ? areaWithPreposition(place.neighbourhood ?? "") : inCity(city);
  return seededPick(
    PROMPT_TEMPLATES,
    `${seed}:form`,
  )({ dish, other, area, cuisine: cuisineOf(place), city: cityPhrase(city), when, also: cuisineOf(another) });
}

/** Not one that goes by another name, or that a landmark shares its name with: such words are read in two ways. */
const isPlainArea = ({ neighbourhood }: Place, city: City): boolean =>
  neighbourhood !== null &&
  areasByName(city).get(foldWords(neighbourhood))?.join() === neighbourhood &&
  !landmarkNames(city).has(foldName(neighbourhood));

const NOT_A_MEAL =
  /\b(?:of the|combination|menu|seasonal|plate|special|latte|coffee|espresso|cappuccino|beer|wine|margarita|martini|tea|soda|porter|ale|pairing|chips?|sauce|tasting|horchata)\b/i;

const isPlain = (dish: string): boolean => dish.length < 26 && !isDessert(dish) && !NOT_A_MEAL.test(dish);

function dishOf({ dishes }: Place, seed: string): string | null {
  const names = dishes.map(({ name }) => name).filter((name) => isPlain(name) && findDish(name) !== null);
  return names.length > 0 ? servingOf(names[hashText(seed) % names.length] ?? "") : null;
}

/** A cuisine that can modify "dinner"; foods and types of restaurants can't. */
const cuisineOf = ({ cuisines }: Place): string =>
  cuisines.find((cuisine) => cuisineFood(cuisine).endsWith(" cooking") && !/^(?:Vegan|Vegetarian)$/.test(cuisine)) ??
  "Californian";
