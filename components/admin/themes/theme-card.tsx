"use client";

import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { ScheduledTheme } from "@/lib/themes/contract";
import type { ThemeWork } from "@/lib/themes/work-state";
import { ThemeActionsRow } from "./theme-actions-row";
import { ThemeBadge } from "./theme-badge";
import { ThemeDate } from "./theme-date";
import { ThemeEditor } from "./theme-editor";
import type { Draft } from "./use-drafts";
import type { ThemeActions } from "./use-theme-desk";

type Props = { theme: ScheduledTheme; work?: ThemeWork; draft?: Draft; actions: ThemeActions };

/** One Thursday: its day and status, what its guide is to be about, and what an editor may do about it. */
export const ThemeCard = memo(function ThemeCard({ theme, work, draft, actions }: Props) {
  const { id, status, targetWeek, rationale, seasonalContext } = theme;
  const headingId = `theme-${id}`;
  return (
    <article
      data-theme={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={classNames("theme-card", status === "SKIPPED" && "is-skipped")}
    >
      <div className="theme-when">
        <ThemeDate targetWeek={targetWeek} />
        <ThemeBadge status={status} />
      </div>
      <div className="grid min-w-0 content-start gap-2.5">
        {draft ? (
          <ThemeEditor theme={theme} draft={draft} actions={actions} headingId={headingId} />
        ) : (
          <>
            <h3 id={headingId} className="text-[1.5rem] leading-[1.12] wrap-anywhere">
              {theme.theme || "No words yet"}
            </h3>
            {rationale && <p className="max-w-measure text-ui text-ink-soft wrap-anywhere">{rationale}</p>}
            {seasonalContext && (
              <p className="flex items-baseline gap-2 font-display leading-snug text-ink-soft italic">
                <Icon name="leaf" size={16} className="translate-y-0.5" />
                {seasonalContext}
              </p>
            )}
            <ThemeActionsRow theme={theme} work={work} actions={actions} headingId={headingId} />
          </>
        )}
      </div>
    </article>
  );
});
