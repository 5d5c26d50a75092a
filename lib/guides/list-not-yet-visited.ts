import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Constraint } from "@/lib/contracts/stages";
import { NOT_YET_VISITED_MAX, type NotYetVisited } from "@/lib/contracts/too-few-places";
import type { City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import type { Ctx } from "@/lib/ports/context";
import type { PlaceIdentity } from "@/lib/restaurants/same-place";
import { cuisineFamily, isCuisine } from "@/lib/restaurants/vocabulary/cuisines";
import { landmarkVerdict } from "./constraints/evaluate-landmark";
import { isDietary } from "./constraints/hard-constraints";
import { isWantedFood } from "./constraints/near-misses";

/** More than any city has of one kitchen. */
const FOUND_MAX = 500;

type Wish = { city: City; constraints: readonly Constraint[]; isBlocked: (place: PlaceIdentity) => boolean };

/**
 * Up to three open places that are only listed and by their name or kind have the wished food, in the city and in the area that the
 * wish names. None where somebody must know what a kitchen serves, or asks for a place by name.
 */
export async function listNotYetVisited(
  { db }: Pick<Ctx, "db">,
  { city, constraints, isBlocked }: Wish,
): Promise<NotYetVisited[]> {
  const foods = constraints.filter(isWantedFood);
  if (foods.length === 0 || constraints.some((each) => isDietary(each) || each.field === "name")) return [];
  const unwanted = constraints.filter(({ field, isNegated }) => isNegated && (field === "cuisine" || field === "dish"));
  const areas = constraints.filter(({ field, isNegated }) => field === "area" && !isNegated);
  const landmarks = constraints.filter(({ field, isNegated }) => field === "landmark" && !isNegated);
  const { id, name, address, town, latitude, longitude, googlePlaceId } = restaurants;
  const found = await db
    .select({ id, name, address, town, latitude, longitude, googlePlaceId })
    .from(restaurants)
    .where(
      and(
        eq(restaurants.source, "listed"),
        eq(restaurants.status, "open"),
        eq(restaurants.city, city),
        ...foods.map(has),
        ...unwanted.map((each) => not(has(each))),
        ...areas.map(({ values }) => or(inArray(restaurants.neighbourhood, values), inArray(town, values))),
      ),
    )
    .orderBy(sql`${town} is not null`, desc(restaurants.lastSeenOn), asc(id))
    .limit(FOUND_MAX);
  return found
    .filter((place) => landmarks.every(({ values }) => values.some((value) => landmarkVerdict(place, value) === "met")))
    .filter((place) => !isBlocked(place))
    .slice(0, NOT_YET_VISITED_MAX)
    .map((place) => ({ id: place.id, name: place.name, location: `${place.address}, ${place.town ?? city}` }));
}

/** A cuisine by what the list has it down for, a dish by its words in the name. */
function has({ values }: Constraint): SQL {
  const cuisines = values.filter(isCuisine).flatMap((value) => [...cuisineFamily(value)]);
  const dishes = values.filter((value) => !isCuisine(value)).map(foldText);
  const isOfCuisine = sql`${restaurants.cuisines} && ${sql.param(cuisines)}::text[]`;
  const isNamed = dishes.map(
    (dish) => sql`to_tsvector('simple', ${restaurants.nameText}) @@ phraseto_tsquery('simple', ${dish})`,
  );
  return or(isOfCuisine, ...isNamed) ?? sql`false`;
}
