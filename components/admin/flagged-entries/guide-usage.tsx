import type { EditionState } from "@/lib/contracts/edition";
import type { FlaggedEntry } from "@/lib/contracts/flagged-entry";
import { formatCalendarDate } from "@/lib/core/calendar-date";

const STATES: Record<EditionState, string> = {
  preparing: "is being prepared",
  sending: "is being sent",
  paused: "is paused",
  failed: "has failed",
  sent: "was sent",
};

/** Where this guide is used: themes that preview it, emails that contain it, and which of those are frozen. */
export function GuideUsage({ flag: { guide, themeWeeks, editions, entryCount } }: { flag: FlaggedEntry }) {
  const emails = editions.map(({ city, week, state, isFrozen }) => ({
    key: `${city} ${week}`,
    text: `${city}'s email of ${formatCalendarDate(week)} ${STATES[state]}. ${
      isFrozen
        ? "Its message is written: what changes here, changes on the page alone."
        : "Its message is not written yet."
    }`,
  }));
  const themes = themeWeeks
    .filter((week) => !editions.some((edition) => edition.week === week))
    .map((week) => ({ key: week, text: `It is the preview for ${formatCalendarDate(week)}.` }));
  const lines = [
    ...themes,
    ...emails,
    ...(guide.isAdminOnly ? [{ key: "hidden", text: "Administrators alone can read it now." }] : []),
    ...(entryCount <= 3
      ? [{ key: "few", text: "It has three entries at most, so none of them can be taken out." }]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="grid max-w-measure gap-1 text-ui text-ink-soft">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
