import type { ThemeTaskState } from "@/lib/client/themes/task-state";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { approvableThemes } from "./approvable";
import { ApproveAll } from "./approve-all";
import { formatMonth } from "./format-week";
import { groupByMonth } from "./group-by-month";
import { ThemeCard } from "./theme-card";
import type { Draft } from "./use-drafts";
import type { ThemeActions } from "./use-themes-screen";
import { StatusCounts, YearRail } from "./year-rail";

type Props = {
  themes: readonly ScheduledTheme[];
  tasks: ThemeTaskState;
  drafts: Readonly<Record<string, Draft>>;
  actions: ThemeActions;
};

/** The themes by week, grouped by month. */
export function ThemeMonths({ themes, tasks, drafts, actions }: Props) {
  const months = groupByMonth(themes);
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_132px] xl:gap-x-14">
      <StatusCounts months={months} className="xl:hidden" />
      <YearRail months={months} />
      <div className="min-w-0 xl:col-start-1 xl:row-start-1">
        {months.map(({ key, firstWeek, themes: weeks }) => (
          <section key={key} aria-labelledby={`month-${key}`}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5.5 pb-3.5">
              <h2 id={`month-${key}`} className="scroll-mt-16 text-row xl:scroll-mt-6 font-normal text-ink-soft italic">
                {formatMonth(firstWeek)}
              </h2>
              <ApproveAll
                ids={approvableThemes(weeks, tasks, drafts)}
                period={formatMonth(firstWeek)}
                onAsk={actions.confirmApproveAll}
              />
            </div>
            {weeks.map((theme) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                tasks={tasks[theme.id]}
                draft={drafts[theme.id]}
                actions={actions}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
