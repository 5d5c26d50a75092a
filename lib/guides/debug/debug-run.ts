import type { GuideSummary } from "@/lib/contracts/guide";
import type { StageOutputs } from "@/lib/contracts/stage-schemas";
import type { GuideInput } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { CtxWith } from "@/lib/ports/context";
import { acquireCreationSlot, createGuide, type ReleaseCreationSlot } from "../create";
import type { ProgressListeners } from "../live-runner";
import type { RunOrigin } from "../save";
import { createRecordingRunner } from "./recording-runner";
import { storeUnfinishedRun } from "./store-unfinished-run";

type DebugRunInput = GuideInput & {
  origin: RunOrigin | null;
  clockAt?: Date | undefined;
  storedOutputs?: Partial<StageOutputs>;
};
export type DebugRunOptions = { listeners?: ProgressListeners; releaseSlot?: ReleaseCreationSlot };

/** Makes a guide for administrators only, and keeps the run whatever becomes of it. */
export async function executeDebugRun(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  { city, prompt, origin, clockAt = ctx.now, storedOutputs }: DebugRunInput,
  { listeners = {}, releaseSlot }: DebugRunOptions = {},
): Promise<GuideSummary> {
  const watched = createRecordingRunner(listeners, storedOutputs);
  const end = releaseSlot ?? (await acquireCreationSlot(ctx));
  try {
    return await createGuide(
      ctx,
      { city, prompt },
      {
        releaseSlot: end,
        createRunner: watched.makeRunner,
        debugRun: { user: ctx.user, now: ctx.now, origin },
        ...(origin && { clockAt }),
      },
    );
  } catch (error) {
    const isStopped = error instanceof AppError && error.code === "cancelled";
    await storeUnfinishedRun(ctx, {
      city,
      prompt,
      origin,
      clockAt,
      outputs: watched.outputs(),
      usage: watched.usage(),
      state: isStopped ? "stopped" : "failed",
      error: isStopped ? null : error instanceof AppError ? error.userMessage : "Something went wrong on our side.",
    });
    throw error;
  }
}
