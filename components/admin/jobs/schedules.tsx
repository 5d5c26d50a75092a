import type { JobSchedule } from "@/lib/contracts/job";
import { formatTime } from "../format-time";

/** Functions that run on a schedule, and when each runs next. */
export function Schedules({ clocks }: { clocks: readonly JobSchedule[] }) {
  return (
    <section aria-labelledby="clocks">
      <h2 id="clocks" className="text-h3">
        By the clock
      </h2>
      <ul className="mt-3">
        {clocks.map(({ functionName, expression, nextAt }) => (
          <li
            key={`${functionName} ${expression}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-rule py-2.5 text-ui"
          >
            <span className="font-strong">{functionName}</span>
            <time dateTime={nextAt} className="text-ink-soft">
              {formatTime(nextAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
