"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { formatWeek } from "./format-week";
import { FailureLine } from "./task-line";
import { useAttempt } from "./use-attempt";
import type { ThemeActions } from "./use-themes-screen";

type Props = { theme: ScheduledTheme | null; actions: ThemeActions };

/** Asks before a theme is skipped: it cannot be had back. */
export function SkipDialog({ theme, actions }: Props) {
  const { failure, isBusy, attempt, forgive } = useAttempt();
  const keep = () => {
    forgive();
    actions.keep();
  };
  return (
    <Dialog
      isOpen={theme !== null}
      onClose={keep}
      canClose={!isBusy}
      title="Skip this theme? It will not be used for any guide."
      className="md:max-w-115"
    >
      {theme && (
        <p className="text-ui text-ink-soft wrap-anywhere">
          {formatWeek(theme.targetWeek).day}: {theme.theme}
        </p>
      )}
      {failure && <FailureLine {...failure} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={isBusy} onClick={keep}>
          Cancel
        </Button>
        <Button
          variant="solid"
          isBusy={isBusy}
          onClick={() => theme && attempt(() => actions.skip(theme), "Failed to skip theme")}
        >
          Skip
        </Button>
      </div>
    </Dialog>
  );
}
