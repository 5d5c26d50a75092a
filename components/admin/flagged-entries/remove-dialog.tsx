"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { FlaggedEntry } from "@/lib/contracts/flagged-entry";
import { removeEntry } from "./calls";
import { useAction } from "./use-action";
import type { Settle } from "./use-flagged-entries";

type Props = { flag: FlaggedEntry; isOpen: boolean; settle: Settle; onClose: () => void };

/** Asks before an entry leaves its guide without another in its place. */
export function RemoveDialog({ flag: { guide, restaurant, entryCount }, isOpen, settle, onClose }: Props) {
  const { busy, refusal, act } = useAction();
  const entry = { guideId: guide.id, restaurantId: restaurant.id };
  const remove = () => settle(() => removeEntry(entry), `${restaurant.name} was taken out of ${guide.name}.`);
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
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={busy !== null} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" isBusy={busy !== null} onClick={() => act("remove", remove)}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
