import { and, eq, inArray, isNull } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { californiaDate } from "@/lib/core/california-time";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { selectForReader } from "@/lib/restaurants/select-for-reader";
import { viewForReader } from "@/lib/restaurants/view";
import { chooseThree } from "./choose-three";
import { listCandidates } from "./list-candidates";
import { readMarks } from "./read-marks";
import { STATUS_WEIGHTS } from "./weigh-traits";

export type Proposal = { restaurant: Restaurant; reason: string };
/** Nobody is proposed anything by fewer marks than these: `missing` says how many more it takes. */
export type ThreeForYou = { missing: number; proposals: Proposal[] };

const LIKED_MIN = 3;

type SignedInCtx = Ctx & { user: SessionUser };

/** Up to three places for the current user, from their own marks alone; the same all day in California. */
export async function listThree(ctx: SignedInCtx): Promise<ThreeForYou> {
  const marks = await readMarks(ctx);
  const liked = marks.filter(({ status }) => STATUS_WEIGHTS[status] > 0);
  if (liked.length < LIKED_MIN) return { missing: LIKED_MIN - liked.length, proposals: [] };
  const today = californiaDate(ctx.now);
  const dismissed = new Set(
    marks
      .filter(({ status, updatedAt }) => status === "not_interested" && californiaDate(updatedAt) === today)
      .map(({ id }) => id),
  );
  const seed = `${ctx.user.id} ${today}`;
  const candidates = await listCandidates(ctx, { liked, dismissed, seed });
  const choices = chooseThree({ candidates, marks, dismissed, seed });
  const records = await readRestaurants(
    ctx,
    choices.map(({ id }) => id),
  );
  // A place that was marked or that closed meanwhile is missing here.
  const proposals = choices.flatMap(({ id, reason }): Proposal[] => {
    const restaurant = records.get(id);
    return restaurant ? [{ restaurant, reason }] : [];
  });
  return { missing: 0, proposals };
}

async function readRestaurants({ db, user }: SignedInCtx, ids: string[]): Promise<Map<string, Restaurant>> {
  if (ids.length === 0) return new Map();
  const rows = await selectForReader(db, user).where(
    and(inArray(restaurants.id, ids), eq(restaurants.status, "open"), isNull(restaurantStatuses.status)),
  );
  return new Map(rows.map((row) => [row.place.id, viewForReader(row)]));
}
