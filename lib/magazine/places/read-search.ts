import type { City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import { keywordsOf } from "@/lib/restaurants/keywords";
import type { NamedArea } from "@/lib/restaurants/read-query";
import type { WordIndex } from "../word-index";
import type { AvoidedFood } from "./avoided-foods";
import { chooseTerms, type Meal } from "./choose-terms";
import { inPlainSpelling } from "./plain-spelling";
import { readAwards } from "./read-awards";
import { joinChoices } from "./read-choices";
import { readCircumstances } from "./read-circumstances";
import { asksNear, asksNearReader, type Near, nearArea, readLandmark } from "./read-near";
import { readOpenings } from "./read-openings";
import { inEnglish } from "./read-other-languages";
import { inOurWords } from "./read-other-scripts";
import { readOutside } from "./read-outside";
import { isNameThatRefuses, type Refusals, readRefusals } from "./read-refusals";
import { asBonusNearby, withDietsOfSweets } from "./read-terms";
import { type ReadWhere, readWhere } from "./read-where";
import { searchNotes } from "./search-notes";
import { asksForAnything, inFullWords, inPlainPhrases, saysNothing, withFoodForEmoji } from "./search-words";
import { sidelineDishes } from "./sidelined-dishes";
import type { SpecialDay } from "./special-days";
import { isUnknown, spellWord } from "./spell-word";
import type { Term } from "./term";

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
  /** The day that it is for, if that is a holiday. */
  specialDay: SpecialDay | null;
  /** Whether any place to eat will do: "best restaurant". */
  isOpenEnded: boolean;
  /** Whether nothing is asked that can be searched by, and the notes say what to ask instead: "near me", "open now". */
  isAdvised: boolean;
  /** What a place must not be, serve or have, and where it must not be. */
  refused: Term[];
  refusedAreas: NamedArea[];
  /** Chains that it must not be. */
  refusedNames: string[];
  /** Dishes that are refused of a food that is asked for: who is known for one above all is left out. */
  sidelined: Term[];
  /** Foods that it should be without, as far as anybody knows. */
  avoided: AvoidedFood[];
  /** What was asked for and isn't searched by, in sentences. */
  notes: string[];
};

/** What a search asks for and where: in an area, or near it, or near a landmark. */
export function readSearch(typed: string, index: WordIndex, city?: City): ReadSearch {
  const outside = readOutside(typed, index);
  const awards = readAwards(inPlainEnglish(outside.rest, index));
  const openings = readOpenings(awards.rest);
  const query = openings.rest;
  const circumstances = readCircumstances(query);
  const refusals = refusalsIn(query, circumstances.rest);
  const folded = refusals.words.join(" ");
  const landmark = readLandmark(folded, city);
  const { areas, where, words, unplaced, isRegion, isEverywhere } = readSpelled(
    (landmark?.rest ?? folded).replace(CONTEXT, dropUnknown),
    index,
    city,
  );
  const [area] = areas;
  const near = landmark?.near ?? (area && !isRegion && asksNear(folded) ? nearArea(area) : null);
  const isInArea = area !== undefined;
  const chosen = chooseTerms({ query, index, words, isInArea, circumstances, refusals });

  const terms = landmark ? chosen.terms.map(asBonusNearby) : chosen.terms;
  const { refused, sidelined } = sidelineDishes(refusals.refused, chosen.terms);
  const isSaid = chosen.words.some((word) => !saysNothing(index, word)) || chosen.terms.length > 0;
  const isUnsaid = !isSaid && refusals.refused.length + refusals.avoided.length + refusals.refusedNames.length === 0;
  const isAnywhere = near === null && !isInArea;
  const isAskedNear = isAnywhere && asksNearReader(folded);
  const isAnything =
    isEverywhere || asksForAnything(query) || refusals.isOfSomeAllergy || awards.isAny || openings.isAny;
  const isOutside = outside.notes.length > 0 && isUnsaid && isAnywhere;
  const isAdvised =
    isOutside || (isUnsaid && isAnywhere && (isAskedNear || (circumstances.asksForHours && !isAnything)));
  const isOpenEnded = isUnsaid && !isOutside && (near !== null || (!isAskedNear && isAnything));
  return {
    areas: near ? [] : areas,
    where: near ? "" : where,
    near,
    words: [...new Set([...chosen.words, ...refusals.phrases.flatMap(({ text }) => keywordsOf(text))])],
    terms: joinChoices(withDietsOfSweets(terms, chosen.meal), circumstances.rest, index),
    meal: chosen.meal,
    specialDay: circumstances.specialDay,
    isOpenEnded,
    isAdvised,
    refused,
    sidelined,
    refusedAreas: refusals.refusedAreas,
    refusedNames: refusals.refusedNames,
    avoided: refusals.avoided,
    notes: [
      ...outside.notes,
      ...awards.notes,
      ...openings.notes,
      ...searchNotes({
        unplaced,
        where,
        circumstances,
        refusals,
        sidelined,
        terms: chosen.terms,
        isAskedNear,
        isAdvised,
      }),
    ],
  };
}

/** Another language's words aren't misspelled. */
function inPlainEnglish(typed: string, index: WordIndex): string {
  const full = inOurWords(withFoodForEmoji(inPlainPhrases(inFullWords(typed))));
  const english = inEnglish(full, index);
  return english === full ? inPlainSpelling(full, index) : english;
}

const FAR_NO = /\b(?:not|isn['’]?t) (?:(?:too|very|that|so) )?far (?:away )?from\b/gi;

/** "Not far from" refuses nothing, and neither does a name. */
const refusalsIn = (query: string, rest: string): Refusals =>
  isNameThatRefuses(query)
    ? { ...readRefusals(""), words: foldText(query).split(" ") }
    : readRefusals(rest.replace(FAR_NO, "near"));

/** What comes before or after a meal, where no list knows it: "after yoga". */
const CONTEXT = /\b(?:after|before|during)(?: (?:a|an|the|my|our|some))? (\p{L}+)$/u;
const dropUnknown = (phrase: string, word: string): string => (isUnknown(word) ? "" : phrase);

/** Its areas and its other words, spelled right; a neighborhood with a typo is one once it is. */
function readSpelled(text: string, index: WordIndex, city: City | undefined): ReadWhere {
  const typed = readWhere(text, city);
  const words = typed.words.map((word) => spellWord(index, word));
  const isRespelt = words.some((word, at) => word !== typed.words[at]);
  return isRespelt && typed.areas.length === 0 ? readWhere(words.join(" "), city) : { ...typed, words };
}
