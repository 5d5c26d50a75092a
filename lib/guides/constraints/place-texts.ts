import type { Place } from "@/lib/contracts/stages";
import { foldWords } from "@/lib/restaurants/vocabulary/fold";
import { joinHomonyms } from "@/lib/restaurants/vocabulary/homonyms";

/** A place's texts, folded once and padded with spaces for whole-word search; clauses are parted by " , ". */
type PlaceTexts = {
  name: string;
  dishNames: string;
  dishes: string;
  summary: string;
  /** The summary and the room. */
  prose: string;
  /** Notes on the cooking, on what to order and what to know: unlike its story, they are about the place as it is. */
  advice: string;
  /** The prose and all notes. */
  all: string;
};

const CLAUSE_ENDS = /[,;:.!?()—–]+/;

const textsByPlace = new WeakMap<Place, PlaceTexts>();

export function placeTexts(place: Place): PlaceTexts {
  const known = textsByPlace.get(place);
  if (known) return known;
  const notes = place.notes ?? [];
  const prose = [place.editorialSummary, place.room];
  const words: PlaceTexts = {
    name: padded([place.name]),
    dishNames: padded(place.dishes.map(({ name }) => name)),
    dishes: padded(place.dishes.flatMap(({ name, detail }) => [name, detail])),
    summary: padded(clauses([place.editorialSummary])),
    prose: padded(clauses(prose)),
    advice: padded(clauses(notes.filter(({ about }) => about !== "story").map(({ text }) => text))),
    all: padded(clauses([...prose, ...notes.map(({ text }) => text)])),
  };
  textsByPlace.set(place, words);
  return words;
}

/** A text as it is searched, and a name or a dish, whose commas part nothing. */
export const paddedClauses = (texts: (string | null)[]): string => padded(clauses(texts));
export const paddedName = (name: string): string => padded([name]);

const clauses = (texts: (string | null)[]): string[] => texts.flatMap((text) => (text ?? "").split(CLAUSE_ENDS));

const padded = (texts: (string | null)[]): string =>
  ` ${texts
    .map((text) => joinHomonyms(foldWords(text ?? "")))
    .filter(Boolean)
    .join(" , ")} `;

/** Whether a padded text contains the word or phrase, in the singular or the plural. */
export function containsPhrase(paddedText: string, phrase: string): boolean {
  const words = joinHomonyms(foldWords(phrase));
  if (words === "") return false;
  return inflections(words).some((form) => paddedText.includes(` ${form} `));
}

/** What turns the next words of a clause into their opposite: "no pork", "without meat or cheese", "rather than pork". */
const DENIAL = / (?:no|not|never|without|nor|isnt|arent|rather than|instead of|in place of)(?: [^ ,]+){0,2}$/;

/** Whether a padded text says the word or phrase, and says so at least once without denying it. */
export function affirms(paddedText: string, phrase: string): boolean {
  const words = joinHomonyms(foldWords(phrase));
  if (words === "" || !containsPhrase(paddedText, phrase)) return false;
  return inflections(words).some((form) => occurrences(paddedText, form).some((before) => !DENIAL.test(before)));
}

/** What stands before each occurrence. */
function occurrences(paddedText: string, words: string): string[] {
  const found: string[] = [];
  let at = paddedText.indexOf(` ${words} `);
  while (at >= 0) {
    found.push(paddedText.slice(0, at));
    at = paddedText.indexOf(` ${words} `, at + 1);
  }
  return found;
}

/** Without its ending it is another word: a green onion is no dish of greens. */
const PLURAL_ONLY: ReadonlySet<string> = new Set(["greens", "sweets"]);

const inflectionsByWord = new Map<string, string[]>();

function inflections(words: string): string[] {
  const known = inflectionsByWord.get(words);
  if (known) return known;
  if (PLURAL_ONLY.has(words)) return [words];
  const list = [words, `${words}s`, `${words}es`];
  if (words.endsWith("ies")) list.push(`${words.slice(0, -3)}y`);
  else if (words.endsWith("es")) list.push(words.slice(0, -2), words.slice(0, -1));
  else if (words.endsWith("s")) list.push(words.slice(0, -1));
  if (words.endsWith("y")) list.push(`${words.slice(0, -1)}ies`);
  inflectionsByWord.set(words, list);
  return list;
}
