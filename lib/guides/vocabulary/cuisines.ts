import { listed } from "./fold";

const NAMES =
  "Afghan|American|Argentinian|Bakery|Barbecue|Brazilian|Breakfast|Burgers|Burmese|Cajun|Californian|Cambodian|Cantonese|Caribbean|Chicken|Chinese|Coffee|Colombian|Cuban|Deli|Dessert|Dim Sum|Diner|Dumplings|Eritrean|Ethiopian|Filipino|Fijian|French|Fusion|Georgian|German|Greek|Hakka|Hawaiian|Hot Pot|Hunan|Ice Cream|Indian|Indonesian|Iranian|Iraqi|Irish|Israeli|Italian|Izakaya|Jamaican|Japanese|Korean|Laotian|Lebanese|Malaysian|Mediterranean|Mexican|Middle Eastern|Moroccan|Nepalese|New American|Nicaraguan|Nigerian|Noodles|Oaxacan|Pakistani|Palestinian|Peruvian|Pizza|Polish|Portuguese|Pub|Punjabi|Ramen|Russian|Salvadoran|Sandwiches|Seafood|Senegalese|Shanghainese|Sichuan|Singaporean|Soul Food|South Indian|Southern|Spanish|Sri Lankan|Steakhouse|Sushi|Swiss|Syrian|Taiwanese|Tapas|Tea|Thai|Tibetan|Turkish|Ukrainian|Uyghur|Uzbek|Vegan|Vegetarian|Venezuelan|Vietnamese|Wine Bar|Yucatecan";

/** Every cuisine of the catalogue. */
export const CUISINES: readonly string[] = listed(NAMES);

/** Kinds of place rather than kitchens of a country: "Korean" and "Barbecue" can both hold of one place. */
export const FORMATS: readonly string[] = listed(
  "Bakery|Barbecue|Breakfast|Burgers|Chicken|Coffee|Deli|Dessert|Diner|Dumplings|Fusion|Hot Pot|Ice Cream|Noodles|Pizza|Pub|Ramen|Sandwiches|Seafood|Steakhouse|Sushi|Tapas|Tea|Vegan|Vegetarian|Wine Bar|Dim Sum|Izakaya",
);

/** A wish for the first is also met by any of the others. */
const FAMILIES: Record<string, string> = {
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

/** Wide words that stand for several kitchens: "Asian". Their members are the constraint's values. */
export const REGIONS: Record<string, string[]> = {
  pescatarian: listed("Seafood|Sushi|Vegetarian|Vegan"),
  Asian: listed(
    "Burmese|Cambodian|Chinese|Filipino|Indonesian|Japanese|Korean|Laotian|Malaysian|Singaporean|Thai|Tibetan|Vietnamese",
  ),
  "Southeast Asian": listed("Burmese|Cambodian|Filipino|Indonesian|Laotian|Malaysian|Singaporean|Thai|Vietnamese"),
  "South Asian": listed("Indian|Nepalese|Pakistani|Sri Lankan|Fijian"),
  Himalayan: listed("Nepalese|Tibetan"),
  "Latin American": listed(
    "Argentinian|Brazilian|Colombian|Cuban|Mexican|Nicaraguan|Peruvian|Salvadoran|Venezuelan|Caribbean",
  ),
  "Central American": listed("Nicaraguan|Salvadoran"),
  "South American": listed("Argentinian|Brazilian|Colombian|Peruvian|Venezuelan"),
  African: listed("Ethiopian|Eritrean|Moroccan|Nigerian|Senegalese"),
  "West African": listed("Nigerian|Senegalese"),
  European: listed("French|German|Greek|Italian|Polish|Portuguese|Russian|Spanish|Swiss|Ukrainian|Irish"),
  "Eastern European": listed("Georgian|Polish|Russian|Ukrainian"),
  "Central Asian": listed("Afghan|Uyghur|Uzbek"),
  Arab: listed("Iraqi|Lebanese|Moroccan|Palestinian|Syrian"),
};

const membersByCuisine = new Map<string, ReadonlySet<string>>();

/** The cuisine itself and everything that counts as it: Chinese takes Cantonese, Cantonese takes no Sichuan. */
export function family(cuisine: string): ReadonlySet<string> {
  const known = membersByCuisine.get(cuisine);
  if (known) return known;
  const members = new Set([cuisine]);
  for (const member of members) for (const child of listed(FAMILIES[member] ?? "")) members.add(child);
  membersByCuisine.set(cuisine, members);
  return members;
}

/** The wider kitchens that a narrow one belongs to: Oaxacan -> Mexican. */
export const widerThan = (cuisine: string): string[] =>
  CUISINES.filter((candidate) => candidate !== cuisine && family(candidate).has(cuisine));

export const isCuisine = (value: string): boolean => CUISINES.includes(value);
