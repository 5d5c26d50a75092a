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
import { fact } from "./load-places";
import { type Circumstances, readCircumstances } from "./read-circumstances";
import { inEnglish } from "./read-other-languages";
import { inOurWords } from "./read-other-scripts";
import { isNameThatRefuses, readRefusals } from "./read-refusals";
import { celebrationTerm, isHour, isStepFree, mealTerm, onceEach, priceTerm, readTerms, type Term } from "./read-terms";
import { asksForAnything, isCompanion, isFiller, saysNothing, withFoodForEmoji } from "./search-words";

export type Near = Coordinates & { name: string };
export type Meal = "breakfast" | "brunch" | "lunch" | "dinner" | "late night";
export type ReadSearch = {
  /** Only here, unless it is near one of them that is asked for. */
  areas: NamedArea[];
  /** "in the Mission"; empty where no area is named. */
  where: string;
  near: Near | null;
  /** What is looked for, without where, when and how many; `terms` is what these words mean. */
  words: string[];
  terms: Term[];
  /** What it is for, where it says so: who doesn't serve it comes last. */
  meal: Meal | null;
  /** Whether any place to eat will do: "best restaurant". */
  isOpenEnded: boolean;
  /** Whether nothing is asked that can be searched by, and the notes say what to ask instead: "near me", "open now". */
  isAdvised: boolean;
  /** What a place must not be, serve or have, and where it must not be. */
  refused: Term[];
  refusedAreas: NamedArea[];
  /** Foods that it should be without, as far as anybody knows. */
  avoided: AvoidedFood[];
  /** What was asked for and isn't searched by, in sentences. */
  notes: string[];
};

/** Where the reader is, which a search doesn't know. */
const NEAR_READER =
  /\b(?:near|nearest|around|by|close to|closest to|next to) (?:me|us|here|my (?:place|location|house|home|hotel|office|work))\b|\b(?:nearby|nearest|closest|close by|around here)\b/;
const NEAR_READER_NOTE =
  "A search doesn't know where you are: name a neighborhood or a landmark, as in “near Lake Merritt”. Members have a map with “Near me”.";
const STEP_FREE_NOTE =
  "For access we look for a step-free entrance, which is all that we know. We can't tell about tables and restrooms: call before you go.";
const NEAR_WORDS = /\b(?:near|nearby|around|close to|next to|across from|by|walk from)(?: the)? /g;
const LANDMARK_WORDS = [5, 4, 3, 2, 1];

