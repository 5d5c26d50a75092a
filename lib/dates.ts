const LONG = { year: "numeric", month: "long", day: "numeric" } as const;

const inCalifornia = new Intl.DateTimeFormat("en-US", { ...LONG, timeZone: "America/Los_Angeles" });
const asWritten = new Intl.DateTimeFormat("en-US", { ...LONG, timeZone: "UTC" });
const withoutYear = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** A moment as the Bay Area dates it: the same on the server and in every browser. */
export const longDate = (iso: string): string => inCalifornia.format(new Date(iso));

/** A date without a time (YYYY-MM-DD), never moved by a time zone. */
export const longDay = (date: string): string => asWritten.format(midnight(date));
/** The same where the year goes without saying: "March 4". */
export const shortDay = (date: string): string => withoutYear.format(midnight(date));

const midnight = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);
