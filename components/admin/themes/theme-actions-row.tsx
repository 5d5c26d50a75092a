"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { isTaskRunning, type ThemeTasks, visibleTasks } from "@/lib/client/themes/task-state";
import { isEditableTheme } from "@/lib/client/themes/theme-list";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { FailureLine, TaskLine } from "./task-line";
import { useAttempt } from "./use-attempt";
import { useRestoreFocus } from "./use-restore-focus";
import type { ThemeActions } from "./use-themes-screen";

type Props = { theme: ScheduledTheme; work: ThemeTasks | undefined; actions: ThemeActions; headingId: string };

/** What goes on with a theme, what may be done with it, and the way to its guide. */
export function ThemeActionsRow({ theme, work: followed, actions, headingId }: Props) {
  const { id, status, guideId } = theme;
  const { failure, attempt } = useAttempt();
  const work = visibleTasks(theme, followed);
  const isReimagined = isTaskRunning(work.reimagining);
  const isPreviewed = isTaskRunning(work.preview);
  const reimagineButton = useRestoreFocus(isReimagined);
  const previewButton = useRestoreFocus(isPreviewed || isReimagined);
  const off = { isSmall: true, disabled: isReimagined };
  const canChange = isEditableTheme(theme);
  if (!canChange && !guideId) return null;
  return (
    <div>
      {canChange && (
        <div className="*:*:mb-3">
          <TaskLine work={work.reimagining} />
          <TaskLine work={work.preview} />
          <div>{failure && <FailureLine {...failure} />}</div>
        </div>
      )}
      <fieldset
        aria-labelledby={headingId}
        className="mt-1 flex min-w-0 flex-wrap items-center gap-2 md:justify-between"
      >
        {canChange && (
          <div className="contents md:flex md:flex-wrap md:gap-2">
            <Button {...off} data-focus="edit" onClick={() => actions.edit(theme)}>
              Edit
            </Button>
            <Button
              {...off}
              data-focus="approve"
              variant={status === "PENDING" ? "solid" : "outline"}
              onClick={() => attempt(() => actions.approve(id), "Failed to approve theme")}
            >
              Approve
            </Button>
            <Button {...off} ref={reimagineButton} onClick={() => actions.reimagine(id)}>
              Re-imagine
            </Button>
            <Button
              {...off}
              ref={previewButton}
              disabled={isReimagined || isPreviewed}
              onClick={() => actions.preview(id)}
            >
              {guideId ? "Regenerate preview" : "Generate preview"}
            </Button>
            <Button {...off} variant="quiet" onClick={() => actions.askToSkip(theme)}>
              Skip
            </Button>
          </div>
        )}
        {guideId && (
          <Link
            href={`/guide/${guideId}`}
            className="link inline-flex min-h-10 items-center text-ui leading-body max-md:not-first:ml-auto"
          >
            View Guide
          </Link>
        )}
      </fieldset>
    </div>
  );
}
