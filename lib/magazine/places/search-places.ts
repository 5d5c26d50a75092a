import type { Ctx } from "@/lib/ports/context";
import { centerOf } from "@/lib/restaurants/read-query";
import { type FoundPlaces, NO_PLACES, onceEach, PLACES_PER_PAGE, paged } from "./found-places";
import { gatherMatches, hitMatch, type Matches } from "./gather-matches";
import { listPlacesOfArea } from "./list-places-of-area";
import { type MatchedPlace, matchPlaces } from "./match-places";
import { findNameHits, isCalledSo, type NameHits } from "./name-hits";
import { asksLikeAName, isInOtherOrder, isTitled } from "./name-queries";
import type { Term } from "./read-terms";
import { isRefusing, type SearchInput } from "./search-input";

const PARTIAL_MAX = 8;

/** Places that are called so, then those that have what is asked for, from the copy in memory; listed ones come after them. */
export async function searchPlaces({ db }: Pick<Ctx, "db">, input: SearchInput): Promise<FoundPlaces> {
  const hits = await findNameHits({ db }, input);
  if (asksForNothing(input, hits)) return NO_PLACES;
  if (asksForAnArea(input)) return listPlacesOfArea(db, input, hits.named.filter(isCalledSo));
  const matches = gatherMatches(input, hits);
  if (isUnlistedName(input, matches)) return showLikeTheName(input, matches);
  return showMatches(input, matches) ?? showNearestElsewhere(input);
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
function isUnlistedName({ query, read }: SearchInput, { called, full }: Matches): boolean {
  if (!asksLikeAName(query, read)) return false;
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
function showMatches({ read, page }: SearchInput, { all, partial }: Matches): FoundPlaces | null {
  // That a text elsewhere in the area speaks of Thai food is less than Thai food a mile away.
  const isEnough = partial.length > 0 && (read.areas.length === 0 || partial.some(({ met }) => met.length > 0));
  if (all.length === 0 && !isEnough) return null;
  const rest = all.length < PLACES_PER_PAGE ? partial.slice(0, PARTIAL_MAX) : [];
  return { ...paged(all, page), partial: rest, isUnlisted: false, missed: "" };
}

/** What has all of it, nearest to the area that was asked for first. */
function showNearestElsewhere({ index, read, picks, page }: SearchInput): FoundPlaces {
  const [area] = read.areas;
  if (!area) return NO_PLACES;
  const near = centerOf(area);
  const { full } = matchPlaces({ ...read, index, isInScope: () => true, near, picks, isByDistance: true });
  return { ...paged(full, page), partial: [], isUnlisted: false, missed: full.length > 0 ? read.where : "" };
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
