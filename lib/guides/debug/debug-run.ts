import type { GuideSummary } from "@/lib/contracts/guide";
import type { GuideInput, StageOutputs } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { CtxWith } from "@/lib/ports/context";
import { acquireCreationSlot, type CreateGuideOptions, createGuide } from "../create";
import type { RunOrigin } from "../save";
import { createRecordingRunner } from "./recording-runner";
import { storeUnfinishedRun } from "./store-unfinished-run";

type DebugRunInput = GuideInput & {
  origin: RunOrigin | null;
  clockAt?: Date | undefined;
  storedOutputs?: Partial<StageOutputs>;
};
export type DebugRunOptions = Pick<CreateGuideOptions, "listeners" | "releaseSlot" | "countFound">;

/** Makes a guide for administrators only, and stores the run even when it fails or is stopped. */
export async function executeDebugRun(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  { city, prompt, corrections, origin, clockAt = ctx.now, storedOutputs }: DebugRunInput,
  { listeners = {}, releaseSlot, countFound }: DebugRunOptions = {},
): Promise<GuideSummary> {
  const recording = createRecordingRunner(listeners, storedOutputs);
  const release = releaseSlot ?? (await acquireCreationSlot(ctx));
  try {
    return await createGuide(
      ctx,
      { city, prompt, corrections },
      {
        releaseSlot: release,
        ...(countFound && { countFound }),
        debugRun: {
          info: { user: ctx.user, now: ctx.now, origin },
          createRunner: recording.createRunner,
          clockAt: origin ? clockAt : undefined,
        },
      },
    );
  } catch (error) {
    const isStopped = error instanceof AppError && error.code === "cancelled";
    await storeUnfinishedRun(ctx, {
      city,
      prompt,
      origin,
      clockAt,
      outputs: recording.outputs(),
      usage: recording.usage(),
      state: isStopped ? "stopped" : "failed",
      error: isStopped ? null : error instanceof AppError ? error.userMessage : "Something went wrong on our side.",
    });
    throw error;
  }
}
