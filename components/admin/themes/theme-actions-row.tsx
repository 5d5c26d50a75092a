"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { ScheduledTheme } from "@/lib/themes/contract";
import { isOpen } from "@/lib/themes/theme-list";
import { isRunning, type ThemeWork, workShown } from "@/lib/themes/work-state";
import { useAttempt } from "./use-attempt";
import { useFocusBack } from "./use-focus-back";
import type { ThemeActions } from "./use-theme-desk";
import { FailureLine, WorkLine } from "./work-line";

type Props = { theme: ScheduledTheme; work: ThemeWork | undefined; actions: ThemeActions; headingId: string };

/** What goes on with a theme, what may be done with it, and the way to its guide. */
export function ThemeActionsRow({ theme, work: followed, actions, headingId }: Props) {
  const { id, status, guideId } = theme;
  const { failure, attempt } = useAttempt();
  const work = workShown(theme, followed);
  const isReimagined = isRunning(work.reimagining);
  const isPreviewed = isRunning(work.preview);
  const reimagineButton = useFocusBack(isReimagined);
  const previewButton = useFocusBack(isPreviewed || isReimagined);
  const off = { isSmall: true, disabled: isReimagined };
  const canChange = isOpen(theme);
  if (!canChange && !guideId) return null;
  return (
    <div>
      {canChange && (
        <div className="*:*:mb-3">
          <WorkLine work={work.reimagining} />
          <WorkLine work={work.preview} />
          <div>{failure && <FailureLine {...failure} />}</div>
        </div>
      )}
      <fieldset aria-labelledby={headingId} className="theme-actions">
        {canChange && (
          <div>
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
          <Link href={`/guide/${guideId}`} className="link">
            View Guide
          </Link>
        )}
      </fieldset>
    </div>
  );
}
