import { isFrequentWord } from "./frequent-words";
import type { Lexicon } from "./lexicon";

/** Among general words for eating, only ones as long as "restaurant" can be recognized when misspelled. */
const LONG_WORD_MIN = 9;

const targetsByLexicon = new WeakMap<Lexicon, Map<string, string[]>>();

/** Correction targets by first letter: words of topics, no function words, none short enough to match by chance. */
function correctionTargets(lexicon: Lexicon): Map<string, string[]> {
  const known = targetsByLexicon.get(lexicon);
  if (known) return known;
  const words = new Set<string>();
  for (const [phrase, meanings] of lexicon.phrases) {
    const isWorthwhile = meanings.some(
      (meaning) =>
        (meaning.kind === "topic" && !meaning.isExact) ||
        (meaning.kind === "role" && meaning.role === "eat" && phrase.length >= LONG_WORD_MIN),
    );
    if (!isWorthwhile) continue;
    for (const word of phrase.split(" ")) if (word.length >= 4 && /^[a-z]+$/.test(word)) words.add(word);
  }
  const byLetter = new Map<string, string[]>();
  for (const word of [...words].sort()) {
    const letter = word[0] ?? "";
    const list = byLetter.get(letter);
    if (list) list.push(word);
    else byLetter.set(letter, [word]);
  }
  targetsByLexicon.set(lexicon, byLetter);
  return byLetter;
}

/** They are verbs, and no plurals of a word of the vocabulary: "likes" isn't the "like" of "like home". */
const VERBS: ReadonlySet<string> = new Set(["likes", "loves", "enjoys", "adores"]);

/** The word that was probably meant, or null: "vietnameese" -> "vietnamese". A frequent word is only made singular. */
export function correctSpelling(word: string, isName: boolean, lexicon: Lexicon): string | null {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || VERBS.has(word)) return null;
  const byLetter = correctionTargets(lexicon);
  const singular = word.replace(/s$/, "");
  if (!isName && singular !== word && byLetter.get(word[0] ?? "")?.includes(singular)) return singular;
  if (isFrequentWord(word)) return null;
  let best: Correction | null = null;
  const letters = new Set([word[0] ?? "", word[1] ?? ""]);
  for (const target of [...letters].flatMap((letter) => byLetter.get(letter) ?? [])) {
    if (!isPlausible(word, target)) continue;
    const distance = damerauLevenshtein(word, target);
    if (distance > distanceMax(word, target, isName)) continue;
    const correction = { word: target, distance, rarity: rarityOf(word, target) };
    if (!best || isLikelier(correction, best)) best = correction;
  }
  return best?.word ?? null;
}

type Correction = { word: string; distance: number; rarity: number };

const isLikelier = (a: Correction, b: Correction): boolean =>
  a.distance === b.distance ? a.rarity < b.rarity : a.distance < b.distance;

/** Of words equally near, the one with the same consonants was meant: whoever types in haste drops a vowel, or puts one in. */
const rarityOf = (word: string, target: string): number =>
  hasVowelChanged(word, target) && consonantsOf(word) === consonantsOf(target) ? 0 : 1;

/** One too many stands within the word: "spicey". */
const hasVowelChanged = (word: string, target: string): boolean =>
  target.length > word.length || (target.length < word.length && word.at(-1) === target.at(-1));

const consonantsOf = (word: string): string => word.replaceAll(/[aeiou]/g, "");

const isPlausible = (word: string, target: string) =>
  Math.abs(word.length - target.length) <= 2 &&
  (word[0] === target[0] || (word[0] === target[1] && word[1] === target[0]));

/** The accepted edits: one in a short word, two in a long one; with four letters, a swap or one letter more or less. */
function distanceMax(word: string, target: string, isName: boolean): number {
  if (Math.min(word.length, target.length) < 5) {
    const isSwap = word.length === target.length && [...word].sort().join("") === [...target].sort().join("");
    const lostOne = target.length === word.length + 1 && word.slice(0, 2) === target.slice(0, 2);
    const hasOneMore = word.length === target.length + 1 && word.slice(0, 2) === target.slice(0, 2);
    return (isSwap || lostOne || hasOneMore) && !isName ? 1 : 0;
  }
  if (isName) return 1;
  return Math.min(word.length, target.length) >= 8 ? 2 : 1;
}

/** Counts insertions, deletions, replacements and swaps of adjacent letters between two short words. */
export function damerauLevenshtein(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(row, j - 1) + 1, at(above, j) + 1, at(above, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
