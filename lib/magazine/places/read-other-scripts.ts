import { LANGUAGES } from "@/lib/restaurants/vocabulary/languages";

const LETTERS = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]";
const RUN = new RegExp(`${LETTERS}+`, "gu");
const LONGEST = 8;

/** What is written without spaces, in the words of the vocabulary: "何か安いラーメン" is "cheap Ramen". Of a run in which anything is known, the rest is dropped. */
export function inOurWords(query: string): string {
  return query.normalize("NFKC").replace(RUN, (run) => {
    const found = wordsOf(run);
    return found.length > 0 ? ` ${found.join(" ")} ` : run;
  });
}

function wordsOf(run: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length; ) {
    const length = Array.from({ length: LONGEST }, (_, index) => LONGEST - index).find((count) =>
      ours().has(run.slice(at, at + count)),
    );
    if (length !== undefined) found.push(ours().get(run.slice(at, at + length)) ?? "");
    at += length ?? 1;
  }
  return found;
}

let known: Map<string, string> | undefined;

function ours(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const { food, vibe = {}, goodFor = {}, meal = {}, diet = {}, feature = {}, price = {} } of LANGUAGES)
    for (const table of [food, vibe, goodFor, meal, diet, feature, price])
      for (const [value, words] of Object.entries(table))
        for (const word of words)
          if (word.match(RUN)?.[0] === word && !known.has(word)) known.set(word, value.replaceAll("-", " "));
  return known;
}
