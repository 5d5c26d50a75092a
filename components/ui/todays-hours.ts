const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "America/Los_Angeles" });

/** Of a week's lines ("Tuesday: 5:00 – 10:00 PM") what the one of a moment's day in the Bay Area tells; null without. */
export function todaysHours(week: readonly string[], now: Date): string | null {
  const day = `${weekday.format(now)}: `;
  return week.find((line) => line.startsWith(day))?.slice(day.length) ?? null;
}
