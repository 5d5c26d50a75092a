import { nextTick } from "../jobs/runner/clock";
import type { Week } from "./week";

/** Thursday's email sets off at eight in California, whatever the season does to clocks. */
export const WEEKLY_TICK = "TZ=America/Los_Angeles 0 8 * * 4";

/** When the email of a week sets off: the tick that follows the first hours of its Thursday in Greenwich. */
export const sendMoment = (week: Week): Date => nextTick(WEEKLY_TICK, new Date(`${week}T00:00:00Z`));
