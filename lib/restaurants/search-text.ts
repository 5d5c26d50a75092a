const SPECIAL: Record<string, string> = { đ: "d", ø: "o", ł: "l", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Lower case, without accents, apostrophes and punctuation: for stored text and queries alike. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[đøłßæœı]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/(?<=\p{L})['’‘`ʼ](?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

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
      place.editorialSummary,
      ...notes,
    ]
      .filter(Boolean)
      .join(" "),
  );
}
