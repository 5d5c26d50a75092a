import type { CalendarDate } from "./calendar-date";

const timeZone = "America/Los_Angeles";
const dateFormat = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone });
const momentFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone });
const isoFormat = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });
const hourFormat = new Intl.DateTimeFormat("en-US", { hour: "2-digit", hourCycle: "h23", timeZone });

/** A moment (ISO 8601) as the Bay Area dates it, the same on the server and in every browser: "November 26, 2026". */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso));

/** The same with its minute: "November 26, 2026 at 3:12 PM". */
export const formatMoment = (iso: string): string => momentFormat.format(new Date(iso)).replaceAll("\u202f", " ");

/** The date in California at a moment. */
export const californiaDate = (moment: Date): CalendarDate => isoFormat.format(moment);
/** The hour in California at a moment, 0 to 23. */
export const californiaHour = (moment: Date): number => Number(hourFormat.format(moment));
/** The month in California at a moment, 1 to 12. */
export const californiaMonth = (moment: Date): number => Number(californiaDate(moment).slice(5, 7));
