import { splitList } from "../fold";

export type Dish = {
  /** As it is written on a menu, with its accents. */
  name: string;
  /** What else people call it. */
  synonyms: string[];
  /** The cuisines that serve it, the likeliest first. */
  cuisines: string[];
  /** Words on a menu that show it is made there, though a prompt would not use them: tagliatelle shows pasta. */
  menuWords: string[];
};

/**
 * Parses a table of "dish": "words / cuisines / shown by", each separated by "|". A word after "+" is a separate dish
 * of the same cuisines: a prompt for jambalaya does not match gumbo.
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
