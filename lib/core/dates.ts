const LONG = { year: "numeric", month: "long", day: "numeric" } as const;

const californiaFormat = new Intl.DateTimeFormat("en-US", { ...LONG, timeZone: "America/Los_Angeles" });
const utcFormat = new Intl.DateTimeFormat("en-US", { ...LONG, timeZone: "UTC" });
const monthDayFormat = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** A moment as the Bay Area dates it: the same on the server and in every browser. */
export const formatDate = (iso: string): string => californiaFormat.format(new Date(iso));

/** A date without a time (YYYY-MM-DD), never moved by a time zone. */
export const formatCalendarDate = (date: string): string => utcFormat.format(utcMidnight(date));
/** The same where the year goes without saying: "March 4". */
export const formatMonthDay = (date: string): string => monthDayFormat.format(utcMidnight(date));

const utcMidnight = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);
