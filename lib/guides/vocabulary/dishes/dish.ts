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

/**
 * Reads a table of "dish": "words / cuisines / shown by", each separated by "|". A word after "+" is a dish of its own
 * that the same kitchens make: who asks for jambalaya is not told of gumbo.
 */
export const dishTable = (table: Record<string, string>): Dish[] =>
  Object.entries(table).flatMap(([name, row]) => {
    const [words = "", cuisines = "", shownBy = ""] = row.split("/").map((part) => part.trim());
    const apart = listed(words).flatMap((word) => (word.startsWith("+") ? [word.slice(1)] : []));
    const isApart = (word: string) => apart.some((dish) => word === `${dish}s` || word === `${dish}es`);
    const own = listed(words).filter((word) => !word.startsWith("+") && !isApart(word));
    return [
      { name, words: own, cuisines: listed(cuisines), shownBy: listed(shownBy) },
      ...apart.map((dish) => ({
        name: dish,
        words: [`${dish}s`, `${dish}es`],
        cuisines: listed(cuisines),
        shownBy: [],
      })),
    ];
  });
