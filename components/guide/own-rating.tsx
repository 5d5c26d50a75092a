"use client";

import type { UserStatus } from "@/lib/contracts/restaurant";
import { Button } from "../ui/button";
import { StatusChip } from "../ui/status-chip";
import { useHideEntry } from "./collapsible-entry";

type Props = { status: UserStatus; onChange: () => void };

/** The reader's rating, with a button to change it. Never again can be hidden at once. */
export function CurrentRating({ status, onChange }: Props) {
  const hide = useHideEntry();
  return (
    <>
      <span className="text-ui">Your rating:</span>
      <StatusChip status={status} />
      <Button variant="quiet" isSmall data-focus="opener current" onClick={onChange}>
        Change
      </Button>
      {status === "never_again" && hide && (
        <Button variant="quiet" isSmall data-hides-entry onClick={hide}>
          Hide this place
        </Button>
      )}
    </>
  );
}
