import type { Ctx } from "@/lib/ports/context";
import { type FoundPlaces, NO_PLACES, onceEach, PLACES_PER_PAGE, paged } from "./found-places";
import { gatherMatches, hitMatch, type Matches } from "./gather-matches";
import { knownTerms } from "./known-terms";
import { listPlacesOfArea } from "./list-places-of-area";
import { matchPlaces, NEAR_MAX_METERS } from "./match-places";
import type { MatchedPlace } from "./matched-place";
import { findNameHits, isCalledSo, type NameHits } from "./name-hits";
import { asksLikeAName, isInOtherOrder, isSameName, isTitled } from "./name-queries";
import { middleOf, type Near, nearArea } from "./read-near";
import { isOfWordsAlone, isRefusing, type SearchInput } from "./search-input";
import { isStepFree, type Term } from "./term";

const PARTIAL_MAX = 8;

/** Places that are called so, then those that have what is asked for, from the copy in memory; listed ones come after them. */
export async function searchPlaces(ctx: Pick<Ctx, "db">, input: SearchInput): Promise<FoundPlaces> {
  return withoutRepeats(await findPlaces(ctx, input));
}

/** No place stands twice on a page. */
function withoutRepeats(found: FoundPlaces): FoundPlaces {
  const { places, partial, nearby } = found;
  const isIn = (others: readonly MatchedPlace[]) => {
    const ids = new Set(others.map(({ place }) => place.id));
    return ({ place }: MatchedPlace) => ids.has(place.id);
  };
  const [isPlace, isShown] = [isIn(places), isIn([...places, ...partial])];
  return {
    ...found,
    partial: partial.filter((each) => !isPlace(each)),
    ...(nearby && { nearby: { ...nearby, places: nearby.places.filter((each) => !isShown(each)) } }),
  };
}

async function findPlaces({ db }: Pick<Ctx, "db">, input: SearchInput): Promise<FoundPlaces> {
  const hits = await findNameHits({ db }, input);
  if (asksForNothing(input, hits)) return NO_PLACES;
  if (asksForAnArea(input)) return listPlacesOfArea(db, input, hits.named.filter(isCalledSo));
  const matches = gatherMatches(input, hits);
  if (isUnlistedName(input, matches)) return showLikeTheName(input, matches);
  if (matches.full.length === 0 && matches.all.every(({ place }) => place.listed)) {
    const found = await showWhatIsKnown({ db }, input, matches);
    if (found) return found;
  }
  return showMatches(input, matches) ?? showNearestElsewhere(input);
}

/** Where nobody is known for a part of it: the rest of it, or what is closest; null where all of it is known somewhere. */
async function showWhatIsKnown(
  { db }: Pick<Ctx, "db">,
  input: SearchInput,
  matches: Matches,
): Promise<FoundPlaces | null> {
  const { terms, kin, unmet, notes } = knownTerms(input.index, input.read.terms);
  const { areas, refusedAreas } = input.read;
  const isSaid =
    [...terms, ...kin].some(({ kind }) => kind !== "word") ||
    areas.length + refusedAreas.length > 0 ||
    isRefusing(input.read);
  const isName = isOfWordsAlone(input.read) && areas.length === 0;
  if (notes.length === 0 || isName || matches.called.length > 0) return null;
  if (!isSaid) return { ...paged(matches.all, input.page), partial: [], isUnlisted: false, missed: "", notes };
  const rest = { ...input, read: { ...input.read, terms: [...terms, ...kin] } };
  if (asksForAnArea(rest)) return withUnmet({ ...(await listPlacesOfArea(db, rest, [])), notes }, unmet);
  const known = gatherMatches(rest, { named: [], listed: [] });
  const all = onceEach([...matches.all, ...known.all]);
  const found = showMatches(rest, { ...known, all }) ?? showNearestElsewhere(rest);
  // Its kin is no answer, but what comes closest.
  if (kin.length === 0 || found.missed !== "") return withUnmet({ ...found, notes }, unmet);
  return { ...found, ...paged(matches.all, 1), partial: found.places.slice(0, PARTIAL_MAX), notes };
}

/** A diet that nobody is known to keep is no less asked for: nothing has all of it. */
function withUnmet(found: FoundPlaces, unmet: readonly string[]): FoundPlaces {
  if (unmet.length === 0) return found;
  const partial = onceEach([...found.places, ...found.partial]).map((each) => ({
    ...each,
    unknown: [...each.unknown, ...unmet],
  }));
  return { ...found, ...paged([], 1), partial: partial.slice(0, PARTIAL_MAX), missed: "" };
}

function asksForNothing({ read }: SearchInput, { named }: NameHits): boolean {
  const { terms, areas, refusedAreas } = read;
  return (
    terms.length + refusedAreas.length + named.length + areas.length === 0 && !isRefusing(read) && !read.isOpenEnded
  );
}

const asksForAnArea = ({ read }: SearchInput): boolean =>
  read.terms.length === 0 && read.areas.length > 0 && !isRefusing(read);

