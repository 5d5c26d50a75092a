import { splitList } from "../fold";

/** A neighbourhood (or, on the Peninsula, a town) under the name that locals use. */
export type Area = {
  name: string;
  /** Other names, spellings, main streets and landmarks. */
  synonyms: string[];
  /** Areas that touch it. */
  adjacent: string[];
};

export type CityAreas = {
  areas: Area[];
  /** Names that cover several areas: "the Sunset". */
  groups: { synonyms: string[]; areas: string[] }[];
};

/** Parses a table of "name": "words / neighbors", each separated by "|". */
export const parseCityAreas = (table: Record<string, string>, groups: Record<string, string>): CityAreas => ({
  areas: Object.entries(table).map(([name, row]) => {
    const [synonyms = "", adjacent = ""] = row.split(" / ");
    return { name, synonyms: splitList(synonyms.trim()), adjacent: splitList(adjacent.trim()) };
  }),
  groups: Object.entries(groups).map(([words, names]) => ({ synonyms: splitList(words), areas: splitList(names) })),
});
