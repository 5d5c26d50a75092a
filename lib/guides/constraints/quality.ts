import type { Constraint, Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { findQuality, type Quality } from "@/lib/restaurants/vocabulary/qualities";
import { foundedYear } from "./founded-year";
import { type Judgement, listed, met, unknown, unmet } from "./judgement";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { detailFacts, quotesWhere } from "./said";

type Facts = Judgement["facts"];

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
export function judgeQuality(place: Place, value: string, field: Constraint["field"] = "keyword"): Judgement | null {
  const founded = FOUNDED.exec(value);
  if (founded) return judgeFounded(place, founded[1] ?? "", Number(founded[2]));
  const quality = findQuality(value);
  if (!quality) return null;
  const silent: Facts = () => [{ kind: "silent", field, values: [value] }];
  return (RULES[quality.value] ?? judgeSigns)(place, quality, silent);
}

const openingOf = (year: number | null): VerdictFact[] => [{ kind: "founded", year }];

function judgeFounded(place: Place, relation: string, year: number): Judgement {
  const opened = foundedYear(place);
  if (opened === null) return unknown(() => openingOf(null));
  const isSo = relation === "before" ? opened < year : relation === "after" ? opened > year : opened === year;
  return (isSo ? met : unmet)(() => openingOf(opened));
}

/** Signs for it alone: met. Signs against it alone: unmet. */
function judgeSigns(place: Place, quality: Quality, silent: Facts): Judgement {
  const [shown, denied] = [signsFor(place, quality), signsAgainst(place, quality)];
  if (shown && denied) return unknown(() => [...shown(), ...denied()]);
  if (shown) return met(shown);
  return denied ? unmet(denied) : unknown(silent);
}

function signsFor(place: Place, { facts, shownBy }: Quality): Facts | null {
  const says = (padded: string) => shownBy.some((phrase) => affirms(padded, phrase));
  const { all, dishes } = placeTexts(place);
  return (
    factAmong(place, facts) ??
    (says(all) ? () => quotesWhere(place, ["all"], says) : says(dishes) ? () => detailFacts(place, says) : null)
  );
}

/** Words against something deny it themselves: "no reservations". */
function signsAgainst(place: Place, { contraryFacts, deniedBy }: Quality): Facts | null {
  const says = (padded: string) => deniedBy.some((phrase) => containsPhrase(padded, phrase));
  return (
    factAmong(place, contraryFacts) ?? (says(placeTexts(place).all) ? () => quotesWhere(place, ["all"], says) : null)
  );
}

function factAmong(place: Place, facts: readonly string[]): Facts | null {
  for (const list of ["vibes", "features", "goodFor"] as const) {
    const own = facts.filter((fact) => place[list].includes(fact));
    if (own.length > 0) return () => [listed(list, own)];
  }
  return null;
}

type Rule = (place: Place, quality: Quality, silent: Facts) => Judgement;

const RULES: Record<string, Rule> = {
  "fine dining": (place, quality, silent) => {
    const { priceLevel, vibes } = place;
    const price: Facts = () => (priceLevel === null ? [] : [{ kind: "price", level: priceLevel }]);
    if (priceLevel === 1) return unmet(price);
    const denied = signsAgainst(place, quality);
    if (denied) return unmet(denied);
    const dressy = vibes.includes("elegant") ? () => [listed("vibes", ["elegant"])] : signsFor(place, quality);
    const facts: Facts = () => [...price(), ...(dressy?.() ?? [])];
    if (priceLevel !== null && priceLevel >= 3 && dressy) return met(facts);
    if (priceLevel === 2 && !dressy) return unmet(price);
    return unknown(() => (facts().length > 0 ? facts() : silent()));
  },

  "hole in the wall": (place, quality, silent) => {
    const { priceLevel, vibes } = place;
    const price = (): VerdictFact[] => [{ kind: "price", level: priceLevel }];
    if ((priceLevel ?? 0) >= 3) return unmet(price);
    const judged = judgeSigns(place, quality, silent);
    const isPlain = priceLevel === 1 && vibes.includes("no-frills");
    return judged.verdict === "unknown" && isPlain && !signsAgainst(place, quality)
      ? met(() => [...price(), listed("vibes", ["no-frills"])])
      : judged;
  },

  authentic: (place, quality, silent) => {
    const denied = signsAgainst(place, quality);
    if (denied) return unmet(denied);
    if (place.cuisines.includes("Fusion")) return unmet(() => [listed("cuisines", ["Fusion"])]);
    const [first = ""] = place.cuisines;
    if (place.vibes.includes("family-run") && !VENUE_TYPES.includes(first)) {
      return met(() => [listed("vibes", ["family-run"]), ...(first ? [listed("cuisines", [first])] : [])]);
    }
    return metOrSilent(signsFor(place, quality), silent);
  },

  institution: (place, quality, silent) => {
    const opened = foundedYear(place);
    if (opened !== null && opened >= NEW_SINCE) return unmet(() => openingOf(opened));
    if (opened !== null && opened <= INSTITUTION_UNTIL) return met(() => openingOf(opened));
    return metOrSilent(signsFor(place, quality), opened === null ? silent : () => openingOf(opened));
  },

  "old-school": (place, quality, silent) => {
    const opened = foundedYear(place);
    const opening = () => openingOf(opened);
    const shown = signsFor(place, quality);
    if (shown) return met(shown);
    const denied = signsAgainst(place, quality);
    if (denied) return unmet(denied);
    if (opened !== null && opened >= NOT_OLD_SCHOOL_SINCE) return unmet(opening);
    if (opened !== null && opened <= OLD_SCHOOL_UNTIL) return met(opening);
    return unknown(opened === null ? silent : opening);
  },

  new: (place) => {
    const opened = foundedYear(place);
    const opening = () => openingOf(opened);
    if (opened === null) return unknown(opening);
    return (opened >= NEW_SINCE ? met : unmet)(opening);
  },

  "dim sum carts": (place, quality, silent) =>
    place.cuisines.includes("Dim Sum") ? judgeSigns(place, quality, silent) : unknown(silent),

  best: (place, quality, silent) => {
    const { rating } = place;
    const ratings = place.userRatingCount ?? 0;
    const isTelling = rating !== null && ratings >= RATINGS_MIN;
    const rated: Facts = () => (rating === null ? silent() : [{ kind: "rated", rating, ratings }]);
    if (isTelling && rating < RATED_LOW) return unmet(rated);
    if (isTelling && rating >= RATED_HIGH) return met(rated);
    return metOrSilent(signsFor(place, quality), rated);
  },
};

const metOrSilent = (shown: Facts | null, otherwise: Facts): Judgement => (shown ? met(shown) : unknown(otherwise));

const RATED_HIGH = 4.5;
const RATED_LOW = 4;
/** With fewer ratings the average says little. */
const RATINGS_MIN = 200;
