"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ENTRIES_MIN, type FlaggedEntry, type ReplacementProposal } from "@/lib/contracts/flagged-entry";
import { formatDate } from "@/lib/core/california-time";
import { describeChange } from "@/lib/guides/flagged-entries/describe-change";
import { GuideUsage } from "./guide-usage";
import { ProposalPanel } from "./proposal-panel";
import { dismissFlag, reopenPlace, replaceEntry } from "./queries";
import { RemoveDialog } from "./remove-dialog";
import { useProposal } from "./use-proposal";
import { type OnSettled, useSettlement } from "./use-settlement";

/** One entry whose place has changed: the changes, where the guide is used, and the ways to settle it. */
export function FlagCard({ flag, onSettled }: { flag: FlaggedEntry; onSettled: OnSettled }) {
  const { guide, restaurant, changes, entryCount } = flag;
  const entry = { guideId: guide.id, restaurantId: restaurant.id };
  const { settle, busy, error } = useSettlement(onSettled);
  const { proposal, isBusy: isProposing, error: proposalError, propose, dismiss } = useProposal(entry);
  const [isRemoving, setIsRemoving] = useState(false);
  const isWaiting = busy !== null || isProposing;
  const byEditor = changes.some(({ field, isEditors }) => field === "status" && isEditors);
  const seen = Math.max(...changes.map(({ id }) => id));
  const keep = () =>
    settle({
      button: "keep",
      request: () => dismissFlag(entry, seen),
      message: `${guide.name} stays as it is.`,
    });
  const reopen = () =>
    settle({
      button: "reopen",
      request: () => reopenPlace(restaurant.id),
      message: `${restaurant.name} is open again.`,
    });
  const replace = ({ id, restaurant: replacement }: ReplacementProposal) =>
    settle({
      button: "replace",
      request: () => replaceEntry(entry, id),
      message: `${replacement.name} stands in for ${restaurant.name} now.`,
    });
  return (
    <article aria-label={`${restaurant.name} in ${guide.name}`} className="grid gap-3 border-t border-rule py-6">
      <p className="text-ui text-ink-soft">
        {guide.city}, in{" "}
        <Link
          href={`/guide/${guide.id}#restaurant-${restaurant.id}`}
          className="link inline-block py-0.5 wrap-anywhere"
        >
          {guide.name}
        </Link>
      </p>
      <h3 className="text-card wrap-anywhere">{restaurant.name}</h3>
      <ul className="grid gap-1 text-ui">
        {changes.map((change) => (
          <li key={change.id} className="wrap-anywhere">
            <strong>{describeChange(change)}</strong>
            {", "}
            {change.isEditors ? "says an editor" : "says the source"}
            {", "}
            <time dateTime={change.at}>{formatDate(change.at)}</time>
          </li>
        ))}
      </ul>
      <GuideUsage flag={flag} />
      {(error ?? proposalError) && <Notice tone="error">{error ?? proposalError}</Notice>}
      {proposal ? (
        <ProposalPanel
          key={proposal.id}
          proposal={proposal}
          leaving={restaurant.name}
          isBusy={isWaiting}
          onAccept={replace}
          onAnother={propose}
          onCancel={dismiss}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button isSmall variant="solid" isBusy={isProposing} disabled={isWaiting} onClick={propose}>
            {isProposing ? "Choosing and writing..." : "Suggest a replacement"}
          </Button>
          {entryCount > ENTRIES_MIN && (
            <Button isSmall disabled={isWaiting} onClick={() => setIsRemoving(true)}>
              Remove the entry
            </Button>
          )}
          {byEditor && (
            <Button isSmall isBusy={busy === "reopen"} disabled={isWaiting} onClick={reopen}>
              It is open after all
            </Button>
          )}
          <Button isSmall variant="quiet" isBusy={busy === "keep"} disabled={isWaiting} onClick={keep}>
            Still fine
          </Button>
        </div>
      )}
      <RemoveDialog flag={flag} isOpen={isRemoving} onSettled={onSettled} onClose={() => setIsRemoving(false)} />
    </article>
  );
}
