import type { ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { findQuality, type Quality } from "@/lib/restaurants/vocabulary/qualities";
import { foundedYear } from "./founded-year";
import { affirms, containsPhrase, placeTexts } from "./place-texts";

type Verdict = ConstraintVerdict["verdict"];

/** A place that opened in this year or later is new, as of when the built-in catalogue was last gone through. */
const NEW_SINCE = 2024;
/** One that opened in this year or before has been there for a generation. */
const INSTITUTION_UNTIL = 1990;
const OLD_SCHOOL_UNTIL = 1975;
const NOT_OLD_SCHOOL_SINCE = 2010;

const FOUNDED = /^founded (before|after|in) (\d{4})$/;

/**
 * The verdict on a quality or an amenity, from facts alone; null if the value is neither. Nothing that shows it is
 * unknown, and unmet takes a fact that speaks against it.
 */
export function qualityVerdict(place: Place, value: string): Verdict | null {
  const founded = FOUNDED.exec(value);
  if (founded) return foundedVerdict(place, founded[1] ?? "", Number(founded[2]));
  const quality = findQuality(value);
  return quality && (RULES[quality.value] ?? signsVerdict)(place, quality);
}

function foundedVerdict(place: Place, relation: string, year: number): Verdict {
  const opened = foundedYear(place);
  if (opened === null) return "unknown";
  const isSo = relation === "before" ? opened < year : relation === "after" ? opened > year : opened === year;
  return isSo ? "met" : "unmet";
}

/** Signs for it alone: met. Signs against it alone: unmet. */
function signsVerdict(place: Place, quality: Quality): Verdict {
  const [isShown, isDenied] = [shows(place, quality), denies(place, quality)];
  if (isShown === isDenied) return "unknown";
  return isShown ? "met" : "unmet";
}

const shows = (place: Place, { facts, shownBy }: Quality): boolean =>
  hasFact(place, facts) || shownBy.some((phrase) => says(place, phrase));

/** Words against something deny it themselves: "no reservations". */
const denies = (place: Place, { contraryFacts, deniedBy }: Quality): boolean =>
  hasFact(place, contraryFacts) || deniedBy.some((phrase) => containsPhrase(placeTexts(place).all, phrase));

const hasFact = ({ vibes, features, goodFor }: Place, facts: readonly string[]): boolean =>
  facts.some((fact) => [vibes, features, goodFor].some((own) => own.includes(fact)));

function says(place: Place, phrase: string): boolean {
  const { all, dishes } = placeTexts(place);
  return affirms(all, phrase) || affirms(dishes, phrase);
}

const RULES: Record<string, (place: Place, quality: Quality) => Verdict> = {
  "fine dining": (place, quality) => {
    const { priceLevel, vibes } = place;
    if (priceLevel === 1 || denies(place, quality)) return "unmet";
    const isDressy = vibes.includes("elegant") || shows(place, quality);
    if (priceLevel !== null && priceLevel >= 3 && isDressy) return "met";
    return priceLevel === 2 && !isDressy ? "unmet" : "unknown";
  },

  "hole in the wall": (place, quality) => {
    if ((place.priceLevel ?? 0) >= 3) return "unmet";
    const verdict = signsVerdict(place, quality);
    const isPlain = place.priceLevel === 1 && place.vibes.includes("no-frills");
    return verdict === "unknown" && isPlain && !denies(place, quality) ? "met" : verdict;
  },

  authentic: (place, quality) => {
    if (denies(place, quality) || place.cuisines.includes("Fusion")) return "unmet";
    const [first = ""] = place.cuisines;
    const isFamilys = place.vibes.includes("family-run") && !VENUE_TYPES.includes(first);
    return isFamilys || shows(place, quality) ? "met" : "unknown";
  },

  institution: (place, quality) => {
    const opened = foundedYear(place);
    if (opened !== null && opened >= NEW_SINCE) return "unmet";
    return (opened !== null && opened <= INSTITUTION_UNTIL) || shows(place, quality) ? "met" : "unknown";
  },

  "old-school": (place, quality) => {
    const opened = foundedYear(place);
    const isOld = opened !== null && opened <= OLD_SCHOOL_UNTIL;
    const isRecent = opened !== null && opened >= NOT_OLD_SCHOOL_SINCE;
    if (shows(place, quality)) return "met";
    if (denies(place, quality) || isRecent) return "unmet";
    return isOld ? "met" : "unknown";
  },

  new: (place) => {
    const opened = foundedYear(place);
    if (opened === null) return "unknown";
    return opened >= NEW_SINCE ? "met" : "unmet";
  },

  "dim sum carts": (place, quality) => (place.cuisines.includes("Dim Sum") ? signsVerdict(place, quality) : "unknown"),

  best: (place, quality) => {
    const { rating, userRatingCount } = place;
    const isRatedHigh = rating !== null && rating >= RATED_HIGH && (userRatingCount ?? 0) >= RATINGS_MIN;
    if (rating !== null && rating < RATED_LOW && (userRatingCount ?? 0) >= RATINGS_MIN) return "unmet";
    return isRatedHigh || shows(place, quality) ? "met" : "unknown";
  },
};

const RATED_HIGH = 4.5;
const RATED_LOW = 4;
/** With fewer ratings the average says little. */
const RATINGS_MIN = 200;
