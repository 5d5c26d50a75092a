import { utcMidnight } from "@/lib/core/calendar-date";
import type { Week } from "@/lib/core/week";
import { nextCronTime } from "@/lib/jobs/runner/cron-time";

/** Thursday's email starts at eight in California, whatever the season does to clocks. */
export const WEEKLY_SEND_CRON = "TZ=America/Los_Angeles 0 8 * * 4";

/** When the email of a week starts: the first tick after 00:00 UTC of its Thursday. */
export const sendTime = (week: Week): Date => nextCronTime(WEEKLY_SEND_CRON, new Date(utcMidnight(week)));
