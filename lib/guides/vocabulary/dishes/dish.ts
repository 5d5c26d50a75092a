import { listed } from "../fold";

export type Dish = {
  /** As it is written on a menu, with its accents. */
  name: string;
  /** What else people call it. */
  words: string[];
  /** The kitchens where one would look for it; the first is the likeliest. */
  cuisines: string[];
  /** Words on a menu that show it is made there, though a wish would not call it so: tagliatelle shows pasta. */
  shownBy: string[];
};

/** Reads a table of "dish": "words / cuisines / shown by", each separated by "|". */
export const dishTable = (table: Record<string, string>): Dish[] =>
  Object.entries(table).map(([name, row]) => {
    const [words = "", cuisines = "", shownBy = ""] = row.split("/").map((part) => part.trim());
    return { name, words: listed(words), cuisines: listed(cuisines), shownBy: listed(shownBy) };
  });
