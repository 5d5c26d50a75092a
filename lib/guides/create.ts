import type { Ctx, CtxWith } from "../context";
import { AppError, throwIfCancelled } from "../errors";
import type { CreateGuideInput, GuideSummary } from "./contract";
import { beginCreation } from "./creation-limit";
import { getGuideSummary } from "./get";
import { amongNeverAgain } from "./never-again";
import { makeGuide } from "./pipeline";
import { placesNeverAgain } from "./places-never-again";
import { readRecent } from "./read-recent";
import { type LiveRunner, liveRunner, type Tell } from "./runner";
import { type Glass, type SaveOptions, saveGuide } from "./save";

/** However slow the outside services are, a creation ends within this. */
const CREATION_TIMEOUT_MS = 120_000;

/** Gives a creation back to its person's limit. */
export type Admission = () => Promise<void>;

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
  /** A run under glass. Nobody but administrators sees its guide. */
  glass?: Glass;
  /** Stands in for the live runner. */
  makeRunner?: (signal: AbortSignal) => LiveRunner;
  /** A run again sets the curator's clock back, and reads only the guides that there were then. */
  clockAt?: Date;
};

/**
 * Makes and saves a guide from a wish. Signed-in people are limited per hour and at a time.
 * @throws AppError unprocessable (no wish for food, or nothing fits), too_many, unavailable, cancelled
 */
export async function createGuide(
  ctx: CtxWith<"curator" | "places">,
  { city, prompt }: CreateGuideInput,
  {
    tell = {},
    admission,
    publication,
    glass,
    clockAt,
    makeRunner = (signal) => liveRunner(signal, tell),
  }: Options = {},
): Promise<GuideSummary> {
  const timeout = AbortSignal.timeout(CREATION_TIMEOUT_MS);
  // Where one of several calls fails, those beside it stop too.
  const over = new AbortController();
  const signal = AbortSignal.any([ctx.signal, timeout, over.signal]);
  const end = admission ?? (await admitCreation(ctx));
  try {
    const { curator, places } = ctx.providers;
    const isNeverAgain = amongNeverAgain(await placesNeverAgain(ctx, ctx.user?.id ?? null));
    const { run, spend, spendOnPlaces, usage } = makeRunner(signal);
    const input = { city, wish: prompt };
    const { guideId } = await makeGuide(
      input,
      {
        curator,
        places,
        now: clockAt ?? ctx.now,
        signal,
        ...{ spend, spendOnPlaces },
        isNeverAgain,
        readRecent: (placeIds) => readRecent(ctx.db, city, placeIds, clockAt),
      },
      run,
      (draft) =>
        saveGuide(ctx.db, input, draft, {
          authorId: ctx.user?.id ?? null,
          writtenBy: curator.name,
          isEmailGuide: publication?.isEmailGuide ?? false,
          isAdminOnly: publication?.isAdminOnly ?? glass !== undefined,
          createdAt: publication?.createdAt ?? new Date(),
          clockAt: clockAt ?? ctx.now,
          attach: publication?.attach,
          ...{ glass, usage, signal },
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
