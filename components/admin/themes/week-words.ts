const AS_WRITTEN = { timeZone: "UTC" } as const;
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", ...AS_WRITTEN });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", ...AS_WRITTEN });
const year = new Intl.DateTimeFormat("en-US", { year: "numeric", ...AS_WRITTEN });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", ...AS_WRITTEN });
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", ...AS_WRITTEN });

type WeekWords = { weekday: string; day: string; year: string };

/** A target week as it is written, in no time zone: "Thursday", "Nov 26", "2026". */
export const weekWords = (targetWeek: string): WeekWords => ({
  weekday: words(weekday, targetWeek),
  day: words(day, targetWeek) || targetWeek,
  year: words(year, targetWeek),
});

/** "November 2026". */
export const monthWords = (targetWeek: string): string => words(month, targetWeek) || "No date";
/** "Nov". */
export const shortMonthWords = (targetWeek: string): string => words(shortMonth, targetWeek) || "No date";
/** "2026-11": what one month's weeks have in common. */
export const monthOf = (targetWeek: string): string => targetWeek.slice(0, 7);

/** Nothing for what is no date: one bad row is no reason to show none. */
function words(format: Intl.DateTimeFormat, targetWeek: string): string {
  const at = Date.parse(`${targetWeek.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? "" : format.format(at);
}
