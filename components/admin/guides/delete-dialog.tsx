"use client";

import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { errorMessage } from "@/lib/client/error-message";
import type { ManagedGuide } from "@/lib/contracts/guide";
import { deleteGuideMutation } from "./queries";

const FAILED = "Failed to delete guide";

type Props = {
  guide: ManagedGuide | null;
  onClose: () => void;
  onDeleted: (guide: ManagedGuide) => void;
};

/** Asks before a guide is deleted for good, and shows here why that failed. */
export function DeleteDialog({ guide, onClose, onDeleted }: Props) {
  const { mutate, reset, isPending: isBusy, error } = useMutation(deleteGuideMutation);
  const reason = error && errorMessage(error, FAILED);

  return (
    <Dialog
      isOpen={guide !== null}
      title="Delete guide"
      canClose={!isBusy}
      className="md:max-w-135"
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <p className="wrap-anywhere">
        {guide && `Are you sure you want to delete "${guide.name}"? This action cannot be undone.`}
      </p>
      {reason && (
        <Notice tone="error">
          <p>{FAILED}</p>
          {reason !== FAILED && <p className="font-normal">{reason}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          onClick={() => guide && mutate(guide.id, { onSuccess: () => onDeleted(guide) })}
        >
          {isBusy ? "Deleting..." : "Delete"}
        </Button>
      </div>
    </Dialog>
  );
}
