import type { City } from "@/lib/core/cities";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { loanwordMeanings } from "./detect-languages";
import { englishLexicon, type Meaning } from "./lexicon";
import { correctSpelling } from "./spelling";

/** A French article that leans on its noun: "d'œufs", "l'ail". */
const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L}{3})/giu;

/** The food that somebody names in another language, or misspelled, if need be by one of several words; null for whatever else. */
export function foodNamed(text: string, city: City): string | null {
  const words = foldWords(text.replace(ELIDED, " "));
  return [words, ...words.split(" ")].map((each) => foodOf(each, city)).find((food) => food !== null) ?? null;
}

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
