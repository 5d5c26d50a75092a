import { formatCalendarDate } from "@/lib/core/calendar-date";
import { type Week, weeksFrom } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { publishEvent } from "../publish-event";
import { findActiveGeneration } from "./find-active";
import { generationKey } from "./generation-key";
import { weeksWithoutTheme } from "./weeks-without-theme";

/** The weeks that a run has to imagine, in order, in the batches in which it does so. */
export async function planGeneration({ db }: Pick<Ctx, "db">, generationId: string): Promise<Week[][]> {
  const generation = await findActiveGeneration(db, generationId);
  if (!generation) return [];
  const { firstWeek, weeks } = generation;
  const message = `Looking at the calendar from ${formatCalendarDate(firstWeek)} on.`;
  await publishEvent(db, generationKey(generationId), "plan", { event: "log", data: { message } });
  const missing = await weeksWithoutTheme(db, generation, weeksFrom(firstWeek, weeks));
  return Array.from({ length: Math.ceil(missing.length / WEEKS_PER_STEP) }, (_, i) =>
    missing.slice(i * WEEKS_PER_STEP, (i + 1) * WEEKS_PER_STEP),
  );
}

/** Weeks per batch, which is one step. What a step saved stays, however it ends, so it may be as long as what an editor requests. */
const WEEKS_PER_STEP = 52;
