import { and, asc, eq, gt, sql } from "drizzle-orm";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "../cities";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import type { Restaurant } from "./contract";
import { selectPersonal } from "./personal";
import { viewPersonal } from "./view";

const PAGE = 1_000;

type Input = { city?: City | undefined };
type Listing = { version: string; pages: AsyncIterable<Restaurant[]> };

/** Every restaurant, page by page in the order of ids, with a version that any change to them changes. Administrators only. */
export async function listAll(ctx: Ctx & { user: SessionUser }, input: Input): Promise<Listing> {
  if (!ctx.user.isAdmin) throw new AppError("forbidden", "Only administrators may do this.");
  // The version is read first: where a row changes meanwhile, the next question finds another one.
  return { version: await versionOf(ctx, input), pages: pagesOf(ctx, input) };
}

/** Rows by the transaction that wrote them last, so that no writer has to remember to note a change. */
async function versionOf({ db, user }: Ctx & { user: SessionUser }, { city }: Input): Promise<string> {
  const [places] = await db
    .select({
      count: sql<string>`count(*)`,
      sum: sql<string>`sum(hashtextextended(${restaurants.id}, ${restaurants}.xmin::text::bigint))`,
    })
    .from(restaurants)
    .where(city && eq(restaurants.city, city));
  const [mine] = await db
    .select({
      count: sql<string>`count(*)`,
      sum: sql<string>`sum(hashtextextended(${restaurantStatuses.restaurantId}, ${restaurantStatuses}.xmin::text::bigint + coalesce(${guides}.xmin::text::bigint, 0)))`,
    })
    .from(restaurantStatuses)
    .leftJoin(guides, eq(guides.id, restaurantStatuses.originGuideId))
    .where(eq(restaurantStatuses.userId, user.id));
  return JSON.stringify([user.id, city ?? null, places, mine]);
}

async function* pagesOf(
  { db, user, signal }: Ctx & { user: SessionUser },
  { city }: Input,
): AsyncGenerator<Restaurant[]> {
  let last = "";
  for (;;) {
    signal.throwIfAborted();
    const rows = await selectPersonal(db, user)
      .where(and(gt(restaurants.id, last), city && eq(restaurants.city, city)))
      .orderBy(asc(restaurants.id))
      .limit(PAGE);
    if (rows.length > 0) yield rows.map(viewPersonal);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.place.id ?? last;
  }
}
