"use client";

import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/lib/client/error-message";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { formatWeek } from "./format-week";
import { skipThemeMutation } from "./queries";
import { FailureLine } from "./task-line";
import type { ThemeActions } from "./use-themes-screen";

type Props = { theme: ScheduledTheme | null; actions: ThemeActions };

/** Asks before a theme is skipped, because that cannot be undone. */
export function SkipDialog({ theme, actions }: Props) {
  const { mutate, reset, isPending, error } = useMutation({
    ...skipThemeMutation,
    onSuccess: (_nothing, skipped) => actions.showSkipped(skipped),
  });
  const cancel = () => {
    reset();
    actions.cancelSkip();
  };
  return (
    <Dialog
      isOpen={theme !== null}
      onClose={cancel}
      canClose={!isPending}
      title="Skip this theme? It will not be used for any guide."
      className="md:max-w-115"
    >
      {theme && (
        <p className="text-ui text-ink-soft wrap-anywhere">
          {formatWeek(theme.targetWeek).day}: {theme.theme}
        </p>
      )}
      {error && <FailureLine message="Failed to skip theme" detail={errorMessage(error, "")} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={isPending} onClick={cancel}>
          Cancel
        </Button>
        <Button variant="solid" isBusy={isPending} onClick={() => theme && mutate(theme)}>
          Skip
        </Button>
      </div>
    </Dialog>
  );
}
