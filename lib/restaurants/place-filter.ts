import { and, arrayOverlaps, eq, exists, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { Meal, StatusFilter } from "@/lib/contracts/restaurant-filters";
import { hoursAt } from "@/lib/core/opening-hours";
import type { Reader } from "./select-for-reader";
import type { ReaderRow } from "./view";

/** What a place must have: of each list one value is enough, and nothing is asked where there is none. */
export type PlaceFilter = {
  cuisine?: readonly string[] | undefined;
  price?: readonly number[] | undefined;
  meal?: readonly Meal[] | undefined;
  /** The reader's own. */
  status?: readonly StatusFilter[] | undefined;
  /** Open at this moment. */
  openAt?: Date | undefined;
};

type Asked = Omit<PlaceFilter, "openAt"> & { open?: "now" | undefined };

/** As a request asks for it. */
export const placeFilter = ({ open, ...asked }: Asked, now: Date): PlaceFilter => ({
  ...asked,
  ...(open === "now" && { openAt: now }),
});

/** So many with hours are considered where only the open ones are wanted: hours are lines of text, which SQL can't read. */
const WITH_HOURS_MAX = 1_000;

export const matchesPlace = ({ cuisine, price, meal }: PlaceFilter): SQL | undefined =>
  and(
    cuisine && arrayOverlaps(restaurants.cuisines, [...cuisine]),
    price && inArray(restaurants.priceLevel, [...price]),
    meal && arrayOverlaps(restaurants.meals, [...meal]),
  );

/** All of it but the moment, of which only known hours are asked: `openOnly` reads them. */
export const passesFilter = (filter: PlaceFilter, reader: Reader | null): SQL | undefined =>
  and(
    matchesPlace(filter),
    filter.status && hasStatus(filter.status, reader),
    filter.openAt && and(eq(restaurants.status, "open"), isNotNull(restaurants.openingHours)),
  );

function hasStatus(wanted: readonly StatusFilter[], reader: Reader | null): SQL | undefined {
  if (reader === null) return undefined;
  const marked = (condition?: SQL) =>
    exists(
      sql`(select 1 from ${restaurantStatuses} where ${and(
        eq(restaurantStatuses.restaurantId, restaurants.id),
        eq(restaurantStatuses.userId, reader.id),
        condition,
      )})`,
    );
  const statuses = wanted.filter((status) => status !== "none");
  return or(
    statuses.length > 0 ? marked(inArray(restaurantStatuses.status, statuses)) : undefined,
    wanted.includes("none") ? not(marked()) : undefined,
  );
}

export const limitFor = ({ openAt }: PlaceFilter, limit: number): number =>
  openAt ? Math.max(limit, WITH_HOURS_MAX) : limit;

/** Those open at the moment that is asked for. */
export const openOnly = <Row extends ReaderRow>(rows: readonly Row[], { openAt }: PlaceFilter): Row[] =>
  rows.filter(({ place: { openingHours } }) => !openAt || hoursAt(openingHours ?? [], openAt)?.isOpen === true);
