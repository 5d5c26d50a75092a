import type { Place } from "../stage-types";
import { foldWords } from "./fold";

/** A place's texts, folded once and padded with spaces, so that whole words can be looked for. */
type PlaceWords = { name: string; dishNames: string; dishes: string; prose: string };

const kept = new WeakMap<Place, PlaceWords>();

export function placeWords(place: Place): PlaceWords {
  const known = kept.get(place);
  if (known) return known;
  const padded = (texts: (string | null)[]) =>
    ` ${texts
      .map((text) => foldWords(text ?? ""))
      .filter(Boolean)
      .join(" , ")} `;
  const words: PlaceWords = {
    name: padded([place.name]),
    dishNames: padded(place.dishes.map(({ name }) => name)),
    dishes: padded(place.dishes.flatMap(({ name, detail }) => [name, detail])),
    prose: padded([place.editorialSummary, place.room]),
  };
  kept.set(place, words);
  return words;
}

/** Whether a padded text holds the word or phrase, in the singular or the plural. */
export function holds(paddedText: string, phrase: string): boolean {
  const words = foldWords(phrase);
  if (words === "") return false;
  return forms(words).some((form) => paddedText.includes(` ${form} `));
}

const formsByWord = new Map<string, string[]>();

function forms(words: string): string[] {
  const known = formsByWord.get(words);
  if (known) return known;
  const list = [words, `${words}s`, `${words}es`];
  if (words.endsWith("ies")) list.push(`${words.slice(0, -3)}y`);
  else if (words.endsWith("es")) list.push(words.slice(0, -2), words.slice(0, -1));
  else if (words.endsWith("s")) list.push(words.slice(0, -1));
  if (words.endsWith("y")) list.push(`${words.slice(0, -1)}ies`);
  formsByWord.set(words, list);
  return list;
}
