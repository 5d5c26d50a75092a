const UTC_ZONE = { timeZone: "UTC" } as const;
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", ...UTC_ZONE });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", ...UTC_ZONE });
const year = new Intl.DateTimeFormat("en-US", { year: "numeric", ...UTC_ZONE });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", ...UTC_ZONE });
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", ...UTC_ZONE });

type FormattedWeek = { weekday: string; day: string; year: string };

/** A target week, independent of the time zone: "Thursday", "Nov 26", "2026". */
export const formatWeek = (targetWeek: string): FormattedWeek => ({
  weekday: formatOrEmpty(weekday, targetWeek),
  day: formatOrEmpty(day, targetWeek) || targetWeek,
  year: formatOrEmpty(year, targetWeek),
});

/** "November 2026". */
export const formatMonth = (targetWeek: string): string => formatOrEmpty(month, targetWeek) || "No date";
/** "Nov". */
export const formatShortMonth = (targetWeek: string): string => formatOrEmpty(shortMonth, targetWeek) || "No date";
/** "2026-11" */
export const monthKey = (targetWeek: string): string => targetWeek.slice(0, 7);

/** Empty for an invalid date, so that one bad row does not break the list. */
function formatOrEmpty(format: Intl.DateTimeFormat, targetWeek: string): string {
  const at = Date.parse(`${targetWeek.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? "" : format.format(at);
}
