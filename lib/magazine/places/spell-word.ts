import { correctSpelling, type WordIndex } from "../word-index";
import { readTerms } from "./read-terms";
import { saysNothing } from "./search-words";

/** Whether no vocabulary knows the word. */
export const isUnknown = (word: string): boolean => readTerms([word])[0]?.kind === "word";

/** A word as menus, names and texts spell it, unless a vocabulary knows it or it says nothing of a place. */
export const spellWord = (index: WordIndex, word: string): string =>
  isUnknown(word) && !saysNothing(index, word) ? correctSpelling(index, word) : word;
