"use client";

import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { ThemeTasks } from "@/lib/client/themes/task-state";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { formatWeek } from "./format-week";
import { ThemeActionsRow } from "./theme-actions-row";
import { ThemeEditor } from "./theme-editor";
import { type ShownThemeStatus, THEME_STATUS_LOOKS } from "./theme-statuses";
import type { Draft } from "./use-drafts";
import type { ThemeActions } from "./use-themes-screen";

/** The day at the left, the words beside it. */
export const THEME_CARD =
  "group/theme grid gap-3 border-t border-rule pt-5.5 pb-6.5 md:grid-cols-[168px_minmax(0,1fr)] md:gap-x-8 md:pt-6.5 md:pb-7.5";
export const THEME_WHEN =
  "flex flex-wrap items-center justify-between gap-3 md:flex-col md:flex-nowrap md:items-start md:justify-start md:gap-2.5";
const STRUCK_IF_SKIPPED =
  "group-[.is-skipped]/theme:text-ink-faint group-[.is-skipped]/theme:line-through group-[.is-skipped]/theme:decoration-1";

type Props = { theme: ScheduledTheme; tasks?: ThemeTasks; draft?: Draft; actions: ThemeActions };

/** One Thursday: its date and status, the theme of its guide, and the actions that an editor has. */
export const ThemeCard = memo(function ThemeCard({ theme, tasks, draft, actions }: Props) {
  const { id, status, targetWeek, rationale, seasonalContext } = theme;
  const headingId = `theme-${id}`;
  return (
    <article
      data-theme={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={classNames(THEME_CARD, status === "SKIPPED" && "is-skipped")}
    >
      <div className={THEME_WHEN}>
        <ThemeDate targetWeek={targetWeek} />
        <ThemeBadge status={status} />
      </div>
      <div className="grid min-w-0 content-start gap-2.5">
        {draft ? (
          <ThemeEditor theme={theme} draft={draft} actions={actions} headingId={headingId} />
        ) : (
          <>
            <h3 id={headingId} className={`text-subhead wrap-anywhere ${STRUCK_IF_SKIPPED}`}>
              {theme.theme || "No words yet"}
            </h3>
            {rationale && <p className="max-w-measure text-ui text-ink-soft wrap-anywhere">{rationale}</p>}
            {seasonalContext && (
              <p className="flex items-baseline gap-2 font-display leading-snug text-ink-soft italic">
                <Icon name="leaf" size={16} className="translate-y-0.5" />
                {seasonalContext}
              </p>
            )}
            <ThemeActionsRow theme={theme} tasks={tasks} actions={actions} headingId={headingId} />
          </>
        )}
      </div>
    </article>
  );
});

/** A week's date, large. Screen readers read "Thursday, Nov 26, 2026". */
function ThemeDate({ targetWeek }: { targetWeek: string }) {
  const { weekday, day, year } = formatWeek(targetWeek);
  return (
    <time dateTime={targetWeek} className="grid text-ui leading-date whitespace-nowrap text-ink-soft">
      {weekday}
      <span className="sr-only">, </span>
      <strong className={`font-display text-dialog font-heading tracking-[-0.03em] text-ink ${STRUCK_IF_SKIPPED}`}>
        {day}
      </strong>
      <span className="sr-only">, </span>
      {year}
    </time>
  );
}

function ThemeBadge({ status }: { status: ShownThemeStatus }) {
  const { label, icon, tone } = THEME_STATUS_LOOKS[status];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-pill py-1 pr-3 pl-2.5 text-small leading-tight font-strong",
        tone,
      )}
    >
      <Icon name={icon} size={14} />
      {label}
    </span>
  );
}
