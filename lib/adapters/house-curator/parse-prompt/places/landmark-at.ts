import type { City } from "@/lib/core/cities";
import { areasByName, foldWords } from "@/lib/restaurants/vocabulary";
import {
  foldName,
  landmarkNames,
  type NamedLandmark,
  stationsOf,
  transitCalled,
} from "@/lib/restaurants/vocabulary/landmarks";
import { isFrequentWord } from "../words/frequent-words";
import { damerauLevenshtein } from "../words/spelling";
import type { Word } from "../words/split-words";

/** Words of a prompt that name a landmark, or the stations of a line. */
export type NamedSpot = { name: string; values: string[]; length: number; isWeak: boolean; isArea: boolean };

const LONGEST_NAME = 7;

/** The landmark whose name begins at a word, if any: the longest name counts. */
export const landmarkAt = (words: readonly Word[], at: number, city: City): NamedSpot | null =>
  longestName(words, at, city) ?? transitAt(words, at, city);

function longestName(words: readonly Word[], at: number, city: City): NamedSpot | null {
  const names = landmarkNames(city);
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const phrase = phraseAt(words, at, length);
    if (phrase === null) continue;
    const known = names.get(phrase) ?? names.get(phrase.replace(/s$/, "")) ?? misspelled(phrase, city);
    if (!known) continue;
    const { landmark, isWeak } = known;
    return { name: landmark.name, values: [landmark.name], length, isWeak, isArea: isAreaName(phrase, city) };
  }
  return null;
}

/** Words that no punctuation separates, as one folded phrase. */
function phraseAt(words: readonly Word[], at: number, length: number): string | null {
  const slice = words.slice(at, at + length);
  if (slice.some(({ isAfterBreak }, i) => i > 0 && isAfterBreak)) return null;
  return slice.map(({ folded }) => folded).join(" ");
}

const isAreaName = (phrase: string, city: City): boolean => {
  const areas = areasByName(city).get(foldWords(phrase));
  return areas?.length === 1 && foldName(areas[0] ?? "") === phrase;
};

/** Of a name so long, one letter may be wrong; of one twice as long, two. */
const MISSPELLED_MIN = 9;

function misspelled(phrase: string, city: City): NamedLandmark | undefined {
  if (phrase.length < MISSPELLED_MIN || phrase.split(" ").every((word) => isFrequentWord(word))) return undefined;
  const candidates = longNames(city).get(shapeOf(phrase)) ?? [];
  return candidates.find(
    ({ name }) =>
      Math.abs(name.length - phrase.length) <= 2 &&
      damerauLevenshtein(name, phrase) <= (name.length >= 2 * MISSPELLED_MIN ? 2 : 1),
  )?.known;
}

const longNamesByCity = new Map<City, Map<string, { name: string; known: NamedLandmark }[]>>();

/** Names long enough to be recognized when misspelled, by their shape. */
function longNames(city: City) {
  const cached = longNamesByCity.get(city);
  if (cached) return cached;
  const names = [...landmarkNames(city)]
    .filter(([name, { isWeak }]) => !isWeak && name.length >= MISSPELLED_MIN)
    .map(([name, known]) => ({ name, known }));
  const byShape = Map.groupBy(names, ({ name }) => shapeOf(name));
  longNamesByCity.set(city, byShape);
  return byShape;
}

/** The first letter and the number of words, which misspelling leaves as they are. */
const shapeOf = (phrase: string): string => `${phrase[0]}${phrase.split(" ").length}`;

/** "Near BART": any station of the line. */
function transitAt(words: readonly Word[], at: number, city: City): NamedSpot | null {
  for (const length of [2, 1]) {
    const phrase = phraseAt(words, at, length);
    const line = phrase !== null && at + length <= words.length ? transitCalled(phrase) : undefined;
    const values = line ? stationsOf(line, city).map(({ name }) => name) : [];
    if (line && values.length > 0) return { name: line.name, values, length, isWeak: true, isArea: false };
  }
  return null;
}
