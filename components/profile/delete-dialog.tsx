"use client";

import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { useChange } from "./use-change";

type Props = {
  isOpen: boolean;
  title: string;
  /** Where it is deleted. */
  path: string;
  onClose: () => void;
  onDeleted: () => void;
  labels?: Labels;
  /** What goes and what stays. */
  children: ReactNode;
};

type Labels = { keep: string; end: string; busy: string };
const DELETE: Labels = { keep: "Keep it", end: "Delete", busy: "Deleting..." };

/** Asks before something of the reader's own goes for good. */
export function DeleteDialog({ isOpen, title, path, onClose, onDeleted, labels = DELETE, children }: Props) {
  const { change, reset, isBusy, error } = useChange();
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      canClose={!isBusy}
      className="md:max-w-135"
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <p className="wrap-anywhere">{children}</p>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isBusy} data-initial-focus onClick={onClose}>
          {labels.keep}
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          onClick={() => change({ path, method: "DELETE" }, { onSuccess: onDeleted })}
        >
          {isBusy ? labels.busy : labels.end}
        </Button>
      </div>
    </Dialog>
  );
}
