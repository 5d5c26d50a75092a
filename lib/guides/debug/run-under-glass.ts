import type { CtxWith, SessionUser } from "../../context";
import { AppError } from "../../errors";
import type { GuideSummary } from "../contract";
import { type Admission, admitCreation, createGuide } from "../create";
import type { Tell } from "../runner";
import type { RunOrigin } from "../save";
import type { GuideInput } from "../stage-types";
import { keepRun } from "./keep-run";
import type { Outputs } from "./kept-stages";
import { watchRun } from "./watch-run";

type Run = GuideInput & { origin: RunOrigin | null; clockAt?: Date | undefined; kept?: Partial<Outputs> };
export type Telling = { tell?: Tell; admission?: Admission };

/** Makes a guide for administrators only, and keeps the run whatever becomes of it. */
export async function runUnderGlass(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  { city, wish, origin, clockAt = ctx.now, kept }: Run,
  { tell = {}, admission }: Telling = {},
): Promise<GuideSummary> {
  const watched = watchRun(tell, kept);
  const end = admission ?? (await admitCreation(ctx));
  try {
    return await createGuide(
      ctx,
      { city, prompt: wish },
      {
        admission: end,
        makeRunner: watched.makeRunner,
        glass: { user: ctx.user, now: ctx.now, origin },
        ...(origin && { clockAt }),
      },
    );
  } catch (error) {
    const isStopped = error instanceof AppError && error.code === "cancelled";
    await keepRun(ctx, {
      ...{ city, wish, origin, clockAt, outputs: watched.outputs(), usage: watched.usage() },
      state: isStopped ? "stopped" : "failed",
      error: isStopped ? null : error instanceof AppError ? error.userMessage : "Something went wrong on our side.",
    });
    throw error;
  }
}
