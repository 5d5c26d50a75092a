import type { City } from "@/lib/core/cities";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { loanwordMeanings } from "./detect-languages";
import { englishLexicon, LANGUAGES, languageLexicon, type Meaning } from "./lexicon";
import { correctSpelling } from "./spelling";

/** A French article that leans on its noun: "d'œufs", "l'ail". */
const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L}{3})/giu;

/** "Nussallergie", "laktoseintolerant", "Fischunverträglichkeit". */
const COMPOUND_OF_ILLNESS = /(?<=\p{L}{2})-?(?:allergi|unverträglich|intoleran)\p{L}*/giu;

/** Whether a word joins a food with what it does, as German does. */
export const isCompoundOfIllness = (text: string): boolean => text.search(COMPOUND_OF_ILLNESS) >= 0;

/** The food that somebody names in another language, or misspelled, if need be by one of several words; null for whatever else. */
export function foodNamed(text: string, city: City): string | null {
  const words = foldWords(text.replace(ELIDED, " ").replace(COMPOUND_OF_ILLNESS, ""));
  const isCompound = isCompoundOfIllness(text);
  const named = (each: string) => foodOf(each, city) ?? (isCompound ? foodInAnyLanguage(each) : null);
  return [words, ...words.split(" ")].map(named).find((food) => food !== null) ?? null;
}

/** Short words too, which mean something else in English: "Ei". */
const foodInAnyLanguage = (word: string): string | null =>
  LANGUAGES.map((language) => valueOfFood(languageLexicon(language).phrases.get(word) ?? [])).find(
    (food) => food !== null,
  ) ?? null;

function foodOf(words: string, city: City): string | null {
  const lexicon = englishLexicon(city);
  const corrected = correctSpelling(words, false, lexicon);
  const found = [lexicon.phrases.get(words), loanwordMeanings(words), corrected && lexicon.phrases.get(corrected)];
  return found.map((meanings) => valueOfFood(meanings || [])).find((value) => value !== null) ?? null;
}

function valueOfFood(meanings: readonly Meaning[]): string | null {
  const food = meanings.find((meaning) => meaning.kind === "topic" && meaning.topic === "food");
  return food?.kind === "topic" ? food.value : null;
}
