import { inArray } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { describeChange, type TooFewPlaces } from "@/lib/contracts/too-few-places";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { selectForReader } from "@/lib/restaurants/select-for-reader";
import { viewColumns, viewForReader, viewRestaurant } from "@/lib/restaurants/view";
import { type CountFound, tooFewWayOn } from "./constraints/too-few-way-on";
import { listNotYetVisited } from "./list-not-yet-visited";
import type { GuideOutcome } from "./pipeline";
import { viewVerdict } from "./view-verdicts";

type TooFew = Extract<GuideOutcome, { kind: "too few" }> &
  Pick<Parameters<typeof listNotYetVisited>[1], "city" | "isBlocked"> & { countFound?: CountFound | undefined };

/**
 * The end of a creation that makes no guide: the sentence for old clients, what came close with its facts, where to look on, and
 * the names of what is only listed.
 */
export async function tooFewPlacesError(ctx: Pick<Ctx, "db" | "user">, outcome: TooFew): Promise<AppError> {
  const { tooFew, picks, countFound } = outcome;
  const wayOn = tooFew.changes.length === 0 ? await tooFewWayOn(outcome, countFound) : undefined;
  const notYetVisited = await listNotYetVisited(ctx, outcome);
  const found = await findRestaurants(
    ctx,
    picks.map(({ placeId }) => placeId),
  );
  const data: TooFewPlaces = {
    ...tooFew,
    places: picks.flatMap(({ placeId, verdicts }) => {
      const restaurant = found.get(placeId);
      return restaurant ? [{ restaurant, verdicts: verdicts.map(viewVerdict) }] : [];
    }),
    ...(wayOn && { wayOn }),
    ...(notYetVisited.length > 0 && { notYetVisited }),
  };
  const sentences = [
    tooFew.message,
    ...(tooFew.note ? [tooFew.note] : []),
    ...tooFew.changes
      .filter(({ kind, placeCount }) => kind === "wider area" || placeCount !== undefined)
      .map((change) => `${describeChange(change)}.`),
  ];
  return new AppError("unprocessable", sentences.join(" "), { outcome: { name: "tooFew", data } });
}

async function findRestaurants(
  { db, user }: Pick<Ctx, "db" | "user">,
  ids: string[],
): Promise<Map<string, Restaurant>> {
  if (ids.length === 0) return new Map();
  const rows = user
    ? (await selectForReader(db, user).where(inArray(restaurants.id, ids))).map(viewForReader)
    : (await db.select(viewColumns).from(restaurants).where(inArray(restaurants.id, ids))).map(viewRestaurant);
  return new Map(rows.map((restaurant) => [restaurant.id, restaurant]));
}
