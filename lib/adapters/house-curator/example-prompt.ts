import type { Place } from "@/lib/contracts/stages";
import { californiaMonth } from "@/lib/core/california-time";
import type { City } from "@/lib/core/cities";
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
  ({ dish, other }) => `${capitalize(dish)} or ${other}, whichever has the better room`,
  ({ area, when }) => `Eating alone with a book ${area} ${when}, ideally at a counter`,
  ({ cuisine, city }) => `${capitalize(cuisine)} food around ${city} that works for eight people and one vegetarian`,
  ({ dish, area }) => `Cheap and cheerful ${area}, and I can't stop thinking about ${dish}`,
  ({ when, area }) => `First date ${area} ${when}, good light, easy to talk, nothing with a tasting menu`,
  ({ dish }) => `With two kids under ten: ${dish}, somewhere nobody minds the noise`,
  ({ cuisine, when }) => `${capitalize(cuisine)} comfort food ${when}, the older the place the better`,
  ({ dish, city }) => `Where do cooks go for ${dish} after work, anywhere around ${city}?`,
  ({ area, other }) => `A birthday dinner ${area}, someone else is paying, and ${other} would be nice`,
  ({ dish, also }) => `${capitalize(dish)} in a room with some life in it, and nothing ${also}`,
  ({ area, dish }) => `A long Sunday lunch ${area}, ideally with ${dish} and a patio`,
];

const SEASONAL_PHRASES: readonly string[][] = [
  ["on a clear cold day", "on a January weeknight"],
  ["on a wet February night", "while the plum trees bloom"],
  ["between the rains", "on a green March weekend"],
  ["on the first warm evening", "on an April Sunday"],
  ["before the fog comes in", "on a May evening"],
  ["on a foggy June evening", "on a long June evening"],
  ["in July fog", "on a cold summer night"],
  ["at the end of summer", "on a gray August day"],
  ["in the warm weeks", "on a September evening"],
  ["on a warm October night", "before the rains"],
  ["on a rainy November night", "in the first cold week"],
  ["in the week before the holidays", "on a short December day"],
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
  const area = place.neighbourhood ? areaWithPreposition(place.neighbourhood) : inCity(city);
  return seededPick(
    PROMPT_TEMPLATES,
    `${seed}:form`,
  )({ dish, other, area, cuisine: cuisineOf(place), city: cityPhrase(city), when, also: cuisineOf(another) });
}

const NOT_A_MEAL =
  /\b(?:of the|combination|menu|seasonal|plate|special|latte|coffee|espresso|cappuccino|beer|wine|margarita|martini|tea|soda|porter|ale|pairing|chips?|sauce|tasting|horchata)\b/i;

const isPlain = (dish: string): boolean => dish.length < 26 && !isDessert(dish) && !NOT_A_MEAL.test(dish);

function dishOf({ dishes }: Place, seed: string): string | null {
  const names = dishes.map(({ name }) => name).filter(isPlain);
  return names.length > 0 ? servingOf(names[hashText(seed) % names.length] ?? "") : null;
}

/** A cuisine that can modify "dinner"; foods and types of restaurants can't. */
const cuisineOf = ({ cuisines }: Place): string =>
  cuisines.find((cuisine) => cuisineFood(cuisine).endsWith(" cooking") && !/^(?:Vegan|Vegetarian)$/.test(cuisine)) ??
  "Californian";
