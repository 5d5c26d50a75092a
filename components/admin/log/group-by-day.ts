import type { AdminAction } from "@/lib/contracts/admin-log";

const inCalifornia = { timeZone: "America/Los_Angeles" } as const;
const day = new Intl.DateTimeFormat("en-US", {
  ...inCalifornia,
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-US", { ...inCalifornia, hour: "numeric", minute: "2-digit" });

/** "8:00 AM" in California. */
export const timeOfDay = (iso: string): string => time.format(new Date(iso));

type LogDay = { name: string; actions: AdminAction[] };

/** Groups the log's actions by California day, keeping their order. */
export function groupByDay(actions: readonly AdminAction[]): LogDay[] {
  const days: LogDay[] = [];
  for (const action of actions) {
    const name = day.format(new Date(action.at));
    const last = days.at(-1);
    if (last?.name === name) last.actions.push(action);
    else days.push({ name, actions: [action] });
  }
  return days;
}
