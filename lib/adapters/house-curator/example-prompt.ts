import type { Place } from "@/lib/contracts/stages";
import { californiaMonth } from "@/lib/core/california-time";
import type { City } from "@/lib/core/cities";
import { fittingPlaces } from "@/lib/guides/constraints/fitting-places";
import { joinDietsToFoods } from "@/lib/guides/constraints/food-for-diet";
import { areasByName, findDish, foldWords } from "@/lib/restaurants/vocabulary";
import { foldName, landmarkNames } from "@/lib/restaurants/vocabulary/landmarks";
import { isDessert, servingOf } from "./grammar/dishes";
import { areaWithPreposition, cityPhrase, inCity } from "./grammar/places";
import { capitalize } from "./grammar/words";
import { parsePrompt } from "./parse-prompt/parse-prompt";
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
  ["on a rainy February night", "on a February evening"],
  ["on a rainy March night", "on a March weekend"],
  ["on the first warm evening", "on an April evening"],
  ["on a foggy May night", "on a May evening"],
  ["on a foggy June evening", "on a long June evening"],
  ["on a July evening", "on a cold summer night"],
  ["at the end of summer", "on an August evening"],
  ["on a warm September night", "on a September evening"],
  ["on a warm October night", "on an October evening"],
  ["on a rainy November night", "in the first cold week"],
  ["on a December night", "on a December evening"],
];

/** So many proposals are tried; each is read and judged in about a millisecond. */
const TRIES = 60;
/** So many of the places make a guide. */
const FITTING_MIN = 3;

/**
 * A prompt that these places can fulfill, with their own dishes and neighborhoods and phrases for the month: enough of them
 * fit all that it asks for.
 */
export async function examplePrompt(input: PromptInput): Promise<string> {
  const { city, places, now } = input;
  for (let turn = 0; turn < TRIES; turn++) {
    const prompt = propose(input, `${city}:${now.getTime()}:${turn}`);
    if (prompt === null) break;
    const idea = await parsePrompt({ city, prompt }, null);
    if (idea.kind === "refused") continue;
    if (fittingPlaces(places, joinDietsToFoods(idea.constraints)).length >= FITTING_MIN) return prompt;
  }
  const when = seededPick(phrasesFor(now), `${city}:${now.getTime()}`);
  return `A small warm room ${inCity(city)} ${when}, and something good to eat`;
}

const phrasesFor = (now: Date) => (SEASONAL_PHRASES[californiaMonth(now) - 1] ?? ["tonight"]) as [string, ...string[]];

type PromptInput = { city: City; places: readonly Place[]; now: Date };

/** Null where no place serves a dish to name. */
function propose({ city, places, now }: PromptInput, seed: string): string | null {
  const suitablePlaces = seededShuffle(
    places.filter((place) => dishOf(place, seed) !== null),
    seed,
  );
  const [place, another] = [suitablePlaces[0], suitablePlaces[1] ?? suitablePlaces[0]];
  const when = seededPick(phrasesFor(now), seed);
  const dish = place && dishOf(place, seed);
  const other = another && dishOf(another, `${seed}:other`);
  if (!place || !another || !dish || !other) return null;
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
