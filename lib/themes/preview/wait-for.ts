import type { Ctx } from "../../context";
import { AppError, throwIfCancelled } from "../../errors";
import { tail } from "../../jobs/progress";
import type { ScheduledTheme } from "../contract";
import { PreviewEvent } from "../preview-event";
import { workKey } from "../theme-work";

/**
 * The theme with its preview, as soon as that is written. Whoever stops waiting leaves the writing alone.
 * @throws AppError with the sentence of what went wrong
 */
export async function waitForPreview(
  { db, signal }: Pick<Ctx, "db" | "signal">,
  workId: string,
): Promise<ScheduledTheme> {
  for await (const { data } of tail({ db, signal }, workKey(workId))) {
    const told = PreviewEvent.parse(data);
    if (told.event === "complete") return told.data.theme;
    throw new AppError(told.data.code ?? "unavailable", told.data.message);
  }
  throwIfCancelled(signal);
  throw new AppError("cancelled", "The request was cancelled.");
}
