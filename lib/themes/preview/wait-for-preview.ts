import type { ScheduledTheme } from "@/lib/contracts/theme";
import { AppError, requestCancelled, throwIfCancelled } from "@/lib/core/errors";
import { tailProgress } from "@/lib/jobs/progress";
import type { Ctx } from "@/lib/ports/context";
import { workKey } from "../theme-work";
import { PreviewEvent } from "./preview-event";

/**
 * The theme with its preview, as soon as that is written. Whoever stops waiting leaves the writing alone.
 * @throws AppError with the sentence of what went wrong
 */
export async function waitForPreview(
  { db, signal }: Pick<Ctx, "db" | "signal">,
  workId: string,
): Promise<ScheduledTheme> {
  for await (const { data } of tailProgress({ db, signal }, workKey(workId))) {
    const told = PreviewEvent.parse(data);
    if (told.event === "complete") return told.data.theme;
    throw new AppError(told.data.code ?? "unavailable", told.data.message);
  }
  throwIfCancelled(signal, "The wait for the preview");
  throw requestCancelled();
}