/** Asked for like a place by its name, and none is called so. */
function isUnlistedName({ query, read }: SearchInput, { called, full, all }: Matches): boolean {
  if (!asksLikeAName(query, read) || all.some(({ place }) => isSameName(query, place.name))) return false;
  return isTitled(query) ? called.every((hit) => isInOtherOrder(query, hit)) : called.length + full.length === 0;
}

/** Names like it, and what has the food in it. */
function showLikeTheName({ read, page }: SearchInput, { called, full, partial }: Matches): FoundPlaces {
  const alike = onceEach(called.map(hitMatch));
  const others = onceEach([...full, ...partial])
    .filter((each) => !alike.some(({ place }) => place.id === each.place.id))
    .flatMap((each) => withFoodAlone(each, read.terms));
  return { ...paged(alike, page), partial: others.slice(0, PARTIAL_MAX), isUnlisted: true, missed: "" };
}

/** What has all of it, then most of it; null where nothing there does. */
function showMatches(input: SearchInput, { all, partial }: Matches): FoundPlaces | null {
  const { read, page } = input;
  const isTold = all.some(({ place }) => !place.listed);
  const elsewhere = isTold ? NOWHERE : matchElsewhere(input);
  const nearest = elsewhere.full;
  // That a text elsewhere in the area speaks of Thai food is less than Thai food a mile away.
  const isEnough = partial.length > 0 && (read.areas.length === 0 || partial.some(({ met }) => met.length > 0));
  if (all.length === 0 && !isEnough) return null;
  const rest = all.length < PLACES_PER_PAGE ? partial.slice(0, PARTIAL_MAX) : [];
  const [area] = read.areas;
  if (all.length === 0 && nearest.length > 0) {
    const there = partial.filter((each) => lacksOnly(each, read.terms, isSoft));
    const from = distancesFrom(read);
    if (from && there.length > 0)
      return {
        ...NO_PLACES,
        partial: there.slice(0, PARTIAL_MAX),
        where: read.where,
        nearby: { from, places: nearest.slice(0, NEARBY_MAX), hasAll: true },
      };
    if (isOfNeed(read) || isClose(nearest)) return showElsewhere(input, elsewhere, rest);
  }
  if (all.length === 0 && nearest.length === 0) {
    const around = withFoodAround(read, elsewhere, partial);
    if (around) return around;
  }
  const found = { ...paged(all, page), partial: rest, isUnlisted: false, missed: "" };
  const from = area && nearArea(area);
  if (from && all.length === 0 && isOfNeed(read)) {
    const needs = read.terms.filter(isNeed);
    if (partial.some(({ met }) => needs.every(({ label }) => met.includes(label)))) return found;
    const keeping = nearestElsewhere({ ...input, read: { ...read, terms: needs } });
    if (keeping.length === 0) return found;
    const notes = [onlyNeedNote(read.where, needs)];
    return { ...found, nearby: { from, places: keeping.slice(0, NEARBY_MAX) }, notes };
  }
  return from && all.length > 0 && nearest.length > 0
    ? { ...found, nearby: { from, places: nearest.slice(0, NEARBY_MAX) }, notes: [onlyNamedNote(read.where)] }
    : found;
}

const NEARBY_MAX = 6;
/** Who asks for something in an area goes so far for all of it, before a part of it there. */
const CLOSE_METERS = 5_000;
const isClose = ([first]: readonly MatchedPlace[]): boolean => (first?.meters ?? Infinity) <= CLOSE_METERS;

/** What isn't a matter of taste: a place there that may not have it is no answer. */
const isNeed = (term: Term): boolean => term.kind === "diet" || isStepFree(term);
const isOfNeed = ({ terms }: SearchInput["read"]): boolean => terms.some(isNeed);

const onlyNeedNote = (where: string, needs: readonly Term[]): string =>
  `No place that we tell about ${where} is known for “${needs.map(({ label }) => label).join(" ")}”: the nearest that are known for it come first.`;

const onlyNamedNote = (where: string): string =>
  `Of what is ${where} we know only names that fit, so the nearest that we tell about come first.`;

/** What one comes for and what a room is like: given up before the food, and before the place. */
const isSoft = (term: Term): boolean =>
  term.kind === "mood" &&
  term.facts.length > 0 &&
  term.facts.every((each) => each.startsWith("occasion ") || each.startsWith("vibe "));

/** The same, and what a place has: a terrace. Neither a meal nor what somebody needs. */
const isWished = (term: Term): boolean =>
  term.kind === "mood" && !isNeed(term) && !term.facts.some((each) => /^(?:meal|cuisine) /.test(each));

/** Whether it has everything but what may be given up, where something else is asked for too. */
function lacksOnly(
  { mentioned, unknown, against }: MatchedPlace,
  terms: readonly Term[],
  mayLack: (term: Term) => boolean,
): boolean {
  const labels = terms
    .filter(mayLack)
    .flatMap(({ label, choices = [] }) => [label, ...choices.map((each) => each.label)]);
  const isMore = terms.some(
    (term) => (term.kind === "food" || term.kind === "mood") && !mayLack(term) && !term.isBonus,
  );
  return isMore && against.length === 0 && [...mentioned, ...unknown].every((label) => labels.includes(label));
}