/** What a search asks for and where: in an area, or near it, or near a landmark. */
export function readSearch(query: string, words: WordIndex, city?: City): ReadSearch {
  const circumstances = readCircumstances(inEnglish(inOurWords(withFoodForEmoji(query)), words));
  const refusals = isNameThatRefuses(query)
    ? { ...readRefusals(""), words: foldText(query).split(" ") }
    : readRefusals(circumstances.rest.replace(FAR_NO, "near"));
  const folded = refusals.words.join(" ");
  const landmark = landmarkNear(folded, city);
  const rest = (landmark?.rest ?? folded).replace(CONTEXT, dropUnknown);
  const spelt = readQuery(rest, city);
  const wanted = spelt.words.map((word) =>
    readTerms([word])[0]?.kind === "word" && !saysNothing(words, word) ? correctSpelling(words, word) : word,
  );
  // A neighborhood with a typo is one once it is spelled right.
  const isRespelt = spelt.areas.length === 0 && wanted.some((word, at) => word !== spelt.words[at]);
  const read = isRespelt ? readQuery(wanted.join(" "), city) : { ...spelt, words: wanted };
  const [area] = read.areas;
  const center = area && !landmark && folded.search(NEAR_WORDS) >= 0 ? nearArea(area) : null;
  const near = center ?? (landmark && { ...pointOf(landmark.landmark), name: landmarkWithArticle(landmark.landmark) });
  const price = circumstances.prices && priceTerm(circumstances.prices);
  const told = onceEach([
    ...readTerms(read.words),
    ...refusals.phrases.map(({ term }) => term),
    ...(price ? [price] : []),
  ]);
  const isIdle = ({ kind, label }: Term) => kind === "word" && saysNothing(words, label);
  const sense = told.filter((term) => !isIdle(term));
  const isOfSense =
    sense.length + read.areas.length + refusals.refused.length > 0 ||
    circumstances.meal !== null ||
    asksForAnything(query);
  const asked = isOfSense ? sense : told;
  // Of what one eats, when one eats it only orders; a sum of money alone says that it is for a meal.
  const isOfMoney = asked.every(({ kind, isBonus }) => kind === "price" || isBonus === true);
  const hasMeal = circumstances.meal === "late night" || (isOfMoney && (asked.length > 0 || read.areas.length === 0));
  const meal = hasMeal && circumstances.meal ? mealTerm(circumstances.meal) : undefined;
  // A guide may be called after an everyday word: "Before a show".
  const isDropped = (word: string) =>
    told.some((term) => (term.label === word && isFiller(word)) || (term.isBonus && isCompanion(word)));
  const kept = read.words.filter((word) => !isOfSense || !isDropped(word));
  const celebration = circumstances.specialDay?.isOccasion ? [celebrationTerm()] : [];
  const terms = onceEach([...asked, ...(meal ? [meal] : []), ...celebration]);
  const isUnsaid = terms.length + kept.length + refusals.refused.length + refusals.avoided.length === 0;
  const isAskedNear = near === null && read.areas.length === 0 && NEAR_READER.test(folded);
  const isAdvised =
    isUnsaid &&
    read.areas.length === 0 &&
    near === null &&
    (isAskedNear || (circumstances.asksForHours && !asksForAnything(query)));
  return {
    areas: near ? [] : read.areas,
    where: near ? "" : read.where,
    near,
    words: [...new Set([...kept, ...refusals.phrases.flatMap(({ text }) => keywordsOf(text))])],
    // Alone, who comes along is all that is asked for.
    terms: read.areas.length === 0 && terms.every(({ isBonus }) => isBonus) ? terms.map(withoutBonus) : terms,
    meal: mealOf(terms) ?? circumstances.meal,
    isOpenEnded: isUnsaid && (near !== null || (!isAskedNear && asksForAnything(query))),
    isAdvised,
    refused: refusals.refused,
    refusedAreas: refusals.refusedAreas,
    avoided: refusals.avoided,
    notes: [
      ...(isAskedNear ? [NEAR_READER_NOTE] : []),
      ...circumstances.notes,
      ...(asked.some(isStepFree) ? [STEP_FREE_NOTE] : []),
      ...notesOf({ ...circumstances, isAdvised, asksForHours: circumstances.asksForHours || asked.some(isHour) }),
      ...refusals.avoided.map(avoidedNote),
      ...refusals.unsure.map(unsureNote),
    ],
  };
}

const FAR_NO = /\b(?:not|isn['’]?t) (?:(?:too|very|that|so) )?far (?:away )?from\b/gi;
/** What comes before or after a meal, where no list knows it: "after yoga". */
const CONTEXT = /\b(?:after|before|during)(?: (?:a|an|the|my|our|some))? (\p{L}+)$/u;
const dropUnknown = (phrase: string, word: string): string => (readTerms([word])[0]?.kind === "word" ? "" : phrase);

const withoutBonus = (term: Term): Term => ({ ...term, isBonus: false });

const MEALS: readonly Meal[] = ["breakfast", "brunch", "lunch", "dinner", "late night"];
const mealOf = (terms: readonly Term[]): Meal | undefined =>
  MEALS.find((meal) => terms.some(({ facts }) => facts.includes(fact("meal", meal.replace(" ", "-")))));

type Asked = Pick<Circumstances, "asksForDate" | "asksForHours" | "asksForTable"> & { isAdvised: boolean };

function notesOf({ asksForDate, asksForHours, asksForTable, isAdvised }: Asked): string[] {
  const unsearched = [
    ...(asksForDate ? ["dates"] : []),
    ...(asksForHours ? ["hours"] : []),
    ...(asksForTable ? ["available tables"] : []),
  ];
  if (unsearched.length === 0) return [];
  if (isAdvised && asksForHours)
    return [
      "We don't know most places' hours, so we can't search by them: try a dish or a neighborhood, and call first.",
    ];
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
