import type { ScheduledTheme } from "@/lib/contracts/theme";
import { AppError, requestCancelled, throwIfCancelled } from "@/lib/core/errors";
import { tailProgress } from "@/lib/jobs/progress";
import type { Ctx } from "@/lib/ports/context";
import { workKey } from "../theme-work";
import { PreviewEvent } from "./preview-event";

/**
 * The theme with its preview, as soon as that is written. An aborted wait does not stop the writing.
 * @throws AppError with the sentence that says what failed
 */
export async function waitForPreview(
  { db, signal }: Pick<Ctx, "db" | "signal">,
  workId: string,
): Promise<ScheduledTheme> {
  for await (const { data } of tailProgress({ db, signal }, workKey(workId))) {
    const progress = PreviewEvent.parse(data);
    if (progress.event === "complete") return progress.data.theme;
    throw new AppError(progress.data.code ?? "unavailable", progress.data.message);
  }
  throwIfCancelled(signal, "The wait for the preview");
  throw requestCancelled();
}
