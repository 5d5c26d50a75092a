const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "America/Los_Angeles" });

/** The hours of the current day in the Bay Area, from the lines of a week ("Tuesday: 5:00 – 10:00 PM"); null without. */
export function todaysHours(week: readonly string[], now: Date): string | null {
  const day = `${weekday.format(now)}: `;
  return week.find((line) => line.startsWith(day))?.slice(day.length) ?? null;
}
