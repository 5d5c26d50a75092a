import { z } from "zod";
import data from "@/data/vocabulary/cuisines.json";
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
  /** Cuisines that the catalogue doesn't have: a prompt for one is understood, and reported as unmet. */
  elsewhere: Words,
});

const cuisines = Cuisines.parse(data);

/** What people write for each cuisine, besides its own name. */
export const CUISINE_SYNONYMS: WordTable = cuisines.synonyms;
export const CUISINES: readonly string[] = Object.keys(cuisines.synonyms);
export const VENUE_TYPES: readonly string[] = cuisines.venueTypes;
export const OTHER_CUISINES: readonly string[] = cuisines.elsewhere;

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
  for (const member of members) for (const child of cuisines.subcuisines[member] ?? []) members.add(child);
  membersByCuisine.set(cuisine, members);
  return members;
}

/** The broader cuisines that a narrow one belongs to: Oaxacan -> Mexican. */
export const broaderCuisines = (cuisine: string): string[] =>
  CUISINES.filter((candidate) => candidate !== cuisine && cuisineFamily(candidate).has(cuisine));

export const isCuisine = (value: string): boolean => CUISINES.includes(value);
