"use client";

import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/lib/client/error-message";
import { countThemes } from "./approvable";
import { approveThemesMutation } from "./queries";
import { FailureLine } from "./task-line";
import type { ThemeActions } from "./use-themes-screen";

/** Themes that are to be approved at once, and of when they are: "November 2026", "the year". */
export type Approval = { ids: readonly string[]; period: string };

type Props = { approval: Approval | null; actions: ThemeActions };

/** Asks before many themes are approved, and says how many. */
export function ApproveDialog({ approval, actions }: Props) {
  const { mutate, reset, isPending, error } = useMutation({
    ...approveThemesMutation,
    onSuccess: (themes, asked) => actions.showAllApproved(themes, asked.length),
  });
  const cancel = () => {
    reset();
    actions.cancelApproveAll();
  };
  const count = approval?.ids.length ?? 0;
  return (
    <Dialog
      isOpen={approval !== null}
      onClose={cancel}
      canClose={!isPending}
      title={`Approve ${countThemes(count)} of ${approval?.period ?? ""}?`}
      className="md:max-w-115"
    >
      <p className="text-ui text-ink-soft">
        Their guides are written as they stand. Each can be edited or skipped until its Thursday.
      </p>
      {error && <FailureLine message="Failed to approve themes" detail={errorMessage(error, "")} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={isPending} data-initial-focus onClick={cancel}>
          Cancel
        </Button>
        <Button variant="solid" isBusy={isPending} onClick={() => approval && mutate(approval.ids)}>
          {isPending ? "Approving..." : `Approve ${countThemes(count)}`}
        </Button>
      </div>
    </Dialog>
  );
}
