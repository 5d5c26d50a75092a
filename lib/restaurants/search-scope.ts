import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { pointsOf, type Spot } from "@/lib/core/geo/spot";
import { isWithinBounds } from "./is-within-bounds";
import { areNamedTowns } from "./named-town";
import { type PlaceFilter, passesFilter } from "./place-filter";
import { type NamedArea, spellingsOf } from "./read-query";
import type { Reader } from "./select-for-reader";
import { MEATLESS_CUISINES } from "./vocabulary/cuisines";

/** Where a search looks; everywhere without any of these. */
export type SearchScope = {
  city?: City | undefined;
  /** Only in one of these. */
  areas?: readonly NamedArea[] | undefined;
  /** Only open places within them. */
  bounds?: Bounds | undefined;
  /** Only what passes it, of whose statuses are the reader's. */
  filter?: PlaceFilter | undefined;
  reader?: Reader | null;
  /** Only who is known to keep all of these. */
  diets?: readonly string[] | undefined;
};

export const isInScope = ({ city, areas, bounds, filter, reader = null, diets = [] }: SearchScope): SQL =>
  and(
    sql`true`,
    city && eq(restaurants.city, city),
    areas && or(...areas.map(isInArea)),
    bounds && eq(restaurants.status, "open"),
    bounds && isWithinBounds(bounds),
    filter && passesFilter(filter, reader),
    ...diets.map(keepsDiet),
  ) ?? sql`true`;

/** Who keeps a stricter one, or cooks nothing else, keeps it. */
function keepsDiet(diet: string): SQL | undefined {
  const isMeatless = diet === "vegetarian" || diet === "vegan";
  const diets = diet === "vegetarian" ? ["vegetarian", "vegan"] : [diet];
  const kitchens = MEATLESS_CUISINES.filter((name) => diet === "vegetarian" || name === "Vegan");
  return or(
    arrayOverlaps(restaurants.diets, diets),
    isMeatless ? arrayOverlaps(restaurants.cuisines, kitchens) : undefined,
  );
}

/** Whether a place is in a town around the city that is named, and not in it; null where no city is. */
export const isAroundTown = (areas: readonly NamedArea[] = []): SQL | null =>
  areNamedTowns(areas) ? sql`(${restaurants.town} is not null)` : null;

/** "Downtown, by San Jose State" is Downtown. */
const NEIGHBOURHOOD = sql`lower(split_part(${restaurants.neighbourhood}, ',', 1))`;

function isInArea(area: NamedArea): SQL | undefined {
  const names = spellingsOf(area);
  return and(
    area.city ? eq(restaurants.city, area.city) : undefined,
    names ? or(inArray(NEIGHBOURHOOD, names), inArray(sql`lower(${restaurants.town})`, names)) : undefined,
  );
}

/** Enough to order places of one region by how far they are: degrees of latitude, squared, to the nearest of its points. */
export function squaredDegreesFrom(spot: Spot): SQL {
  const [first, ...others] = pointsOf(spot).map(squaredDegreesFromPoint);
  return first && others.length === 0
    ? first
    : sql`least(${sql.join([...(first ? [first] : []), ...others], sql`, `)})`;
}

/** About ten minutes on foot, as degrees of latitude. */
const WALK_DEGREES = 800 / 111_195;

/** What is within a walk first, and of that what an editor has described. */
export function walkFirst(square: SQL, isListed: SQL): SQL {
  const isFar = sql`${square} > ${WALK_DEGREES ** 2}::float8`;
  return sql`${isFar}, (not (${isFar}) and ${isListed})`;
}

function squaredDegreesFromPoint({ latitude, longitude }: Coordinates): SQL {
  const width = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const east = sql`(${restaurants.longitude} - ${longitude}::float8) * ${width}::float8`;
  const north = sql`(${restaurants.latitude} - ${latitude}::float8)`;
  return sql`(${east}) * (${east}) + ${north} * ${north}`;
}
