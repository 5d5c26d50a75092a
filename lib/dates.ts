const LONG = { year: "numeric", month: "long", day: "numeric" } as const;

const inCalifornia = new Intl.DateTimeFormat("en-US", { ...LONG, timeZone: "America/Los_Angeles" });
const asWritten = new Intl.DateTimeFormat("en-US", { ...LONG, timeZone: "UTC" });

/** A moment as the Bay Area dates it: the same on the server and in every browser. */
export const longDate = (iso: string): string => inCalifornia.format(new Date(iso));

/** A date without a time (YYYY-MM-DD), never moved by a time zone. */
export const longDay = (date: string): string => asWritten.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
