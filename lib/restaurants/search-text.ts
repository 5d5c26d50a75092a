import { foldText } from "@/lib/core/fold-text";
import { SWEETS } from "./vocabulary/cuisines";

/** A name as searches compare it: "Flour + Water", "Flour & Water" and "Flour and Water" are equal. */
export function normalizeName(name: string): string {
  const folded = foldText(name);
  return folded.replace(/ and (?=\S)/g, " ") || folded;
}

type Searchable = {
  name: string;
  neighbourhood: string | null;
  town: string | null;
  city: string;
  cuisines: string[];
  dishes: { name: string; detail: string | null }[];
  vibes: string[];
  goodFor: string[];
  diets: string[];
  editorialSummary: string | null;
};

/** Everything that a search may match, the name first. */
export function buildSearchText(place: Searchable, notes: string[] = []): string {
  return foldText(
    [
      place.name,
      ...place.cuisines,
      place.neighbourhood,
      place.town,
      place.city,
      ...place.dishes.map(({ name }) => name),
      ...place.vibes,
      ...place.goodFor,
      ...dietsServed(place),
      place.editorialSummary,
      ...notes,
    ]
      .filter(Boolean)
      .join(" "),
  );
}

/** A vegetarian's dinner is no ice cream, though it keeps the diet. */
const dietsServed = ({ cuisines: [first = ""], diets }: Searchable): string[] => (SWEETS.includes(first) ? [] : diets);
