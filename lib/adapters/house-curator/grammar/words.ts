import { foldProse } from "@/lib/guides/checker/word-forms";

/** Capitalizes the first letter and leaves the rest unchanged. */
export const capitalize = (text: string): string =>
  text.replace(/^(["“(]?)(\p{L})/u, (_, open: string, letter: string) => open + letter.toUpperCase());

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[], word = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

export const withIndefiniteArticle = (word: string): string =>
  /^(?:[aeiou]|hour|honest|heir)/i.test(foldProse(word)) && !/^(?:uni|use|usu|eu|one|ouz)/i.test(foldProse(word))
    ? `an ${word}`
    : `a ${word}`;

/** Capitalizes a text and ends it with exactly one punctuation mark. */
export const toSentence = (text: string): string => {
  const tidy = capitalize(text.trim().replace(/\s+/g, " "))
    .replace(/[,;:]$/, "")
    .replace(/\.\.$/, ".");
  return /[.!?][”"]?$/.test(tidy) ? tidy : `${tidy}.`;
};

const LOWERCASE_OPENERS = new Set(
  `a an the one two three most many some few each every no all both half you your there it its this that these those in on at
  by with from for before after when while if only nearly everything nothing everyone several another ask begin start
  bring point have say take check choose order share mix sit people regulars tables counter seats booths plates weekend
  weekends weekday weekdays chef owner owners brothers sisters dinner lunch brunch breakfast noodles curries fish soup
  bread chicken crab dim pizza food stews slices masa small big clay dogs window cash names ordering pork red sauce
  families cooks servers waiters dishes pasta sunny flag seven stuffed wine coffee parking portions`
    .trim()
    .split(/\s+/),
);

/** A sentence as a clause: no period, and lower case unless it starts with a name. Null if that is unknown. */
export function asClause(text: string): string | null {
  const bare = text.trim().replace(/\.$/, "");
  const first = bare.match(/^[\p{L}'’-]+/u)?.[0];
  if (!first || /[.!?]\s/.test(bare)) return null;
  return LOWERCASE_OPENERS.has(first.toLowerCase()) ? first.charAt(0).toLowerCase() + bare.slice(1) : null;
}

const TITLE_CASE_EXCEPTIONS = new Set(
  "a an and at but by for from in of on or the to with de la el al di da du des le les y e en con à".split(" "),
);

/** "jook, then soup dumplings" -> "Jook, Then Soup Dumplings". */
export const titleCase = (text: string): string =>
  text
    .split(" ")
    .map((word, index, all) =>
      index > 0 && index < all.length - 1 && TITLE_CASE_EXCEPTIONS.has(word) ? word : capitalize(word),
    )
    .join(" ");
