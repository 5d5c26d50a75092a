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

/** Broad words for several cuisines: "Asian". Their members are the constraint's values. */
export const CUISINES_BY_REGION: Record<string, string[]> = {
  pescatarian: splitList("Seafood|Sushi|Vegetarian|Vegan"),
  Asian: splitList(
    "Burmese|Cambodian|Chinese|Filipino|Indonesian|Japanese|Korean|Laotian|Malaysian|Singaporean|Thai|Tibetan|Vietnamese",
  ),
  "Southeast Asian": splitList("Burmese|Cambodian|Filipino|Indonesian|Laotian|Malaysian|Singaporean|Thai|Vietnamese"),
  "South Asian": splitList("Indian|Nepalese|Pakistani|Sri Lankan|Fijian"),
  Himalayan: splitList("Nepalese|Tibetan"),
  "Latin American": splitList(
    "Argentinian|Brazilian|Colombian|Cuban|Mexican|Nicaraguan|Peruvian|Salvadoran|Venezuelan|Caribbean",
  ),
  "Central American": splitList("Nicaraguan|Salvadoran"),
  "South American": splitList("Argentinian|Brazilian|Colombian|Peruvian|Venezuelan"),
  African: splitList("Ethiopian|Eritrean|Moroccan|Nigerian|Senegalese"),
  "West African": splitList("Nigerian|Senegalese"),
  European: splitList("French|German|Greek|Italian|Polish|Portuguese|Russian|Spanish|Swiss|Ukrainian|Irish"),
  "Eastern European": splitList("Georgian|Polish|Russian|Ukrainian"),
  "Central Asian": splitList("Afghan|Uyghur|Uzbek"),
  Arab: splitList("Iraqi|Lebanese|Moroccan|Palestinian|Syrian"),
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
