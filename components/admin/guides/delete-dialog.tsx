"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { errorMessage } from "@/lib/client/error-message";
import type { ManagedGuide } from "./calls";

const FAILED = "Failed to delete guide";

type Props = {
  guide: ManagedGuide | null;
  onClose: () => void;
  /** Rejects where the guide could not be deleted. */
  onConfirm: (guide: ManagedGuide) => Promise<void>;
};

/** Asks before a guide goes for good; a refusal is told where it was asked. */
export function DeleteDialog({ guide, onClose, onConfirm }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    if (!guide) return;
    setIsBusy(true);
    setRefusal(null);
    await onConfirm(guide).catch((problem: unknown) => setRefusal(errorMessage(problem, FAILED)));
    setIsBusy(false);
  }

  return (
    <Dialog
      isOpen={guide !== null}
      title="Delete guide"
      canClose={!isBusy}
      className="md:max-w-135"
      onClose={() => {
        setRefusal(null);
        onClose();
      }}
    >
      <p className="wrap-anywhere">
        {guide && `Are you sure you want to delete "${guide.name}"? This action cannot be undone.`}
      </p>
      {refusal && (
        <Notice tone="error">
          <p>{FAILED}</p>
          {refusal !== FAILED && <p className="font-normal">{refusal}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" isBusy={isBusy} onClick={confirm}>
          {isBusy ? "Deleting..." : "Delete"}
        </Button>
      </div>
    </Dialog>
  );
}
