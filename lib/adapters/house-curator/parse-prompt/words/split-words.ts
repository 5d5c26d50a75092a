/** A word of a text, folded, with its place in it. */
export type Word = { folded: string; start: number; end: number; isAfterBreak: boolean };

/** After a word so short, a full stop belongs to it: "St. Mary's". */
const ABBREVIATION_MAX = 3;

/** A text's words; what folds to nothing is left out. */
export function splitWords(text: string, fold: (word: string) => string): Word[] {
  let last = "";
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu)].flatMap(({ 0: raw, index }) => {
    const gap = text.slice(end, index);
    const isAfterBreak = /[,;:!?\n()]/.test(gap) || (gap.includes(".") && last.length > ABBREVIATION_MAX);
    [last, end] = [raw, index + raw.length];
    const folded = fold(raw);
    return folded ? [{ folded, start: index, end, isAfterBreak }] : [];
  });
}

/** A span of a text as it was typed, and where it starts. */
export type Quote = { quote: string; start: number };

/** All that a pattern with the flag g finds. */
export const quotesOf = (text: string, pattern: RegExp): Quote[] =>
  [...text.matchAll(pattern)].map(({ 0: quote, index }) => ({ quote, start: index }));

/** The text with spaces where these spans were, so that nothing else is read into them and all else keeps its place. */
export const blankOut = (text: string, quotes: readonly Quote[]): string =>
  quotes.reduce(
    (rest, { start, quote }) => rest.slice(0, start) + " ".repeat(quote.length) + rest.slice(start + quote.length),
    text,
  );

/** The same for texts, wherever each stands first. */
export const blankOutTexts = (text: string, quotes: readonly string[]): string =>
  blankOut(
    text,
    quotes.map((quote) => ({ quote, start: text.indexOf(quote) })).filter(({ start }) => start >= 0),
  );
