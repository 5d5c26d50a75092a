/** Lower case, without accents: how text is kept for search and how a query is asked. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/đ/g, "d")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
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
  editorialSummary: string | null;
};

/** Everything a search may match, the name first. */
export function searchTextOf(place: Searchable, notes: string[] = []): string {
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
      place.editorialSummary,
      ...notes,
    ]
      .filter(Boolean)
      .join(" "),
  );
}
