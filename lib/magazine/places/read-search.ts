import { areaPhrase } from "@/lib/core/area-phrase";
import { CITIES, type City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import type { Coordinates } from "@/lib/core/geo/distance";
import { joinWithOr } from "@/lib/core/join-list";
import { keywordsOf } from "@/lib/restaurants/keywords";
import { centerOf, type NamedArea, readQuery } from "@/lib/restaurants/read-query";
import { AREAS } from "@/lib/restaurants/vocabulary/areas";
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { foldName, LANDMARKS, type Landmark } from "@/lib/restaurants/vocabulary/landmarks";
import { landmarkNames, landmarkWithArticle } from "@/lib/restaurants/vocabulary/landmarks/find-landmark";
import { correctSpelling, type WordIndex } from "../word-index";
import { type AvoidedFood, avoidedNote } from "./avoided-foods";
import { type Circumstances, readCircumstances } from "./read-circumstances";
import { inOurWords } from "./read-other-scripts";
import { isNameThatRefuses, readRefusals } from "./read-refusals";
import { isHour, mealTerm, onceEach, priceTerm, readTerms, type Term } from "./read-terms";

export type Near = Coordinates & { name: string };
export type ReadSearch = {
  /** Only here, unless it is near one of them that is asked for. */
  areas: NamedArea[];
  /** "in the Mission"; empty where no area is named. */
  where: string;
  near: Near | null;
  /** What is looked for, without where, when and how many; `terms` is what these words mean. */
  words: string[];
  terms: Term[];
  /** What a place must not be, serve or have, and where it must not be. */
  refused: Term[];
  refusedAreas: NamedArea[];
  /** Foods that it should be without, as far as anybody knows. */
  avoided: AvoidedFood[];
  /** What was asked for and isn't searched by, in sentences. */
  notes: string[];
};

const NEAR_WORDS = /\b(?:near|nearby|around|close to|next to|across from|by|walk from)(?: the)? /g;
const LANDMARK_WORDS = [5, 4, 3, 2, 1];

/** What a search asks for and where: in an area, or near it, or near a landmark. */
export function readSearch(query: string, words: WordIndex, city?: City): ReadSearch {
  const circumstances = readCircumstances(inOurWords(query));
  const refusals = isNameThatRefuses(query)
    ? { ...readRefusals(""), words: foldText(query).split(" ") }
    : readRefusals(circumstances.rest.replace(FAR_NO, "near"));
  const folded = refusals.words.join(" ");
  const landmark = landmarkNear(folded, city);
  const rest = (landmark?.rest ?? folded).replace(CONTEXT, dropUnknown);
  const spelt = readQuery(rest, city);
  const wanted = spelt.words.map((word) =>
    readTerms([word])[0]?.kind === "word" ? correctSpelling(words, word) : word,
  );
  // A neighborhood with a typo is one once it is spelled right.
  const isRespelt = spelt.areas.length === 0 && wanted.some((word, at) => word !== spelt.words[at]);
  const read = isRespelt ? readQuery(wanted.join(" "), city) : { ...spelt, words: wanted };
  const [area] = read.areas;
  const center = area && !landmark && folded.search(NEAR_WORDS) >= 0 ? nearArea(area) : null;
  const near = center ?? (landmark && { ...pointOf(landmark.landmark), name: landmarkWithArticle(landmark.landmark) });
  const price = circumstances.prices && priceTerm(circumstances.prices);
  const asked = onceEach([
    ...readTerms(read.words),
    ...refusals.phrases.map(({ term }) => term),
    ...(price ? [price] : []),
  ]);
  const hasMeal = asked.length === 0 ? read.areas.length === 0 : circumstances.meal === "late night";
  const meal = hasMeal && circumstances.meal ? mealTerm(circumstances.meal) : undefined;
  return {
    areas: near ? [] : read.areas,
    where: near ? "" : read.where,
    near,
    words: [...new Set([...read.words, ...refusals.phrases.flatMap(({ text }) => keywordsOf(text))])],
    terms: onceEach([...asked, ...(meal ? [meal] : [])]),
    refused: refusals.refused,
    refusedAreas: refusals.refusedAreas,
    avoided: refusals.avoided,
    notes: [
      ...circumstances.notes,
      ...notesOf({ ...circumstances, asksForHours: circumstances.asksForHours || asked.some(isHour) }),
      ...refusals.avoided.map(avoidedNote),
      ...refusals.unsure.map(unsureNote),
    ],
  };
}

const FAR_NO = /\b(?:not|isn['’]?t) (?:(?:too|very|that|so) )?far (?:away )?from\b/gi;
/** What comes before or after a meal, where no list knows it: "after yoga". */
const CONTEXT = /\b(?:after|before|during)(?: (?:a|an|the|my|our|some))? (\p{L}+)$/u;
const dropUnknown = (phrase: string, word: string): string => (readTerms([word])[0]?.kind === "word" ? "" : phrase);

function notesOf({ asksForHours, asksForTable }: Pick<Circumstances, "asksForHours" | "asksForTable">): string[] {
  if (!asksForHours && !asksForTable) return [];
  const unsearched = [...(asksForHours ? ["hours"] : []), ...(asksForTable ? ["available tables"] : [])];
  return [`We can't search by ${joinWithOr(unsearched)}: call before you go.`];
}

const unsureNote = (typed: string): string => `We can't search by “${typed}”: ask the restaurant.`;

function nearArea(area: NamedArea): Near | null {
  const center = area.areas && centerOf(area);
  const [name = ""] = area.areas ?? [];
  return center && { latitude: center.latitude, longitude: center.longitude, name: areaPhrase(name) };
}

const pointOf = ({ latitude, longitude }: Landmark): Coordinates => ({ latitude, longitude });

/** A landmark after "near": of the page's city first, and no name of an area, which has its own middle. */
function landmarkNear(folded: string, city: City | undefined): { landmark: Landmark; rest: string } | null {
  for (const match of folded.matchAll(NEAR_WORDS)) {
    const words = folded.slice(match.index + match[0].length).split(" ");
    for (const count of LANDMARK_WORDS.filter((each) => each <= words.length)) {
      const phrase = words.slice(0, count).join(" ");
      if (isAreasOwnName(phrase)) return null;
      const landmark = landmarkCalled(phrase, city);
      if (landmark) return { landmark, rest: `${folded.slice(0, match.index)} ${words.slice(count).join(" ")}`.trim() };
    }
  }
  return null;
}

/** Many an area answers to the names of what stands in it, which is a nearer spot than its middle. */
const isAreasOwnName = (phrase: string): boolean =>
  CITIES.some(
    (city) => CITY_SYNONYMS[city].includes(phrase) || AREAS[city].areas.some(({ name }) => foldText(name) === phrase),
  );

function landmarkCalled(phrase: string, city: City | undefined): Landmark | undefined {
  const name = foldName(phrase);
  for (const each of city ? [city, ...CITIES] : CITIES) {
    const found = landmarkNames(each).get(name) ?? landmarkNames(each).get(`the ${name}`);
    if (found) return found.landmark;
  }
  return LANDMARKS.find((landmark) => foldName(landmark.name) === name);
}
