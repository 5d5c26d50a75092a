import { classNames } from "@/components/ui/class-names";
import { formatMonth, formatShortMonth } from "./format-week";
import type { Month } from "./group-by-month";
import { type ShownThemeStatus, THEME_STATUS_LOOKS } from "./theme-statuses";

const STATUSES = Object.keys(THEME_STATUS_LOOKS) as ShownThemeStatus[];

/** One for each week. Shape as well as color says the status. */
const DOTS: Record<ShownThemeStatus, string> = {
  PENDING: "size-2.5 rounded-pill border-2 border-yellow-ink",
  APPROVED: "size-2.5 rounded-pill bg-green-ink",
  USED: "size-2.5 rounded-dot bg-blue-ink",
  SKIPPED: "my-auto h-0.75 w-2.5 rounded-dot bg-grey-ink",
  REGENERATED: "size-2.5 rotate-45 scale-85 rounded-dot bg-purple-ink",
};

/** A strip that stays above the list, a rail beside it where there is room. Its side padding spares the focus ring a cut. */
const RAIL =
  "max-xl:-mx-gutter max-xl:border-b max-xl:border-rule max-xl:bg-paper max-xl:px-gutter sticky top-(--masthead) z-2 xl:top-[calc(16px+var(--masthead))] xl:z-0 xl:col-start-2 xl:row-start-1 xl:-mx-2 xl:max-h-[calc(100dvh-32px-var(--masthead))] xl:self-start xl:overflow-y-auto xl:px-2 xl:pt-6 xl:pb-2";

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
  return (
    <nav aria-label="Months" className={RAIL}>
      <ol className="relative flex gap-x-4 overflow-x-auto py-1 max-xl:[scrollbar-width:none] xl:grid xl:grid-cols-[1fr] xl:gap-0 xl:py-0">
        {months.map(({ key, firstWeek, themes }) => (
          <li key={key} className="shrink-0">
            <a
              href={`#month-${key}`}
              title={formatMonth(firstWeek)}
              className="group grid min-h-11 content-center gap-0.75 text-ui leading-dense font-semibold no-underline xl:min-h-7.5 xl:grid-cols-[40px_1fr] xl:items-center"
            >
              <span
                aria-hidden="true"
                className="group-hover:underline group-hover:decoration-coral group-hover:decoration-3"
              >
                {formatShortMonth(firstWeek)}
              </span>
              <span aria-hidden="true" className="flex gap-1.25">
                {themes.map(({ id, status }) => (
                  <i key={id} className={DOTS[status]} />
                ))}
              </span>
              <span className="sr-only">
                {formatMonth(firstWeek)}: {describeStatuses(themes.map(({ status }) => status))}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <StatusCounts months={months} className="max-xl:hidden" />
    </nav>
  );
}

/** How many themes are of each status, which is also what the dots stand for. */
export function StatusCounts({ months, className }: { months: Month[]; className: string }) {
  const all = countByStatus(months.flatMap(({ themes }) => themes.map(({ status }) => status)));
  return (
    <ul
      className={classNames(
        "my-3.5 flex flex-wrap gap-x-4 gap-y-1 text-small leading-body text-ink-soft xl:grid",
        className,
      )}
    >
      {all.map(({ status, label, count }) => (
        <li key={status} className="flex items-center gap-1.75">
          <i aria-hidden="true" className={DOTS[status]} />
          {count} {label.toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
