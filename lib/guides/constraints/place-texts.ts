import type { Place } from "@/lib/contracts/stages";
import { foldWords } from "@/lib/restaurants/vocabulary/fold";

/** A place's texts, folded once and padded with spaces for whole-word search. */
type PlaceTexts = { name: string; dishNames: string; dishes: string; prose: string };

const textsByPlace = new WeakMap<Place, PlaceTexts>();

export function placeTexts(place: Place): PlaceTexts {
  const known = textsByPlace.get(place);
  if (known) return known;
  const padded = (texts: (string | null)[]) =>
    ` ${texts
      .map((text) => foldWords(text ?? ""))
      .filter(Boolean)
      .join(" , ")} `;
  const words: PlaceTexts = {
    name: padded([place.name]),
    dishNames: padded(place.dishes.map(({ name }) => name)),
    dishes: padded(place.dishes.flatMap(({ name, detail }) => [name, detail])),
    prose: padded([place.editorialSummary, place.room]),
  };
  textsByPlace.set(place, words);
  return words;
}

/** Whether a padded text contains the word or phrase, in the singular or the plural. */
export function containsPhrase(paddedText: string, phrase: string): boolean {
  const words = foldWords(phrase);
  if (words === "") return false;
  return inflections(words).some((form) => paddedText.includes(` ${form} `));
}

const inflectionsByWord = new Map<string, string[]>();

function inflections(words: string): string[] {
  const known = inflectionsByWord.get(words);
  if (known) return known;
  const list = [words, `${words}s`, `${words}es`];
  if (words.endsWith("ies")) list.push(`${words.slice(0, -3)}y`);
  else if (words.endsWith("es")) list.push(words.slice(0, -2), words.slice(0, -1));
  else if (words.endsWith("s")) list.push(words.slice(0, -1));
  if (words.endsWith("y")) list.push(`${words.slice(0, -1)}ies`);
  inflectionsByWord.set(words, list);
  return list;
}
