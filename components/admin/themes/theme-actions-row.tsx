"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { errorMessage } from "@/lib/client/error-message";
import { isTaskRunning, type ThemeTasks, visibleTasks } from "@/lib/client/themes/task-state";
import { isEditableTheme } from "@/lib/client/themes/theme-list";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { updateThemeMutation } from "./queries";
import { FailureLine, TaskLine } from "./task-line";
import { useRestoreFocus } from "./use-restore-focus";
import type { ThemeActions } from "./use-themes-screen";

type Props = { theme: ScheduledTheme; tasks: ThemeTasks | undefined; actions: ThemeActions; headingId: string };

/** A theme's running tasks, its actions, and the link to its guide. */
export function ThemeActionsRow({ theme, tasks: followed, actions, headingId }: Props) {
  const { id, status, guideId } = theme;
  const { mutate, isPending, error } = useMutation({ ...updateThemeMutation, onSuccess: actions.showApproved });
  const tasks = visibleTasks(theme, followed);
  const isReimagining = isTaskRunning(tasks.reimagining);
  const isPreviewing = isTaskRunning(tasks.preview);
  const reimagineButton = useRestoreFocus(isReimagining);
  const previewButton = useRestoreFocus(isPreviewing || isReimagining);
  const off = { isSmall: true, disabled: isReimagining };
  const approve = () => {
    if (!isPending) mutate({ id, change: { status: "APPROVED" } });
  };
  const canChange = isEditableTheme(theme);
  if (!canChange && !guideId) return null;
  return (
    <div>
      {canChange && (
        <div className="*:*:mb-3">
          <TaskLine task={tasks.reimagining} />
          <TaskLine task={tasks.preview} />
          <div>{error && <FailureLine message="Failed to approve theme" detail={errorMessage(error, "")} />}</div>
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
              onClick={approve}
            >
              Approve
            </Button>
            <Button {...off} ref={reimagineButton} onClick={() => actions.reimagine(id)}>
              Re-imagine
            </Button>
            <Button
              {...off}
              ref={previewButton}
              disabled={isReimagining || isPreviewing}
              onClick={() => actions.preview(id)}
            >
              {guideId ? "Regenerate preview" : "Generate preview"}
            </Button>
            <Button {...off} variant="quiet" onClick={() => actions.confirmSkip(theme)}>
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
