import { weekWords } from "./week-words";

/** A week's day, large. Read out it is "Thursday, Nov 26, 2026". */
export function ThemeDate({ targetWeek }: { targetWeek: string }) {
  const { weekday, day, year } = weekWords(targetWeek);
  return (
    <time dateTime={targetWeek} className="theme-date">
      {weekday}
      <span className="sr-only">, </span>
      <strong>{day}</strong>
      <span className="sr-only">, </span>
      {year}
    </time>
  );
}
