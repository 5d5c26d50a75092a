import { CITIES } from "@/lib/core/cities";

/** Names that rules of grammar must know, or must keep out of: as they stand in the text. */
export type GrammarNames = {
  restaurants: readonly string[];
  dishes: readonly string[];
  streets: readonly string[];
  areas: readonly string[];
  towns: readonly string[];
};

type NamedPlace = {
  name: string;
  address: string;
  neighbourhood: string | null;
  town: string | null;
  dishes: readonly { name: string }[];
};

const SUFFIXES: Record<string, string> = {
  St: "Street",
  Ave: "Avenue",
  Blvd: "Boulevard",
  Rd: "Road",
  Dr: "Drive",
  Ln: "Lane",
  Pl: "Place",
  Hwy: "Highway",
};

/** The names that places bring: their own, their dishes', and where they are. */
export const grammarNamesOf = (places: readonly NamedPlace[]): GrammarNames => ({
  restaurants: distinct(places.map(({ name }) => name)),
  dishes: distinct(places.flatMap(({ dishes }) => dishes.map(({ name }) => name))),
  streets: distinct(places.map(({ address }) => streetOf(address))),
  areas: distinct(places.map(({ neighbourhood }) => neighbourhood?.replace(/^Downtown\b.*/, "") ?? "")),
  towns: distinct([...CITIES.filter((city) => city !== "Peninsula"), ...places.map(({ town }) => town ?? "")]),
});

/** "5020 Telegraph Ave, Suite 2" -> "Telegraph Avenue". */
function streetOf(address: string): string {
  const line = address.split(/[,#]/)[0] ?? "";
  const street = /^\d+\w*\s+(?:[NSEW]\s+)?(.+)$/.exec(line.trim())?.[1] ?? "";
  return street.replace(/\p{L}+$/u, (word) => SUFFIXES[word] ?? word);
}

const distinct = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))];
