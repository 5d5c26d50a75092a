import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { Meal, StatusFilter } from "@/lib/contracts/restaurant-filters";
import { hoursAt } from "@/lib/core/opening-hours";

/** What the reader wants to see: of each list one value is enough; an empty list wants everything. */
export type Filters = {
  statuses: readonly StatusFilter[];
  cuisines: readonly string[];
  prices: readonly number[];
  meals: readonly Meal[];
  isOpenNow: boolean;
};
export const NO_FILTERS: Filters = { statuses: [], cuisines: [], prices: [], meals: [], isOpenNow: false };

/** The values of one filter with how many places each would show. */
export type FilterOption<T> = { value: T; count: number | null };
export type FilterOptions = {
  statuses: readonly FilterOption<StatusFilter>[];
  cuisines: readonly FilterOption<string>[];
  prices: readonly FilterOption<number>[];
  meals: readonly FilterOption<Meal>[];
  /** Null where nobody's hours are known. */
  openNow: { count: number | null } | null;
};

export type FilterKind = keyof Filters;
type FilteredPlace = Pick<Restaurant, "cuisines" | "priceLevel" | "meals" | "openingHours" | "isOpen"> & {
  userStatus?: UserStatus | null | undefined;
};

export const countFilters = ({ statuses, cuisines, prices, meals, isOpenNow }: Filters): number =>
  statuses.length + cuisines.length + prices.length + meals.length + Number(isOpenNow);

/** The values with one more, or without it if it is among them. */
export const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

const isOpenAt = ({ isOpen, openingHours }: FilteredPlace, now: Date): boolean =>
  isOpen && openingHours !== null && hoursAt(openingHours, now)?.isOpen === true;

const hasKnownHours = ({ openingHours }: FilteredPlace, now: Date): boolean =>
  openingHours !== null && hoursAt(openingHours, now) !== null;

const MATCHES: Record<FilterKind, (place: FilteredPlace, filters: Filters, now: Date) => boolean> = {
  statuses: ({ userStatus }, { statuses }) => statuses.length === 0 || statuses.includes(userStatus ?? "none"),
  cuisines: (place, { cuisines }) =>
    cuisines.length === 0 || place.cuisines.some((cuisine) => cuisines.includes(cuisine)),
  prices: ({ priceLevel }, { prices }) => prices.length === 0 || (priceLevel !== null && prices.includes(priceLevel)),
  meals: (place, { meals }) => meals.length === 0 || meals.some((meal) => place.meals?.includes(meal)),
  isOpenNow: (place, { isOpenNow }, now) => !isOpenNow || isOpenAt(place, now),
};
const KINDS = Object.keys(MATCHES) as FilterKind[];

/** Whether a place passes every filter, or every one but the one that its options are counted for. */
export const matchesFilters = (place: FilteredPlace, filters: Filters, now: Date, except?: FilterKind): boolean =>
  KINDS.every((kind) => kind === except || MATCHES[kind](place, filters, now));

/** Why no place is left with "Open now", of all or of the first; null without it, or where the others leave nothing. */
export function whyNoneIsOpen(
  places: readonly FilteredPlace[],
  filters: Filters,
  now: Date,
  isCut = false,
): string | null {
  if (!filters.isOpenNow) return null;
  const others = places.filter((place) => matchesFilters(place, filters, now, "isOpenNow"));
  if (others.length === 0) return null;
  return isCut || others.some((place) => hasKnownHours(place, now))
    ? "None of these places is known to be open now."
    : "None of these places has opening hours that we know.";
}

/** A map of the reader's places leaves out what they are not interested in, until they ask for it. */
export const withoutUnwanted = <P extends FilteredPlace>(places: readonly P[], { statuses }: Filters): readonly P[] =>
  statuses.includes("not_interested") || !places.some(isUnwanted) ? places : places.filter((each) => !isUnwanted(each));

const isUnwanted = ({ userStatus }: FilteredPlace): boolean => userStatus === "not_interested";

/**
 * What the places leave to choose from: filters with a single value are left out, unless that value was chosen before.
 * Each count is that of the places which the other filters let through.
 */
export function filterOptions(
  all: readonly FilteredPlace[],
  filters: Filters,
  now: Date,
  leavesOutUnwanted = false,
): FilterOptions {
  const places = leavesOutUnwanted ? withoutUnwanted(all, filters) : all;
  const left = (kind: FilterKind, among = places) => among.filter((place) => matchesFilters(place, filters, now, kind));
  const statuses = countValues<StatusFilter>(
    all,
    left("statuses", all),
    filters.statuses,
    ({ userStatus }) => [userStatus ?? "none"],
    leavesOutUnwanted && all.some(isUnwanted),
  );
  const cuisines = countValues(places, left("cuisines"), filters.cuisines, (place) => place.cuisines);
  const prices = countValues(places, left("prices"), filters.prices, ({ priceLevel }) =>
    priceLevel === null ? [] : [priceLevel],
  );
  const meals = countValues(places, left("meals"), filters.meals, (place) =>
    Meal.options.filter((meal) => place.meals?.includes(meal)),
  );
  const hasHours = places.some((place) => hasKnownHours(place, now));
  return {
    statuses: statuses.toSorted((a, b) => STATUS_ORDER.indexOf(a.value) - STATUS_ORDER.indexOf(b.value)),
    cuisines: cuisines.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    prices: prices.toSorted((a, b) => a.value - b.value),
    meals: meals.toSorted((a, b) => Meal.options.indexOf(a.value) - Meal.options.indexOf(b.value)),
    openNow:
      hasHours || filters.isOpenNow
        ? { count: left("isOpenNow").filter((place) => isOpenAt(place, now)).length }
        : null,
  };
}

const STATUS_ORDER = StatusFilter.options;

/** Of all values that places have, how many of those left have each. */
function countValues<T>(
  places: readonly FilteredPlace[],
  left: readonly FilteredPlace[],
  chosen: readonly T[],
  valuesOf: (place: FilteredPlace) => readonly T[],
  isChoice = false,
): FilterOption<T>[] {
  const counts = new Map<T, number>(chosen.map((value) => [value, 0]));
  for (const value of places.flatMap(valuesOf)) counts.set(value, 0);
  for (const value of left.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const options = [...counts].map(([value, count]) => ({ value, count }));
  return options.length > 1 || chosen.length > 0 || isChoice ? options : [];
}

/** Whether there is anything to choose. */
export const hasFilterOptions = ({ statuses, cuisines, prices, meals, openNow }: FilterOptions): boolean =>
  [statuses, cuisines, prices, meals].some(({ length }) => length > 0) || openNow !== null;