/** What has all of it, nearest to the area that was asked for first. */
const nearestElsewhere = (input: SearchInput): MatchedPlace[] => matchElsewhere(input).full;

type Elsewhere = ReturnType<typeof matchPlaces>;
const NOWHERE: Elsewhere = { full: [], partial: [] };

/** Of an area, its own city comes before another; what is in neither and far is left out where there is anything else. */
function matchElsewhere({ index, read, picks }: SearchInput): Elsewhere {
  const near = middleOf(read.areas);
  if (!near) return NOWHERE;
  const { full, partial } = matchPlaces({
    ...read,
    index,
    areas: [],
    isInScope: () => true,
    near,
    picks,
    isByDistance: true,
  });
  if (isOfWholeCity(read)) return { full, partial };
  const cities = new Set(read.areas.map(({ city }) => city));
  const isOfCity = ({ place, meters }: MatchedPlace) =>
    cities.has(place.city) || (meters ?? Infinity) <= NEXT_DOOR_METERS;
  const isInReach = (each: MatchedPlace) => isOfCity(each) || (each.meters ?? Infinity) <= NEAR_MAX_METERS;
  const inOrder = (all: MatchedPlace[]) => {
    const inReach = all.filter(isInReach);
    const kept = inReach.length > 0 ? inReach : all;
    return [...kept.filter(isOfCity), ...kept.filter((each) => !isOfCity(each))];
  };
  return { full: inOrder(full), partial: inOrder(partial) };
}

/** So near is no other city. */
const NEXT_DOOR_METERS = 3_000;
const isOfWholeCity = ({ areas }: SearchInput["read"]): boolean => areas.some((area) => area.areas === null);

/** From where the distance of what is elsewhere is told; a whole city has no middle that anybody asks for. */
function distancesFrom(read: SearchInput["read"]): Near | null {
  const middle = isOfWholeCity(read) ? null : middleOf(read.areas);
  return middle && { ...middle, name: read.where.replace(/^(?:in|on|at) /, "") };
}

/** The nearest that have all of it, then what has the food and not all that was wished for, there and around. */
function showElsewhere(input: SearchInput, { full, partial }: Elsewhere, there: readonly MatchedPlace[]): FoundPlaces {
  const { read, page } = input;
  const from = distancesFrom(read);
  const hasFood = (each: MatchedPlace) => lacksOnly(each, read.terms, isWished);
  const around = from ? partial.filter(hasFood) : [];
  return {
    ...paged(full, page),
    partial: onceEach([...there.filter(hasFood), ...around, ...there]).slice(0, PARTIAL_MAX),
    isUnlisted: false,
    missed: read.where,
    ...(from && { from }),
  };
}

/** Where what is there has a mood and none of the food: the nearest that have the food, before it. */
function withFoodAround(
  read: SearchInput["read"],
  { partial }: Elsewhere,
  there: readonly MatchedPlace[],
): FoundPlaces | null {
  const hasFood = (each: MatchedPlace) => lacksOnly(each, read.terms, isWished);
  const from = distancesFrom(read);
  const around = from && !there.some(hasFood) ? partial.filter(hasFood) : [];
  if (!from || around.length === 0) return null;
  return { ...NO_PLACES, partial: onceEach([...around, ...there]).slice(0, PARTIAL_MAX), from, where: read.where };
}

/** Where nobody has all of it anywhere near, the nearest that have most of it. */
function showNearestElsewhere(input: SearchInput): FoundPlaces {
  const { read } = input;
  const elsewhere = matchElsewhere(input);
  const { full, partial } = elsewhere;
  const from = distancesFrom(read);
  const around = partial.filter(
    (each) => (each.meters ?? Infinity) <= NEAR_MAX_METERS && lacksOnly(each, read.terms, isWished),
  );
  const isFar = (full[0]?.meters ?? Infinity) > NEAR_MAX_METERS * 2;
  if (full.length > 0 && !(from && isFar && around.length > 0)) return showElsewhere(input, elsewhere, []);
  return {
    ...NO_PLACES,
    partial: (full.length > 0 ? around : partial).slice(0, PARTIAL_MAX),
    ...(from && { from, where: read.where }),
  };
}

/** Under a name that isn't listed, only the food in it is asked for: of "Olive Garden" nobody wants a garden. */
function withFoodAlone(match: MatchedPlace, terms: readonly Term[]): MatchedPlace[] {
  const foods = terms
    .filter(({ kind }) => kind === "food")
    .flatMap(({ label, choices = [] }) => [label, ...choices.map((each) => each.label)]);
  const ofFood = (labels: readonly string[]) => labels.filter((label) => foods.includes(label));
  const [met, mentioned] = [ofFood(match.met), ofFood(match.mentioned)];
  return met.length + mentioned.length > 0 ? [{ ...match, met, mentioned, unknown: ofFood(match.unknown) }] : [];
}
