import { foldText } from "@/lib/core/fold-text";

/** Words that say what kind of place it is, or its legal form, and not which one. */
const KIND_WORDS = new Set(
  (
    "the and of at by restaurant restaurants restaurante ristorante cafe caffe coffee bar grill grille kitchen cuisine eatery bistro house " +
    "lounge inc llc co company corp group food foods express shop sf san francisco oakland berkeley jose"
  ).split(" "),
);

/** "Zuni", "cheese board pizza": without what every second sign has, unless nothing else is on it. */
export function tellingWords(name: string): string[] {
  const words = foldText(name).split(" ");
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  return telling.length > 0 ? telling.map(singular) : words;
}

/** Registers write "Joe's" as "Joes" and "Joe". */
const singular = (word: string): string => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);
