import { HOUR_MS } from "@/lib/core/durations";
import { nextThursday, weekOf } from "@/lib/core/week";
import { nextCronTime } from "@/lib/jobs/runner/cron-time";
import { seasonTheme } from "../season-theme";

const FROM = Date.UTC(2027, 11, 20);
const HOURS = 400 * 24;
const THURSDAYS = "TZ=America/Los_Angeles 0 8 * * 4";

/* What a server takes a year's moments for, one of each few hours; its own zone first, which must make no difference. */
const lines = [new Intl.DateTimeFormat().resolvedOptions().timeZone];
for (let hour = 0; hour < HOURS; hour += 4) {
  const moment = new Date(FROM + hour * HOUR_MS);
  const week = weekOf(moment);
  lines.push([moment.toISOString(), week, nextThursday(moment), seasonTheme(week)].join(" "));
}
for (let tick = nextCronTime(THURSDAYS, new Date(FROM)); tick.getTime() < FROM + HOURS * HOUR_MS; ) {
  lines.push(tick.toISOString());
  tick = nextCronTime(THURSDAYS, tick);
}
console.log(lines.join("\n"));
