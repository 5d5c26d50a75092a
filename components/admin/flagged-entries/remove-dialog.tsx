"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { FlaggedEntry } from "@/lib/contracts/flagged-entry";
import { removeEntry } from "./queries";
import { type OnSettled, useSettlement } from "./use-settlement";

type Props = { flag: FlaggedEntry; isOpen: boolean; onSettled: OnSettled; onClose: () => void };

/** Asks before an entry is removed from its guide without a replacement. */
export function RemoveDialog({ flag: { guide, restaurant, entryCount }, isOpen, onSettled, onClose }: Props) {
  const { settle, busy, error } = useSettlement(onSettled);
  const entry = { guideId: guide.id, restaurantId: restaurant.id };
  const remove = () =>
    settle({
      button: "remove",
      request: () => removeEntry(entry),
      message: `${restaurant.name} was taken out of ${guide.name}.`,
    });
  return (
    <Dialog
      isOpen={isOpen}
      title="Remove the entry"
      canClose={busy === null}
      className="md:max-w-135"
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {`${restaurant.name} leaves “${guide.name}”, which keeps ${entryCount - 1} entries. Its text is not kept.`}
      </p>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={busy !== null} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" isBusy={busy !== null} onClick={remove}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
