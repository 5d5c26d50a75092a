import type { GroundedSentence } from "@/lib/contracts/stages";
import { singular, singularsOf, wordList, wordsOf } from "@/lib/guides/checker/word-forms";

const STOP_WORDS = new Set(
  wordList(`the and with for that this from are was were has have its it's their there here where when what which who whom into
    onto over under than then them they you your our one not but all any can will just more most much many very some so if
    in on at of to a an is be by or as it out off up down after before while about around between`),
);

/** More than any other fault: entries that begin alike are seen first. */
const OPENING_PENALTY = 30;

const contentWords = (text: string, ignored: ReadonlySet<string>): Set<string> =>
  new Set([...singularsOf(text)].filter((word) => word.length > 2 && !STOP_WORDS.has(word) && !ignored.has(word)));

/** Two words that stand together twice are noticed: "shared tables". */
const REPEATED_PHRASE_PENALTY = 8;

/** Pairs of neighboring words that both say something. */
function phrasesOf(text: string, ignored: ReadonlySet<string>): Set<string> {
  const words = wordsOf(text).map(singular);
  const saysSomething = (word: string) => word.length > 2 && !STOP_WORDS.has(word) && !ignored.has(word);
  const pairs = words.slice(1).map((word, i): [string, string] => [words[i] ?? "", word]);
  return new Set(pairs.filter((pair) => pair.every(saysSomething)).map((pair) => pair.join(" ")));
}

/** Penalizes repeated words, openings like those of other entries, and tiring sentence lengths. Lower is better. */
export function scoreParagraph(
  sentences: readonly GroundedSentence[],
  name: string,
  openings: readonly string[],
): number {
  const texts = sentences.map(({ text }) => text);
  const whole = texts.join(" ");
  const ignored = singularsOf(name);
  let score = 0;

  const contents = texts.map((text) => contentWords(text, ignored));
  for (const [index, mine] of contents.entries()) {
    for (const other of contents.slice(index + 1)) score += 2.5 * [...mine].filter((word) => other.has(word)).length;
  }

  const phrases = texts.map((text) => phrasesOf(text, ignored));
  for (const [index, mine] of phrases.entries()) {
    for (const other of phrases.slice(index + 1))
      score += REPEATED_PHRASE_PENALTY * [...mine].filter((phrase) => other.has(phrase)).length;
  }

  const words = whole.split(/\s+/).length;
  if (words < 22) score += (22 - words) / 3;
  if (words > 66) score += (words - 66) / 3;
  if (sentences.length < 2) score += 6;
  if (!sentences.some(({ evidenceIds }) => evidenceIds.some((id) => /:dish-\d+$/.test(id)))) score += 4;

  const starts = texts.map((text) => openingOf(text, 1));
  score += 2 * (starts.length - new Set(starts).size);
  const mine = openingOf(whole, 2);
  if (openings.includes(mine)) score += OPENING_PENALTY;
  const first = openingOf(whole, 1);
  score +=
    openings.filter((opening) => opening.startsWith(`${first} `)).length * (first === "the" || first === "a" ? 1 : 2);

  const mentions = whole.split(name).length - 1;
  if (mentions > 1) score += 2 * (mentions - 1);
  score += Math.max(0, (whole.match(/:/g) ?? []).length - 1) * 3;
  score += Math.max(0, (whole.match(/;/g) ?? []).length - 1) * 3;
  score += Math.max(0, (whole.match(/\b(?:order|orders|ordered)\b/gi) ?? []).length - 1) * 2;
  return score;
}

export const openingOf = (text: string, words: number): string =>
  text
    .toLowerCase()
    .split(/[\s,:;.]+/)
    .slice(0, words)
    .join(" ");
