import type { GuideSummary } from "@/lib/contracts/guide";
import type { UsageByStage } from "@/lib/contracts/stage-name";
import type { GuideInput } from "@/lib/contracts/stages";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import type { Ctx, CtxWith } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { WISH_BY_USER } from "@/lib/rate-limit/limits";
import { createBlocklist } from "./blocklist";
import type { CountFound } from "./constraints/too-few-way-on";
import { acquireUserCreationSlot } from "./creation-limit";
import { findPlacesNamed } from "./find-places-named";
import { getGuideSummary } from "./get";
import { getRecentTexts } from "./get-recent-texts";
import { listBlockedPlaces } from "./list-blocked-places";
import { createLiveRunner, type LiveRunner, type ProgressListeners } from "./live-runner";
import { runGuidePipeline } from "./pipeline";
import { listPlaceWeeks, restingPlaces } from "./rest-places";
import { type DebugRunInfo, type SaveGuideOptions, saveGuide } from "./save";
import { tooFewPlacesError } from "./too-few-places-error";

/** However slow the outside services are, a creation ends within this. */
const CREATION_TIMEOUT_MS = 120_000;

/** What a caller adds to a plain creation: a reader's guide, made now, that nobody follows. */
export type CreateGuideOptions = {
  /** Receive the progress of the creation. A debug run has listeners of its own. */
  listeners?: ProgressListeners;
  /** Releases a slot that the caller acquired before its response began; otherwise createGuide acquires one itself. */
  releaseSlot?: ReleaseCreationSlot;
  /** Asks the city's search, where a wish ends without a guide; otherwise its reader is sent to the city's page. */
  countFound?: CountFound;
  /** Set for the product's own guides. */
  publication?: GuidePublication;
  /** Set for a debug run: its guide is for administrators only. */
  debugRun?: GuideDebugRun;
};

/** Ends a creation. One that is free gives its slot back to its user's hourly limit. */
export type ReleaseCreationSlot = (end?: { isFree: boolean }) => Promise<void>;

/** How a guide that the product makes itself is published. */
type GuidePublication = {
  isEmailGuide: boolean;
  isAdminOnly: boolean;
  /** For a guide that its author keeps off the public pages. */
  unlistedAt?: Date | null;
  createdAt: Date;
  /** For a weekly guide: the week, whose guide repeats no place of the weeks around it. */
  week?: Week;
  /** Runs in the transaction that saves the guide, for rows that must be written with it or not at all. */
  attach?: SaveGuideOptions["inSameTransaction"];
};

type GuideDebugRun = {
  /** What is stored about the run besides its stages. */
  info: DebugRunInfo;
  /** Makes the runner that replaces the live one. */
  createRunner: (signal: AbortSignal) => LiveRunner;
  /** The clock of the run that a rerun repeats: the curator sees that time, and only the guides of that time. */
  clockAt?: Date | undefined;
};

/**
 * Makes and saves a guide from a prompt. Signed-in users are limited per hour and in simultaneous creations; a prompt that
 * is refused before anything was paid for counts for none.
 * @throws AppError unprocessable (the prompt does not ask for food; or too few places fit, with `tooFew` as its
 * outcome), too_many, unavailable, cancelled
 */
export async function createGuide(
  ctx: CtxWith<"curator" | "places">,
  { city, prompt, corrections }: GuideInput,
  { listeners = {}, releaseSlot, countFound, publication, debugRun }: CreateGuideOptions = {},
): Promise<GuideSummary> {
  const timeout = AbortSignal.timeout(CREATION_TIMEOUT_MS);
  // When one of several parallel calls fails, the others stop too.
  const ended = new AbortController();
  const signal = AbortSignal.any([ctx.signal, timeout, ended.signal]);
  const release = releaseSlot ?? (await acquireCreationSlot(ctx));
  let isFree = false;
  let runner: LiveRunner | undefined;
  try {
    const { curator, places } = ctx.providers;
    const clockAt = debugRun?.clockAt;
    const week = publication?.week;
    const isBlocked = createBlocklist(await listBlockedPlaces(ctx, ctx.user?.id ?? null));
    const live = debugRun?.createRunner(signal) ?? createLiveRunner(signal, listeners);
    runner = live;
    const input: GuideInput = { city, prompt, corrections };
    const outcome = await runGuidePipeline(
      input,
      {
        curator,
        places,
        now: clockAt ?? ctx.now,
        signal,
        recordUsage: live.recordUsage,
        recordPlacesCost: live.recordPlacesCost,
        isBlocked,
        resting: week === undefined ? undefined : restingPlaces(await listPlaceWeeks(ctx.db, city, week), week),
        allowsStandIns: publication?.isEmailGuide,
        findPlacesNamed: (name) => findPlacesNamed(ctx, { name, city }),
        getRecentTexts: (placeIds) => getRecentTexts(ctx.db, city, placeIds, clockAt),
      },
      live.run,
      (draft) =>
        saveGuide(ctx.db, input, draft, {
          authorId: ctx.user?.id ?? null,
          writtenBy: curator.name,
          isEmailGuide: publication?.isEmailGuide ?? false,
          isAdminOnly: publication?.isAdminOnly ?? debugRun !== undefined,
          unlistedAt: publication?.unlistedAt ?? null,
          createdAt: publication?.createdAt ?? new Date(),
          clockAt: clockAt ?? ctx.now,
          inSameTransaction: publication?.attach,
          debugRun: debugRun?.info,
          usage: live.usage,
          signal,
        }),
    );
    if (outcome.kind === "too few") throw await tooFewPlacesError(ctx, { city, ...outcome, isBlocked, countFound });
    return await getGuideSummary(ctx.db, outcome.guideId);
  } catch (error) {
    // Any failure after the reader has left is reported as a cancellation.
    throwIfCancelled(ctx.signal, "Guide creation");
    if (timeout.aborted) {
      throw new AppError("unavailable", "This guide took too long to write. Please try again.", { cause: error });
    }
    isFree = error instanceof AppError && error.code === "unprocessable" && !hasCost(runner?.usage());
    throw error;
  } finally {
    ended.abort();
    await release({ isFree });
  }
}

/** Whether a model or the places' service was asked. */
const hasCost = (usage: UsageByStage = {}): boolean =>
  Object.values(usage).some(({ calls, places }) => calls > 0 || places !== undefined);

/**
 * Takes one of a signed-in user's creation slots. Pass the result to createGuide, which releases it.
 * @throws AppError too_many
 */
export async function acquireCreationSlot(ctx: Omit<Ctx, "providers">): Promise<ReleaseCreationSlot> {
  const { db, user, now, rateLimitScale } = ctx;
  if (!user) return async () => {};
  await consumeLimit(ctx, WISH_BY_USER, user.id);
  return acquireUserCreationSlot(db, user, now, CREATION_TIMEOUT_MS, rateLimitScale);
}
