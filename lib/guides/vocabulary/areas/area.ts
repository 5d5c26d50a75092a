import { listed } from "../fold";

/** A neighbourhood (or, on the Peninsula, a town) under the name that locals use. */
export type Area = {
  name: string;
  /** Other names, spellings, main streets and landmarks. */
  words: string[];
  /** Areas that touch it. */
  near: string[];
};

export type CityAreas = {
  areas: Area[];
  /** Names that stand for several areas: "the Sunset". */
  groups: { words: string[]; areas: string[] }[];
};

/** Reads a table of "name": "words / neighbours", each separated by "|". */
export const cityAreas = (table: Record<string, string>, groups: Record<string, string>): CityAreas => ({
  areas: Object.entries(table).map(([name, row]) => {
    const [words = "", near = ""] = row.split(" / ");
    return { name, words: listed(words.trim()), near: listed(near.trim()) };
  }),
  groups: Object.entries(groups).map(([words, names]) => ({ words: listed(words), areas: listed(names) })),
});
