import type { Constraint, ConstraintField, PromptCorrection, PromptReading } from "@/lib/contracts/stages";
import { cuisineFamily, findDish, findIngredient, foldWords, isCuisine } from "@/lib/restaurants/vocabulary";
import { singularsOf, wordsOf } from "../checker/word-forms";
import { containsPhrase } from "../constraints/place-texts";

/** A model's keyword may name a food too. */
const FOOD_FIELDS: readonly ConstraintField[] = ["cuisine", "dish", "keyword"];
export const isFoodConstraint = ({ field }: Constraint): boolean => FOOD_FIELDS.includes(field);

/** The values of a constraint that are for what the other one keeps out. */
export const valuesKeptOut = (constraint: Constraint, avoided: Constraint): string[] =>
  constraint.values.filter((value) =>
    avoided.values.some((other) =>
      isFoodConstraint(constraint) && isFoodConstraint(avoided)
        ? holdsFood(value, other, avoided.isDanger === true)
        : constraint.field === avoided.field && foldWords(value) === foldWords(other),
    ),
  );

/** Whether every value of the one is among the values of the other, under whatever name. */
export const isCovered = (constraint: Constraint, by: Constraint): boolean =>
  (constraint.field === by.field || (isFoodConstraint(constraint) && isFoodConstraint(by))) &&
  constraint.values.every((value) => by.values.some((other) => isSameFood(value, other)));

export const isSameFood = (one: string, other: string): boolean => canonicalFood(one) === canonicalFood(other);

/** One name for "prawns" and "shellfish", "xlb" and "soup dumplings", "Noodle" and "noodles". */
const canonicalFood = (value: string): string =>
  findIngredient(value)?.name ?? findDish(value)?.name ?? [...singularsOf(value)].join(" ");

/** Whether a food is or holds another: peanut noodles hold peanuts. What makes ill is sought in usual recipes too. */
function holdsFood(value: string, other: string, isDanger: boolean): boolean {
  if (isSameFood(value, other) || holdsWords(value, other)) return true;
  if (isCuisine(value) && isCuisine(other)) return cuisineFamily(other).has(value);
  const ingredient = isDanger ? findIngredient(other) : null;
  if (!ingredient) return false;
  const padded = ` ${foldWords(value)} `;
  return (
    ingredient.cuisines.includes(value) ||
    [...ingredient.synonyms, ...ingredient.menuWords].some((word) => containsPhrase(padded, word))
  );
}

/** Chinese, Japanese and Thai put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a text has every word of some others, in the singular or the plural. */
export function holdsWords(text: string, words: string): boolean {
  const sought = singularsOf(words);
  const own = singularsOf(text);
  return sought.size > 0 && [...sought].every((word) => own.has(word) || (UNSPACED.test(word) && text.includes(word)));
}

/** Whether one quote holds the words of the other: "no peanuts" and "peanuts". */
export const isSameQuote = (one: string, other: string): boolean => holdsWords(one, other) || holdsWords(other, one);

/** What the author said of a prompt that was read before. */
type Corrected = { prompt: string; corrections: readonly PromptCorrection[] };

/**
 * Whether the author has said what a constraint's words are for: then nobody else is asked. Its words are its quotes, or
 * else every name of its values that is in the prompt: who says that the shrimp was last night's is allergic still.
 */
export function isCorrected(
  { values, label }: Constraint,
  readings: readonly PromptReading[],
  { prompt, corrections }: Corrected,
): boolean {
  if (corrections.length === 0) return false;
  const quotes = readings.filter((reading) => reading.label === label).map(({ quote }) => quote);
  const said = quotes.length > 0 ? quotes : namesIn(prompt, values);
  if (said.length > 0) return said.every((words) => isQuoteCorrected(words, corrections));
  return values.some((value) => corrections.some(({ quote }) => isSameFood(quote, value)));
}

export const isQuoteCorrected = (words: string, corrections: readonly PromptCorrection[]): boolean =>
  corrections.some(({ quote }) => isSameQuote(quote, words));

const NAME_WORDS_MAX = 3;

/** The words of a prompt that name one of these foods. */
function namesIn(prompt: string, values: readonly string[]): string[] {
  const words = wordsOf(prompt);
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: Math.min(NAME_WORDS_MAX, words.length - at) }, (_, i) =>
      words.slice(at, at + i + 1).join(" "),
    ),
  );
  return phrases.filter((phrase) => values.some((value) => isSameFood(phrase, value)));
}
