import { nextTick } from "../../jobs/runner/clock";
import { seasonTheme } from "../season-theme";
import { nextThursday, weekOf } from "../week";

const HOUR_MS = 3_600_000;
const FROM = Date.UTC(2027, 11, 20);
const HOURS = 400 * 24;
const THURSDAYS = "TZ=America/Los_Angeles 0 8 * * 4";

/* What a server takes a year's moments for, one of each few hours; its own zone first, which must make no difference. */
const told = [new Intl.DateTimeFormat().resolvedOptions().timeZone];
for (let hour = 0; hour < HOURS; hour += 4) {
  const moment = new Date(FROM + hour * HOUR_MS);
  const week = weekOf(moment);
  told.push([moment.toISOString(), week, nextThursday(moment), seasonTheme(week)].join(" "));
}
for (let tick = nextTick(THURSDAYS, new Date(FROM)); tick.getTime() < FROM + HOURS * HOUR_MS; ) {
  told.push(tick.toISOString());
  tick = nextTick(THURSDAYS, tick);
}
console.log(told.join("\n"));
