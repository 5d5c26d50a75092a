import { THEME_CITY } from "../../cities";
import type { Ctx } from "../../context";
import { longDay } from "../../dates";
import type { Week } from "../../editions/week";
import { houseCurator } from "../../providers/curator/house";
import { factsOfWeek } from "../almanac/facts-of-week";
import { findAlike } from "../imagine/find-alike";
import { gistOf } from "../imagine/gist";
import { imagineTheme, type ThemeCurator } from "../imagine/imagine-theme";
import { tellTaken } from "../imagine/read-taken";
import { tell } from "../tell";
import { CALLS_AT_ONCE, type Desk, isFailing, openDesk } from "./desk";
import { findGoing } from "./find-going";
import { generationKey } from "./generation-key";
import { saveWeek } from "./save-week";
import { skipDone } from "./skip-done";

/** Weeks in hand at once: two more than there are calls to a model, so that none waits for what another is checked for. */
const LANES = CALLS_AT_ONCE + 2;

/** Imagines and saves weeks of a run, each told as soon as it is there. What was saved before, by whomever, stays. */
export async function imagineWeeks(ctx: Ctx, generationId: string, weeks: readonly Week[]): Promise<void> {
  const generation = await findGoing(ctx.db, generationId);
  const [first] = weeks;
  if (!generation || !first) return;
  const desk = await openDesk(ctx, generation, first);
  const queue = await skipDone(ctx.db, generation, weeks);
  const lane = async () => {
    for (let week = queue.shift(); week && !desk.isOver; week = queue.shift()) await imagineWeek(ctx, desk, week);
  };
  const stop = (error: unknown) => {
    desk.isOver = true;
    throw error;
  };
  // The house thinks in this very process, and in the order of weeks.
  const lanes = ctx.providers.curator.name === "model" ? LANES : 1;
  const working = Array.from({ length: lanes }, () => lane().catch(stop));
  // While the first calls are under way there is time to read what their answers will be held against.
  await Promise.all([...working, ...desk.known.taken.map(({ theme }) => gistOf(theme))]);
}

async function imagineWeek(ctx: Ctx, desk: Desk, week: Week): Promise<void> {
  const { generation, known } = desk;
  const say = (key: string, message: string) =>
    tell(ctx.db, generationKey(generation.id), `${key} ${week}`, { event: "log", data: { message } });
  const kept = await imagine(ctx, desk, week, desk.curator).catch(async (error: unknown) => {
    if (!isFailing(ctx, desk, error)) throw error;
    await say("house", `${error.userMessage} The house curator imagines ${longDay(week)}.`);
    return imagine(ctx, desk, week, houseCurator());
  });
  if (kept?.outcome === "saved") known.taken.push({ id: kept.row.id, week, theme: kept.row.theme });
  if (kept?.outcome === "over") desk.isOver = true;
  if (kept === null) await say("none", `Nothing that the catalogue can fill came up for ${longDay(week)}.`);
}

const imagine = (ctx: Ctx, { generation, known, larder }: Desk, week: Week, curator: ThemeCurator) =>
  imagineTheme(
    { ...ctx, curator },
    {
      ...{ city: THEME_CITY, week, facts: factsOfWeek(week), larder },
      ...{ taken: tellTaken(known.taken, week), refused: [] },
    },
    {
      findAlike: (theme) => findAlike(theme, known),
      keep: (imagined) => saveWeek(ctx, generation, week, imagined),
    },
  );
