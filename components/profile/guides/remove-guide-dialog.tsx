"use client";

import type { OwnGuide } from "@/lib/contracts/own-guide";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Notice } from "../../ui/notice";
import { useChange } from "../use-change";
import { ownGuideApiPath } from "./own-guide-api-path";

type Props = { guide: OwnGuide | null; onClose: () => void; onRemoved: (guide: OwnGuide) => void };

/** Asks before a guide goes for good. */
export function RemoveGuideDialog({ guide, onClose, onRemoved }: Props) {
  const { change, reset, isBusy, error } = useChange();
  function remove() {
    if (!guide) return;
    change({ path: ownGuideApiPath(guide.id), method: "DELETE" }, { onSuccess: () => onRemoved(guide) });
  }
  return (
    <Dialog
      isOpen={guide !== null}
      title="Delete this guide?"
      canClose={!isBusy}
      className="md:max-w-135"
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <p className="wrap-anywhere">
        {guide && `“${guide.name}” goes for good, and so does its link. Your marks of its places stay.`}
      </p>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isBusy} onClick={onClose} data-initial-focus>
          Keep it
        </Button>
        <Button variant="primary" isBusy={isBusy} onClick={remove}>
          {isBusy ? "Deleting..." : "Delete"}
        </Button>
      </div>
    </Dialog>
  );
}
