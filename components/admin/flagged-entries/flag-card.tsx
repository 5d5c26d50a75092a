"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ENTRIES_MIN, type FlaggedEntry } from "@/lib/contracts/flagged-entry";
import { formatDate } from "@/lib/core/california-time";
import { describeChange } from "@/lib/guides/flagged-entries/describe-change";
import { dismissFlag, reopenPlace, replaceEntry } from "./calls";
import { GuideUsage } from "./guide-usage";
import { ProposalPanel } from "./proposal-panel";
import { RemoveDialog } from "./remove-dialog";
import { useAction } from "./use-action";
import type { Settle } from "./use-flagged-entries";
import { useProposal } from "./use-proposal";

/** One entry whose place has changed: what changed, who is touched by it, and the ways to settle it. */
export function FlagCard({ flag, settle }: { flag: FlaggedEntry; settle: Settle }) {
  const { guide, restaurant, changes, entryCount } = flag;
  const entry = { guideId: guide.id, restaurantId: restaurant.id };
  const { busy, refusal, act } = useAction();
  const proposal = useProposal(entry);
  const [isRemoving, setIsRemoving] = useState(false);
  const isWaiting = busy !== null || proposal.isBusy;
  const byEditor = changes.some(({ field, isEditors }) => field === "status" && isEditors);
  const seen = Math.max(...changes.map(({ id }) => id));
  const keep = () => settle(() => dismissFlag(entry, seen), `${guide.name} stays as it is.`);
  const reopen = () => settle(() => reopenPlace(restaurant.id), `${restaurant.name} is open again.`);
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
      {(refusal ?? proposal.refusal) && <Notice tone="error">{refusal ?? proposal.refusal}</Notice>}
      {proposal.shown ? (
        <ProposalPanel
          key={proposal.shown.id}
          proposal={proposal.shown}
          leaving={restaurant.name}
          isBusy={isWaiting}
          onTake={(id) =>
            act("replace", () =>
              settle(
                () => replaceEntry(entry, id),
                `${proposal.shown?.restaurant.name} stands in for ${restaurant.name} now.`,
              ),
            )
          }
          onAnother={proposal.ask}
          onCancel={proposal.putAway}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button isSmall variant="solid" isBusy={proposal.isBusy} disabled={isWaiting} onClick={proposal.ask}>
            {proposal.isBusy ? "Choosing and writing..." : "Suggest a replacement"}
          </Button>
          {entryCount > ENTRIES_MIN && (
            <Button isSmall disabled={isWaiting} onClick={() => setIsRemoving(true)}>
              Remove the entry
            </Button>
          )}
          {byEditor && (
            <Button isSmall isBusy={busy === "reopen"} disabled={isWaiting} onClick={() => act("reopen", reopen)}>
              It is open after all
            </Button>
          )}
          <Button
            isSmall
            variant="quiet"
            isBusy={busy === "keep"}
            disabled={isWaiting}
            onClick={() => act("keep", keep)}
          >
            Still fine
          </Button>
        </div>
      )}
      <RemoveDialog flag={flag} isOpen={isRemoving} settle={settle} onClose={() => setIsRemoving(false)} />
    </article>
  );
}
