import { splitList } from "../fold";

export type Dish = {
  /** As it is written on a menu, with its accents. */
  name: string;
  /** What else people call it. */
  synonyms: string[];
  /** The kitchens where one would look for it; the first is the likeliest. */
  cuisines: string[];
  /** Words on a menu that show it is made there, though a wish would not call it so: tagliatelle shows pasta. */
  menuWords: string[];
};

/**
 * Reads a table of "dish": "words / cuisines / shown by", each separated by "|". A word after "+" is a dish of its own
 * that the same kitchens make: who asks for jambalaya is not told of gumbo.
 */
export const parseDishTable = (table: Record<string, string>): Dish[] =>
  Object.entries(table).flatMap(([name, row]) => {
    const [words = "", cuisines = "", shownBy = ""] = row.split("/").map((part) => part.trim());
    const apart = splitList(words).flatMap((word) => (word.startsWith("+") ? [word.slice(1)] : []));
    const isApart = (word: string) => apart.some((dish) => word === `${dish}s` || word === `${dish}es`);
    const own = splitList(words).filter((word) => !word.startsWith("+") && !isApart(word));
    return [
      { name, synonyms: own, cuisines: splitList(cuisines), menuWords: splitList(shownBy) },
      ...apart.map((dish) => ({
        name: dish,
        synonyms: [`${dish}s`, `${dish}es`],
        cuisines: splitList(cuisines),
        menuWords: [],
      })),
    ];
  });
