import { Icon } from "./icon";
import { todaysHours } from "./todays-hours";

type Props = {
  /** One line a day, as Google writes them. */
  week: readonly string[];
  /** For today's hours in the summary; undefined on a cached page, which does not know the day. */
  now?: Date;
};

/** A week's opening hours, folded. */
export function OpeningHours({ week, now }: Props) {
  const today = now && todaysHours(week, now);
  return (
    <details className="group min-w-0">
      <summary className="inline-flex min-h-8 pointer-coarse:touch-8 list-none items-center gap-1.5 rounded-field hover:underline [&::-webkit-details-marker]:hidden">
        {today ? `Today: ${today}` : "Opening hours"}
        <Icon name="chevron" size={14} className="transition-transform duration-240 ease-soft group-open:rotate-180" />
      </summary>
      <ul className="pb-1.5 text-small leading-relaxed text-ink-soft">
        {week.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li className="text-ink-faint">As Google Maps tells them.</li>
      </ul>
    </details>
  );
}
