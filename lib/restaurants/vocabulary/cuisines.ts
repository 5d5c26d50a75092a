import { splitList } from "./fold";

const CUISINE_NAMES =
  "Afghan|American|Argentinian|Bakery|Barbecue|Brazilian|Breakfast|Burgers|Burmese|Cajun|Californian|Cambodian|Cantonese|Caribbean|Chicken|Chinese|Coffee|Colombian|Cuban|Deli|Dessert|Dim Sum|Diner|Dumplings|Eritrean|Ethiopian|Filipino|Fijian|French|Fusion|Georgian|German|Greek|Hakka|Hawaiian|Hot Pot|Hunan|Ice Cream|Indian|Indonesian|Iranian|Iraqi|Irish|Israeli|Italian|Izakaya|Jamaican|Japanese|Korean|Laotian|Lebanese|Malaysian|Mediterranean|Mexican|Middle Eastern|Moroccan|Nepalese|New American|Nicaraguan|Nigerian|Noodles|Oaxacan|Pakistani|Palestinian|Peruvian|Pizza|Polish|Portuguese|Pub|Punjabi|Ramen|Russian|Salvadoran|Sandwiches|Seafood|Senegalese|Shanghainese|Sichuan|Singaporean|Soul Food|South Indian|Southern|Spanish|Sri Lankan|Steakhouse|Sushi|Swiss|Syrian|Taiwanese|Tapas|Tea|Thai|Tibetan|Turkish|Ukrainian|Uyghur|Uzbek|Vegan|Vegetarian|Venezuelan|Vietnamese|Wine Bar|Yucatecan";

/** Every cuisine of the catalogue. */
export const CUISINES: readonly string[] = splitList(CUISINE_NAMES);

/** Kinds of venue rather than national cuisines: "Korean" and "Barbecue" can both apply to one place. */
export const VENUE_TYPES: readonly string[] = splitList(
  "Bakery|Barbecue|Breakfast|Burgers|Chicken|Coffee|Deli|Dessert|Diner|Dumplings|Fusion|Hot Pot|Ice Cream|Noodles|Pizza|Pub|Ramen|Sandwiches|Seafood|Steakhouse|Sushi|Tapas|Tea|Vegan|Vegetarian|Wine Bar|Dim Sum|Izakaya",
);

/** A prompt for the first is also met by any of the others. */
const SUBCUISINES: Record<string, string> = {
  African: "Ethiopian|Eritrean|Senegalese|Nigerian|Moroccan",
  American: "New American|Southern|Soul Food|Burgers|Diner|Cajun|Barbecue|Steakhouse|Hawaiian",
  Breakfast: "Diner",
  Californian: "New American",
  Caribbean: "Jamaican|Cuban",
  Chinese: "Cantonese|Dim Sum|Hakka|Hot Pot|Hunan|Shanghainese|Sichuan|Taiwanese|Uyghur",
  Cantonese: "Dim Sum",
  Dessert: "Ice Cream",
  Ethiopian: "Eritrean",
  Indian: "Punjabi|South Indian",
  Japanese: "Izakaya|Ramen|Sushi",
  Mediterranean: "Greek|Israeli|Lebanese|Moroccan|Palestinian|Syrian|Turkish",
  Mexican: "Oaxacan|Yucatecan",
  "Middle Eastern": "Iranian|Iraqi|Israeli|Lebanese|Palestinian|Syrian|Turkish",
  Nepalese: "Tibetan",
  Noodles: "Ramen",
  Southern: "Cajun|Soul Food",
  Spanish: "Tapas",
  Vegetarian: "Vegan",
};

const EAST_ASIAN = "Cantonese|Chinese|Hakka|Hunan|Japanese|Korean|Shanghainese|Sichuan|Taiwanese";
const SOUTHEAST_ASIAN = "Burmese|Cambodian|Filipino|Indonesian|Laotian|Malaysian|Singaporean|Thai|Vietnamese";
const SOUTH_ASIAN = "Indian|Nepalese|Pakistani|Punjabi|South Indian|Sri Lankan|Tibetan";
const EASTERN_EUROPEAN = "Georgian|Polish|Russian|Ukrainian";
const SOUTH_AMERICAN = "Argentinian|Brazilian|Colombian|Peruvian|Venezuelan";
const CENTRAL_AMERICAN = "Nicaraguan|Salvadoran";

/**
 * Broad words for several cuisines: "Asian". Their members are the constraint's values. Middle Eastern, Mediterranean and
 * Caribbean are cuisines themselves, with a family.
 */
export const CUISINES_BY_REGION: Record<string, string[]> = {
  pescatarian: splitList("Seafood|Sushi|Vegetarian|Vegan"),
  Asian: splitList(`${EAST_ASIAN}|${SOUTHEAST_ASIAN}|${SOUTH_ASIAN}|Fijian`),
  "East Asian": splitList(EAST_ASIAN),
  "Southeast Asian": splitList(SOUTHEAST_ASIAN),
  "South Asian": splitList(`${SOUTH_ASIAN}|Fijian`),
  Himalayan: splitList("Nepalese|Tibetan"),
  "Central Asian": splitList("Afghan|Uyghur|Uzbek"),
  "Latin American": splitList(
    `${SOUTH_AMERICAN}|${CENTRAL_AMERICAN}|Caribbean|Cuban|Jamaican|Mexican|Oaxacan|Yucatecan`,
  ),
  "Central American": splitList(CENTRAL_AMERICAN),
  "South American": splitList(SOUTH_AMERICAN),
  African: splitList("Ethiopian|Eritrean|Moroccan|Nigerian|Senegalese"),
  "East African": splitList("Ethiopian|Eritrean"),
  "West African": splitList("Nigerian|Senegalese"),
  "North African": splitList("Moroccan"),
  European: splitList(`French|German|Greek|Irish|Italian|Portuguese|Spanish|Swiss|${EASTERN_EUROPEAN}`),
  "Eastern European": splitList(EASTERN_EUROPEAN),
  Arab: splitList("Iraqi|Lebanese|Moroccan|Palestinian|Syrian"),
  "Pacific Islander": splitList("Fijian|Hawaiian"),
};

const membersByCuisine = new Map<string, ReadonlySet<string>>();

/** The cuisine itself and all that count as it: Chinese includes Cantonese, Cantonese does not include Sichuan. */
export function cuisineFamily(cuisine: string): ReadonlySet<string> {
  const known = membersByCuisine.get(cuisine);
  if (known) return known;
  const members = new Set([cuisine]);
  for (const member of members) for (const child of splitList(SUBCUISINES[member] ?? "")) members.add(child);
  membersByCuisine.set(cuisine, members);
  return members;
}

/** The broader cuisines that a narrow one belongs to: Oaxacan -> Mexican. */
export const broaderCuisines = (cuisine: string): string[] =>
  CUISINES.filter((candidate) => candidate !== cuisine && cuisineFamily(candidate).has(cuisine));

export const isCuisine = (value: string): boolean => CUISINES.includes(value);
