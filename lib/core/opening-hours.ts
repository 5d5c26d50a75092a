/** What a week's opening hours say of one moment. */
export type HoursNow = {
  isOpen: boolean;
  /** When that changes, as a clock in the Bay Area shows it; null for never, or later than a week ahead. */
  until: { minutes: number; daysAhead: number; weekday: string } | null;
};

type Interval = { from: number; to: number };

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const DAY_MINUTES = 24 * 60;
const clock = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
  timeZone: "America/Los_Angeles",
});

/**
 * Whether a place is open at a moment, from the lines of its week ("Tuesday: 5:00 – 10:00 PM"). Null where the lines
 * that matter are missing or say something else.
 */
export function hoursAt(week: readonly string[], moment: Date): HoursNow | null {
  const { today, minute } = clockAt(moment);
  const days = Array.from({ length: 9 }, (_, at) => intervalsOf(week, DAYS[(today + at + 6) % 7] ?? ""));
  const [yesterday, ofToday, ...later] = days;
  if (!yesterday || !ofToday) return null;
  // What follows an unknown day is unknown too.
  const known = [yesterday, ofToday, ...later.slice(0, later.includes(null) ? later.indexOf(null) : later.length)];
  const opened = joined(known.flatMap((day, at) => shifted(day ?? [], (at - 1) * DAY_MINUTES)));
  const now = opened.find(({ from, to }) => from <= minute && minute < to);
  const end = (known.length - 1) * DAY_MINUTES;
  if (now) return { isOpen: true, until: now.to >= end ? null : clockTime(now.to, today) };
  const next = opened.find(({ from }) => from > minute);
  return { isOpen: false, until: next ? clockTime(next.from, today) : null };
}

function clockAt(moment: Date): { today: number; minute: number } {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const today = DAYS.indexOf(parts.weekday as (typeof DAYS)[number]);
  return { today, minute: Number(parts.hour) * 60 + Number(parts.minute) };
}

const clockTime = (minutes: number, today: number): HoursNow["until"] => {
  const daysAhead = Math.floor(minutes / DAY_MINUTES);
  return { minutes: minutes % DAY_MINUTES, daysAhead, weekday: DAYS[(today + daysAhead) % 7] ?? "" };
};

/** Minutes from the day's midnight, past the next one where a night is long; null where the line can't be read. */
function intervalsOf(week: readonly string[], day: string): Interval[] | null {
  const text = week
    .find((line) => line.startsWith(`${day}:`))
    ?.slice(day.length + 1)
    .replace(/\s+/g, " ")
    .trim();
  if (!text) return null;
  if (/^closed$/i.test(text)) return [];
  if (/^open 24 hours$/i.test(text)) return [{ from: 0, to: DAY_MINUTES }];
  const intervals = text.split(",").map(readInterval);
  return intervals.every((interval) => interval !== null) ? intervals : null;
}

const TIME = String.raw`(\d{1,2})(?::(\d{2}))?(?: ?([AP])\.?M\.?)?`;
const INTERVAL = new RegExp(`^${TIME} ?(?:–|—|-|to) ?${TIME}$`, "i");

/** "5:00 – 10:00 PM": the first time shares the second one's half of the day. */
function readInterval(text: string): Interval | null {
  const [, hour, minute, half, toHour, toMinute, toHalf] = INTERVAL.exec(text.trim()) ?? [];
  if (hour === undefined || toHour === undefined || toHalf === undefined) return null;
  const from = minutesOf(hour, minute, half ?? toHalf);
  const to = minutesOf(toHour, toMinute, toHalf);
  if (from === null || to === null) return null;
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

function minutesOf(hour: string, minute = "0", half: string): number | null {
  if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === "P" ? DAY_MINUTES / 2 : 0);
}

const shifted = (intervals: readonly Interval[], minutes: number): Interval[] =>
  intervals.map(({ from, to }) => ({ from: from + minutes, to: to + minutes }));

/** In order, those that touch as one: nobody closes at midnight to open at midnight. */
function joined(intervals: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** "Open until 11 PM", "Closed, opens 5 PM", "Closed, opens Friday 5:30 PM". */
export function describeHours({ isOpen, until }: HoursNow): string {
  if (until === null) return isOpen ? "Open now" : "Closed now";
  const time = formatTime(until.minutes);
  // A night's end is told by its hour alone.
  if (isOpen) return until.daysAhead > 1 ? "Open now" : `Open until ${time}`;
  const day = until.daysAhead === 0 ? "" : until.daysAhead === 1 ? "tomorrow " : `${until.weekday} `;
  return `Closed, opens ${day}${time}`;
}

function formatTime(minutes: number): string {
  if (minutes === 0) return "midnight";
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const digits = `${hour % 12 || 12}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}`;
  return minutes === DAY_MINUTES / 2 ? "noon" : `${digits} ${hour < 12 ? "AM" : "PM"}`;
}
