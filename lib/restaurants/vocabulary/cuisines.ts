import { z } from "zod";
import data from "@/data/vocabulary/cuisines.json" with { type: "json" };
import { splitList } from "./fold";
import { Words, WordTable } from "./word-table";

/** The shape of data/vocabulary/cuisines.json. */
const Cuisines = z.strictObject({
  /** Every cuisine of the catalogue. Other languages' words are in the languages' own files. */
  synonyms: WordTable,
  /** Kinds of venue rather than national cuisines: "Korean" and "Barbecue" can both apply to one place. */
  venueTypes: Words,
  /** A prompt for the first is also met by any of the others. */
  subcuisines: WordTable,
  /** Synonyms that are only a part of their cuisine: who refuses "Neapolitan" may want any other Italian. */
  styles: WordTable,
  /** Kinds of venue that serve no dinner. */
  sweets: Words,
  /** Words for what goes with a meal, rather than for a kind of venue: "coffee", but not "café". */
  accompaniments: WordTable,
  /** Cuisines that the catalogue doesn't have: a prompt for one is understood, and reported as unmet. */
  elsewhere: Words,
});

const cuisines = Cuisines.parse(data);

/** What people write for each cuisine, besides its own name. */
export const CUISINE_SYNONYMS: WordTable = cuisines.synonyms;
export const CUISINES: readonly string[] = Object.keys(cuisines.synonyms);
export const VENUE_TYPES: readonly string[] = cuisines.venueTypes;
export const SWEETS: readonly string[] = cuisines.sweets;
export const OTHER_CUISINES: readonly string[] = cuisines.elsewhere;

/** Whether the words name a part of the cuisine, and not the whole. */
export const isStyleOf = (cuisine: string, words: string): boolean =>
  cuisines.styles[cuisine]?.includes(words) ?? false;

const EAST_ASIAN = "Cantonese|Chinese|Hakka|Hunan|Japanese|Korean|Shanghainese|Sichuan|Taiwanese";
const SOUTHEAST_ASIAN = "Burmese|Cambodian|Filipino|Indonesian|Laotian|Malaysian|Singaporean|Thai|Vietnamese";
const SOUTH_ASIAN = "Indian|Nepalese|Pakistani|Punjabi|South Indian|Sri Lankan|Tibetan";
const EASTERN_EUROPEAN = "Georgian|Polish|Russian|Ukrainian";
const LEVANTINE = "Lebanese|Palestinian|Syrian|Israeli";
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
  Balkan: splitList("Greek"),
  Iberian: splitList("Portuguese|Spanish|Tapas"),
  Alpine: splitList("German|Swiss"),
  Levantine: splitList(LEVANTINE),
  "Horn of Africa": splitList("Ethiopian|Eritrean"),
  Arab: splitList("Iraqi|Lebanese|Moroccan|Palestinian|Syrian"),
  "Pacific Islander": splitList("Fijian|Hawaiian"),
};

/** What else people call those broad cuisines. */
export const REGION_SYNONYMS: WordTable = {
  Asian: splitList("pan asian|asia"),
  "East Asian": splitList("east asia|far eastern|far east"),
  "Southeast Asian": splitList("south east asian|southeast asia|south east asia|indochinese"),
  "South Asian": splitList("south asia|subcontinental|indian subcontinent"),
  "Central Asian": splitList("central asia|silk road"),
  Himalayan: splitList("himalayas|himalaya"),
  "Latin American": splitList("latin america|latin food|latino food|latin cuisine|pan latin"),
  "Central American": splitList("central america"),
  "South American": splitList("south america|andean"),
  African: splitList("africa|pan african"),
  "East African": splitList("east africa"),
  "West African": splitList("west africa"),
  "North African": splitList("north africa"),
  "Eastern European": splitList(
    "eastern europe|east european|east europe|eastern bloc|slavic|slav food|slavonic|central european|central europe|post soviet",
  ),
  European: splitList("europe|continental food"),
  Balkan: splitList("the balkans|balkans"),
  Levantine: splitList("levant|the levant"),
  Iberian: splitList("iberia"),
  Alpine: splitList("the alps|alps"),
  "Pacific Islander": splitList("polynesian|polynesia"),
};

const membersByCuisine = new Map<string, ReadonlySet<string>>();

/** The cuisine itself and all that count as it: Chinese includes Cantonese, Cantonese does not include Sichuan. */
export function cuisineFamily(cuisine: string): ReadonlySet<string> {
  const known = membersByCuisine.get(cuisine);
  if (known) return known;
  const members = new Set([cuisine]);
  for (const member of members) for (const child of cuisines.subcuisines[member] ?? []) members.add(child);
  membersByCuisine.set(cuisine, members);
  return members;
}

/** The broader cuisines that a narrow one belongs to: Oaxacan -> Mexican. */
export const broaderCuisines = (cuisine: string): string[] =>
  CUISINES.filter((candidate) => candidate !== cuisine && cuisineFamily(candidate).has(cuisine));

export const isCuisine = (value: string): boolean => CUISINES.includes(value);

export const MEATLESS_CUISINES: readonly string[] = ["Vegan", "Vegetarian"];

/** Whether a cuisine, in these words, is what goes with a meal: a coffee, a dessert. */
export const isCourse = (cuisine: string, words: string): boolean =>
  cuisines.accompaniments[cuisine]?.includes(words) ?? false;
