const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "long",
  timeZone: "America/Los_Angeles",
});

/** "Nov 29, 2026, 9:21:53 AM PST": when a message was put into the outbox, as the list and the message say it. */
export const formatMoment = (time: Date): string => moment.format(time);
