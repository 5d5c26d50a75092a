const SUFFIXES: Record<string, string> = {
  St: "Street",
  Ave: "Avenue",
  Av: "Avenue",
  Blvd: "Boulevard",
  Rd: "Road",
  Dr: "Drive",
  Pl: "Place",
  Ln: "Lane",
  Ct: "Court",
  Sq: "Square",
  Pkwy: "Parkway",
  Hwy: "Highway",
  Ter: "Terrace",
  Cir: "Circle",
};

/** "4101 Judah St, Suite 2" -> "Judah Street"; null if the address has no plain street. */
export function streetPhrase(address: string): string | null {
  const line = (address.split(/,|#| Ste\b| Suite\b| Unit\b/)[0] ?? "").trim();
  const named = line.match(
    /^\d+[\w/-]*\s+(?:[NSEW]\.?\s+)?(\p{L}[\p{L}\p{M}.'’ ]+|\d+(?:st|nd|rd|th)\s+\p{L}+)$/u,
  )?.[1];
  if (!named) return null;
  const words = named.trim().split(/\s+/);
  const last = words.at(-1)?.replace(/\.$/, "") ?? "";
  const street = SUFFIXES[last] ? [...words.slice(0, -1), SUFFIXES[last]].join(" ") : words.join(" ");
  return withArticle(street);
}

const withArticle = (street: string): string =>
  /^(?:Embarcadero|Alameda)$/.test(street) ? `the ${street}` : street.replace(/^The /, "the ");

const TAKES_ARTICLE =
  /^(?:(?:Inner|Outer|Upper|Lower|Central) (?:Sunset|Richmond|Mission|Haight|Fillmore)|Mission(?: District)?|Sunset|Richmond|Castro|Marina|Haight|Tenderloin|Financial District|Excelsior|Bayview|Presidio|Embarcadero|Western Addition|Fillmore|Civic Center|Dimond|Laurel|Gourmet Ghetto|Elmwood|Lorin|East Foothills|Berkeley Marina|Rose Garden|Design District|Theater District|Panhandle)(?: District)?$/;

/** A neighborhood inside a sentence: "the Outer Sunset", "North Beach", "downtown Palo Alto". */
export function areaPhrase(neighbourhood: string): string {
  if (TAKES_ARTICLE.test(neighbourhood)) return `the ${neighbourhood}`;
  return neighbourhood.replace(/^Downtown\b/, "downtown");
}

const STREET_LIKE = /(?:Avenue|Street|Row|Square|Boulevard|Point|Southside|Northside)$/;

/** "in Temescal", "on Piedmont Avenue", "at Fisherman's Wharf". */
export function areaWithPreposition(neighbourhood: string): string {
  if (/(?:Avenue|Street|Row|Boulevard|Embarcadero)$/.test(neighbourhood)) return `on ${areaPhrase(neighbourhood)}`;
  if (STREET_LIKE.test(neighbourhood) || /(?:Wharf|Beach|Harbor|Marina)$/.test(neighbourhood)) {
    return /^(?:North|South) Beach$|^(?:Marina)$|side$/.test(neighbourhood)
      ? `in ${areaPhrase(neighbourhood)}`
      : `at ${areaPhrase(neighbourhood)}`;
  }
  return `in ${areaPhrase(neighbourhood)}`;
}

/** A city inside a sentence: the Peninsula takes an article. */
export const cityPhrase = (city: string): string => (city === "Peninsula" ? "the Peninsula" : city);
export { inCity } from "@/lib/core/cities";
