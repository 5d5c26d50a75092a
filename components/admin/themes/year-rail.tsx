import { formatMonth, formatShortMonth } from "./format-week";
import type { Month } from "./group-by-month";
import { type ShownThemeStatus, THEME_STATUS_LOOKS } from "./theme-statuses";

const STATUSES = Object.keys(THEME_STATUS_LOOKS) as ShownThemeStatus[];

type Counted = { status: ShownThemeStatus; count: number; label: string };

function countByStatus(statuses: ShownThemeStatus[]): Counted[] {
  return STATUSES.map((status) => ({
    status,
    label: THEME_STATUS_LOOKS[status].label,
    count: statuses.filter((each) => each === status).length,
  })).filter(({ count }) => count > 0);
}

const describeStatuses = (statuses: ShownThemeStatus[]) =>
  countByStatus(statuses)
    .map(({ label, count }) => `${count} ${label.toLowerCase()}`)
    .join(", ");

/** The year at a glance: a dot for each week, and a link to each month. */
export function YearRail({ months }: { months: Month[] }) {
  const all = countByStatus(months.flatMap(({ themes }) => themes.map(({ status }) => status)));
  return (
    <nav aria-label="Months" className="year-rail">
      <ol>
        {months.map(({ key, firstWeek, themes }) => (
          <li key={key}>
            <a href={`#month-${key}`} title={formatMonth(firstWeek)}>
              <span aria-hidden="true">{formatShortMonth(firstWeek)}</span>
              <span aria-hidden="true" className="year-weeks">
                {themes.map(({ id, status }) => (
                  <i key={id} data-theme-status={status} />
                ))}
              </span>
              <span className="sr-only">
                {formatMonth(firstWeek)}: {describeStatuses(themes.map(({ status }) => status))}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <ul className="year-key">
        {all.map(({ status, label, count }) => (
          <li key={status}>
            <i aria-hidden="true" data-theme-status={status} />
            {count} {label.toLowerCase()}
          </li>
        ))}
      </ul>
    </nav>
  );
}
