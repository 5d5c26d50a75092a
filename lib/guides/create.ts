import type { CreateGuideInput, GuideSummary } from "@/lib/contracts/guide";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { Ctx, CtxWith } from "@/lib/ports/context";
import { createBlocklist } from "./blocklist";
import { acquireUserCreationSlot } from "./creation-limit";
import { getGuideSummary } from "./get";
import { getRecentTexts } from "./get-recent-texts";
import { listBlockedPlaces } from "./list-blocked-places";
import { createLiveRunner, type LiveRunner, type ProgressListeners } from "./live-runner";
import { runGuidePipeline } from "./pipeline";
import { type DebugRunInfo, type SaveGuideOptions, saveGuide } from "./save";

/** However slow the outside services are, a creation ends within this. */
const CREATION_TIMEOUT_MS = 120_000;

/** Gives a creation back to its person's limit. */
export type ReleaseCreationSlot = () => Promise<void>;

type CreateGuideOptions = {
  listeners?: ProgressListeners;
  /** Taken beforehand by who has to refuse before an answer begins. */
  releaseSlot?: ReleaseCreationSlot;
  /** The magazine's own guides: made without an author, dated as the desk says. */
  publication?: {
    isEmailGuide: boolean;
    isAdminOnly: boolean;
    createdAt: Date;
    /** What must be written with the guide or not at all: it runs in the transaction that saves it. */
    attach?: SaveGuideOptions["inSameTransaction"];
  };
  /** A run under glass. Nobody but administrators sees its guide. */
  debugRun?: DebugRunInfo;
  /** Stands in for the live runner. */
  createRunner?: (signal: AbortSignal) => LiveRunner;
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
    listeners = {},
    releaseSlot,
    publication,
    debugRun,
    clockAt,
    createRunner = (signal) => createLiveRunner(signal, listeners),
  }: CreateGuideOptions = {},
): Promise<GuideSummary> {
  const timeout = AbortSignal.timeout(CREATION_TIMEOUT_MS);
  // Where one of several calls fails, those beside it stop too.
  const over = new AbortController();
  const signal = AbortSignal.any([ctx.signal, timeout, over.signal]);
  const end = releaseSlot ?? (await acquireCreationSlot(ctx));
  try {
    const { curator, places } = ctx.providers;
    const isNeverAgain = createBlocklist(await listBlockedPlaces(ctx, ctx.user?.id ?? null));
    const { run, recordUsage, recordPlacesCost, usage } = createRunner(signal);
    const input = { city, prompt: prompt };
    const { guideId } = await runGuidePipeline(
      input,
      {
        curator,
        places,
        now: clockAt ?? ctx.now,
        signal,
        recordUsage,
        recordPlacesCost,
        isBlocked: isNeverAgain,
        getRecentTexts: (placeIds) => getRecentTexts(ctx.db, city, placeIds, clockAt),
      },
      run,
      (draft) =>
        saveGuide(ctx.db, input, draft, {
          authorId: ctx.user?.id ?? null,
          writtenBy: curator.name,
          isEmailGuide: publication?.isEmailGuide ?? false,
          isAdminOnly: publication?.isAdminOnly ?? debugRun !== undefined,
          createdAt: publication?.createdAt ?? new Date(),
          clockAt: clockAt ?? ctx.now,
          inSameTransaction: publication?.attach,
          debugRun,
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
export async function acquireCreationSlot({
  db,
  user,
  now,
  rateLimitScale,
}: Omit<Ctx, "providers">): Promise<ReleaseCreationSlot> {
  return user ? acquireUserCreationSlot(db, user, now, CREATION_TIMEOUT_MS, rateLimitScale) : async () => {};
}
