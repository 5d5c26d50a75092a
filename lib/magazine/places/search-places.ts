import type { Ctx } from "@/lib/ports/context";
import { type FoundPlaces, NO_PLACES, onceEach, PARTIAL_MAX, PLACES_PER_PAGE, paged } from "./found-places";
import { gatherMatches, hitMatch, type Matches } from "./gather-matches";
import { knownTerms } from "./known-terms";
import { listPlacesOfArea } from "./list-places-of-area";
import { NEAR_MAX_METERS } from "./match-places";
import type { MatchedPlace } from "./matched-place";
import { findNameHits, isCalledSo, type NameHits } from "./name-hits";
import { asksLikeAName, isInOtherOrder, isSameName, isTitled } from "./name-queries";
import { nearArea } from "./read-near";
import {
  distancesFrom,
  isNeed,
  lacksOnly,
  matchElsewhere,
  NOWHERE,
  nearestElsewhere,
  showBeyondTheCity,
  showElsewhere,
  showNearestElsewhere,
  withFoodAround,
} from "./search-elsewhere";
import { isOfWordsAlone, isRefusing, type SearchInput } from "./search-input";
import type { Term } from "./term";

/** Places that are called so, then those that have what is asked for, from the copy in memory; listed ones come after them. */
export async function searchPlaces(ctx: Pick<Ctx, "db">, input: SearchInput): Promise<FoundPlaces> {
  const found = withoutRepeats(await findPlaces(ctx, input));
  const { terms } = input.read;
  const labelsOf = (kind: Term["kind"]) => terms.filter((term) => term.kind === kind).map(({ label }) => label);
  const diets = labelsOf("diet");
  return diets.length > 0 ? { ...found, asked: { diets, foods: labelsOf("food") } } : found;
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
  return showMatches(input, matches) ?? showBeyondTheCity(input) ?? showNearestElsewhere(input);
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
function showMatches(input: SearchInput, { all, partial, inTown }: Matches): FoundPlaces | null {
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
  const found = { ...paged(all, page), partial: rest, isUnlisted: false, missed: "", ...(inTown && { inTown }) };
  const from = area && nearArea(area);
  if (from && all.length === 0 && isOfNeed(read)) {
    const needs = read.terms.filter(isNeed);
    if (partial.some(({ met }) => needs.every(({ label }) => met.includes(label)))) return found;
    const keeping = nearestElsewhere({ ...input, read: { ...read, terms: needs } });
    if (keeping.length === 0) return found;
    const notes = [onlyNeedNote(read.where, needs)];
    return { ...found, nearby: { from, places: keeping.slice(0, NEARBY_MAX) }, notes };
  }
  const told = from && all.length > 0 ? nearestTold(input, nearest) : null;
  return from && told
    ? {
        ...found,
        nearby: { from, places: told.places.slice(0, NEARBY_MAX) },
        notes: [onlyNamedNote(read.where), ...told.notes],
      }
    : found;
}

/** Where who has all of it is far, who is nearer at another price; null for nobody. */
function nearestTold(
  input: SearchInput,
  nearest: readonly MatchedPlace[],
): { places: readonly MatchedPlace[]; notes: string[] } | null {
  const priced = input.read.terms.filter(({ kind }) => kind === "price");
  const isFar = (nearest[0]?.meters ?? Number.POSITIVE_INFINITY) > NEAR_MAX_METERS;
  if (priced.length > 0 && isFar) {
    const rest = input.read.terms.filter((term) => !priced.includes(term));
    const nearer = nearestElsewhere({ ...input, read: { ...input.read, terms: rest } });
    const labels = priced.map(({ label }) => label).join(" ");
    if ((nearer[0]?.meters ?? Number.POSITIVE_INFINITY) <= NEAR_MAX_METERS)
      return { places: nearer, notes: [`None of these is known for prices of “${labels}”.`] };
  }
  return nearest.length > 0 ? { places: nearest, notes: [] } : null;
}

const NEARBY_MAX = 6;
/** Who asks for something in an area goes so far for all of it, before a part of it there. */
const CLOSE_METERS = 5_000;
const isClose = ([first]: readonly MatchedPlace[]): boolean => (first?.meters ?? Infinity) <= CLOSE_METERS;

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

/** Under a name that isn't listed, only the food in it is asked for: of "Olive Garden" nobody wants a garden. */
function withFoodAlone(match: MatchedPlace, terms: readonly Term[]): MatchedPlace[] {
  const foods = terms
    .filter(({ kind }) => kind === "food")
    .flatMap(({ label, choices = [] }) => [label, ...choices.map((each) => each.label)]);
  const ofFood = (labels: readonly string[]) => labels.filter((label) => foods.includes(label));
  const [met, mentioned] = [ofFood(match.met), ofFood(match.mentioned)];
  return met.length + mentioned.length > 0 ? [{ ...match, met, mentioned, unknown: ofFood(match.unknown) }] : [];
}
