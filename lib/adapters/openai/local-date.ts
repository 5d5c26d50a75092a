const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Los_Angeles" });

/** The date as the Bay Area has it, for the season. */
export const localDate = (now: Date): string => DAY.format(now);
