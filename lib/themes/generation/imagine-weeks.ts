import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { formatCalendarDate } from "@/lib/core/calendar-date";
import { THEME_CITY } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { factsOfWeek } from "../calendar/facts-of-week";
import { toBriefThemes } from "../imagine/existing-themes";
import { findSimilarTheme } from "../imagine/find-similar-theme";
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
import { skipPlannedWeeks } from "./skip-planned-weeks";

/** Weeks in hand at once: two more than there are calls to a model, so that none waits for what another is checked for. */
const CONCURRENT_WEEKS = MAX_CONCURRENT_CALLS + 2;

/** Imagines and saves weeks of a run, each told as soon as it is there. What was saved before, by whomever, stays. */
export async function imagineWeeks(ctx: Ctx, generationId: string, weeks: readonly Week[]): Promise<void> {
  const generation = await findActiveGeneration(ctx.db, generationId);
  const [first] = weeks;
  if (!generation || !first) return;
  const desk = await loadGenerationContext(ctx, generation, first);
  const queue = await skipPlannedWeeks(ctx.db, generation, weeks);
  const lane = async () => {
    for (let week = queue.shift(); week && !desk.isOver; week = queue.shift()) await imagineWeek(ctx, desk, week);
  };
  const stop = (error: unknown) => {
    desk.isOver = true;
    throw error;
  };
  // The house thinks in this very process, and in the order of weeks.
  const lanes = ctx.providers.curator.name === "model" ? CONCURRENT_WEEKS : 1;
  const working = Array.from({ length: lanes }, () => lane().catch(stop));
  // While the first calls are under way there is time to read what their answers will be held against.
  await Promise.all([...working, ...desk.known.taken.map(({ theme }) => gistOf(theme))]);
}

async function imagineWeek(ctx: Ctx, desk: GenerationContext, week: Week): Promise<void> {
  const { generation, known } = desk;
  const say = (key: string, message: string) =>
    publishEvent(ctx.db, generationKey(generation.id), `${key} ${week}`, { event: "log", data: { message } });
  const kept = await imagineWith(ctx, desk, week, desk.curator).catch(async (error: unknown) => {
    if (!handleModelFailure(ctx, desk, error)) throw error;
    await say("house", `${error.userMessage} The house curator imagines ${formatCalendarDate(week)}.`);
    return imagineWith(ctx, desk, week, houseCurator());
  });
  if (kept?.outcome === "saved") known.taken.push({ id: kept.row.id, week, theme: kept.row.theme });
  if (kept?.outcome === "over") desk.isOver = true;
  if (kept === null) await say("none", `Nothing that the catalogue can fill came up for ${formatCalendarDate(week)}.`);
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
      findSimilar: (theme) => findSimilarTheme(theme, known),
      accept: (imagined) => saveWeek(ctx, generation, week, imagined),
    },
  );
