import PQueue from "p-queue";
import { formatCalendarDate } from "@/lib/core/calendar-date";
import { THEME_CITY } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { factsOfWeek } from "../calendar/facts-of-week";
import { toBriefThemes } from "../imagine/existing-themes";
import { findConflictingTheme } from "../imagine/find-conflicting-theme";
import { gistOf } from "../imagine/gist";
import { imagineTheme, type ThemeCurator } from "../imagine/imagine-theme";
import { publishEvent } from "../publish-event";
import { findActiveGeneration } from "./find-active";
import {
  type GenerationContext,
  handleModelFailure,
  loadGenerationContext,
  MAX_CONCURRENT_CALLS,
} from "./generation-context";
import { generationKey } from "./generation-key";
import { saveWeek } from "./save-week";
import { weeksWithoutTheme } from "./weeks-without-theme";

/** Two weeks more than calls to a model, so that no call waits while another week is checked. */
const CONCURRENT_WEEKS = MAX_CONCURRENT_CALLS + 2;

/** Imagines and saves weeks of a run, and publishes each at once. Whatever was saved before stays. */
export async function imagineWeeks(ctx: Ctx, generationId: string, weeks: readonly Week[]): Promise<void> {
  const generation = await findActiveGeneration(ctx.db, generationId);
  const [first] = weeks;
  if (!generation || !first) return;
  const context = await loadGenerationContext(ctx, generation, first);
  const missing = await weeksWithoutTheme(ctx.db, generation, weeks);
  const stop = (error: unknown) => {
    context.isOver = true;
    throw error;
  };
  const { curator, embedded } = ctx.providers;
  // The embedded curator works in this very process, so it takes the weeks in their order.
  const queue = new PQueue({ concurrency: curator.name === "model" ? CONCURRENT_WEEKS : 1 });
  const imagining = missing.map((week) =>
    queue.add(async () => (context.isOver ? undefined : imagineWeek(ctx, context, week).catch(stop))),
  );
  // While the first calls are under way there is time to parse what their results will be compared with.
  await Promise.all([...imagining, ...context.known.taken.map(({ theme }) => gistOf(embedded, theme))]);
}

async function imagineWeek(ctx: Ctx, context: GenerationContext, week: Week): Promise<void> {
  const { generation, known } = context;
  const log = (key: string, message: string) =>
    publishEvent(ctx.db, generationKey(generation.id), `${key} ${week}`, { event: "log", data: { message } });
  const result = await imagineWith(ctx, context, week, context.curator).catch(async (error: unknown) => {
    if (!handleModelFailure(ctx, context, error)) throw error;
    await log("house", `${error.userMessage} The house curator imagines ${formatCalendarDate(week)}.`);
    return imagineWith(ctx, context, week, ctx.providers.embedded.curator);
  });
  if (result?.outcome === "saved") known.taken.push({ id: result.row.id, week, theme: result.row.theme });
  if (result?.outcome === "over") context.isOver = true;
  if (result === null) await log("none", `Nothing that the catalog can fill came up for ${formatCalendarDate(week)}.`);
}

const imagineWith = (
  ctx: Ctx,
  { generation, known, available }: GenerationContext,
  week: Week,
  curator: ThemeCurator,
) =>
  imagineTheme(
    { ...ctx, curator },
    {
      city: THEME_CITY,
      week,
      facts: factsOfWeek(week),
      available,
      taken: toBriefThemes(known.taken, week),
      rejected: [],
    },
    {
      findSimilar: (theme) => findConflictingTheme(ctx.providers.embedded, theme, { ...known, week }),
      accept: (imagined) => saveWeek(ctx, generation, week, imagined),
    },
  );
