import type { EvidenceSnippet } from "@/lib/contracts/stages";
import { formatCalendarDate } from "@/lib/core/calendar-date";

/** What is known about a place and its sources, each with the id that sentences cite. */
export function EvidenceList({ evidence }: { evidence: readonly EvidenceSnippet[] }) {
  if (evidence.length === 0) return <p className="text-ui text-ink-soft">None was found.</p>;
  return (
    <ul className="grid gap-3 border-l-3 border-rule pl-4 text-ui text-ink-soft">
      {evidence.map(({ id, about, text, source, datedOn }) => (
        <li key={id} className="max-w-measure wrap-anywhere">
          {text}
          <span className="block text-small text-ink-faint">
            {about} · {source} · <time dateTime={datedOn}>{formatCalendarDate(datedOn)}</time> · {id}
          </span>
        </li>
      ))}
    </ul>
  );
}
