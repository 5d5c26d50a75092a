/** A typo for each five letters; one in a short query. */
const LETTERS_PER_TYPO = 5;

/**
 * Whether a name resembles all of what was typed: some run of its letters that begins with a word is within a few typos
 * of the whole query, spaces aside, or each typed word is within a typo of the beginning of a word of the name.
 */
export function resemblesWhole(query: string, name: string): boolean {
  const typed = query.replaceAll(" ", "");
  const most = Math.max(1, Math.floor(typed.length / LETTERS_PER_TYPO));
  const words = name.split(" ");
  if (words.some((_, at) => typosToStart(typed, words.slice(at).join("")) <= most)) return true;
  return query.split(" ").every((word) => words.some((own) => typosToStart(word, own) <= (word.length < 4 ? 0 : 1)));
}

/** The fewest letters added, dropped, changed or swapped that make the text the beginning of the other one. */
function typosToStart(text: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= text.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = text[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && text[i - 1] === other[j - 2] && text[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}
