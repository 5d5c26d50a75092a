import { and, eq } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { Ctx, CtxWith, SessionUser } from "../context";
import { AppError, throwIfCancelled } from "../errors";
import type { CreateGuideInput, GuideSummary } from "./contract";
import { beginCreation } from "./creation-limit";
import { getGuideSummary } from "./get";
import { amongNeverAgain } from "./never-again";
import { makeGuide } from "./pipeline";
import { readRecent } from "./read-recent";
import { liveRunner, type Tell } from "./runner";
import type { Located } from "./same-place";
import { type SaveOptions, saveGuide } from "./save";

/** However slow the outside services are, a creation ends within this. */
const CREATION_TIMEOUT_MS = 120_000;

/** Gives a creation back to its person's limit. */
type Admission = () => Promise<void>;

type Options = {
  tell?: Tell;
  /** Taken beforehand by who has to refuse before an answer begins. */
  admission?: Admission;
  /** The magazine's own guides: made without an author, dated as the desk says. */
  publication?: {
    isEmailGuide: boolean;
    isAdminOnly: boolean;
    createdAt: Date;
    /** What must be written with the guide or not at all: it runs in the transaction that saves it. */
    attach?: SaveOptions["attach"];
  };
};

/**
 * Makes and saves a guide from a wish. Signed-in people are limited per hour and at a time.
 * @throws AppError unprocessable (no wish for food, or nothing fits), too_many, unavailable, cancelled
 */
export async function createGuide(
  ctx: CtxWith<"curator" | "places">,
  { city, prompt }: CreateGuideInput,
  { tell = {}, admission, publication }: Options = {},
): Promise<GuideSummary> {
  const timeout = AbortSignal.timeout(CREATION_TIMEOUT_MS);
  // Where one of several calls fails, those beside it stop too.
  const over = new AbortController();
  const signal = AbortSignal.any([ctx.signal, timeout, over.signal]);
  const end = admission ?? (await admitCreation(ctx));
  try {
    const { curator, places } = ctx.providers;
    const isNeverAgain = amongNeverAgain(await placesNeverAgain(ctx, ctx.user));
    const { run, spend, spendOnPlaces, usage } = liveRunner(signal, tell);
    const input = { city, wish: prompt };
    const { guideId } = await makeGuide(
      input,
      {
        curator,
        places,
        now: ctx.now,
        signal,
        ...{ spend, spendOnPlaces },
        isNeverAgain,
        readRecent: (placeIds) => readRecent(ctx.db, city, placeIds),
      },
      run,
      (draft) =>
        saveGuide(ctx.db, input, draft, {
          authorId: ctx.user?.id ?? null,
          writtenBy: curator.name,
          isEmailGuide: publication?.isEmailGuide ?? false,
          isAdminOnly: publication?.isAdminOnly ?? false,
          createdAt: publication?.createdAt ?? new Date(),
          attach: publication?.attach,
          usage,
          signal,
        }),
    );
    return await getGuideSummary(ctx.db, guideId);
  } catch (error) {
    // Whatever breaks off because the reader has left says so.
    throwIfCancelled(ctx.signal);
    if (timeout.aborted) {
      throw new AppError("unavailable", "This guide took too long to write. Please try again.", { cause: error });
    }
    throw error;
  } finally {
    over.abort();
    await end();
  }
}

/**
 * Takes one of a signed-in person's creations, for createGuide to give back.
 * @throws AppError too_many
 */
export async function admitCreation({ db, user, now, rateLimitScale }: Omit<Ctx, "providers">): Promise<Admission> {
  return user ? beginCreation(db, user, now, CREATION_TIMEOUT_MS, rateLimitScale) : async () => {};
}

async function placesNeverAgain({ db }: Pick<Ctx, "db">, user: SessionUser | null): Promise<Located[]> {
  if (!user) return [];
  const { id, name, googlePlaceId, latitude, longitude } = restaurants;
  return db
    .select({ id, name, googlePlaceId, latitude, longitude })
    .from(restaurantStatuses)
    .innerJoin(restaurants, eq(id, restaurantStatuses.restaurantId))
    .where(and(eq(restaurantStatuses.userId, user.id), eq(restaurantStatuses.status, "never_again")));
}
