"use client";

import { useEffect, useRef } from "react";
import { EntryFacts } from "@/components/guide/entry-facts";
import { WhyThisPick } from "@/components/guide/why-this-pick";
import { Button } from "@/components/ui/button";
import type { ReplacementProposal } from "@/lib/contracts/flagged-entry";

type Props = {
  proposal: ReplacementProposal;
  leaving: string;
  isBusy: boolean;
  onAccept: (proposal: ReplacementProposal) => void;
  onAnother: () => void;
  onCancel: () => void;
};

/** The proposed entry as readers would see it, and the sentences of the introduction it would remove. */
export function ProposalPanel({ proposal, leaving, isBusy, onAccept, onAnother, onCancel }: Props) {
  const { restaurant, flavorText, title, droppedSentences } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={`Replacement for ${leaving}`}
      className="grid max-w-200 gap-3 rounded-card bg-raised p-5 shadow-float md:p-7"
    >
      <p className="text-ui text-ink-soft">Would stand where {leaving} stands:</p>
      <div>
        <h4 ref={heading} tabIndex={-1} className="text-h3 wrap-anywhere outline-none">
          {restaurant.name}
        </h4>
        <EntryFacts restaurant={restaurant} />
      </div>
      <p className="max-w-measure">{flavorText}</p>
      <WhyThisPick entry={proposal} />
      {title !== null && (
        <p className="max-w-measure text-ui text-ink-soft wrap-anywhere">
          The headline lived on {leaving} too, and becomes <strong className="text-ink">{title}</strong>.
        </p>
      )}
      {droppedSentences.length > 0 && (
        <div className="max-w-measure text-ui text-ink-soft">
          <p>This leaves the introduction, because it rests on {leaving}:</p>
          <ul className="mt-1 grid gap-1 border-l-3 border-rule pl-4">
            {droppedSentences.map((sentence) => (
              <li key={sentence}>
                <del>{sentence}</del>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-3">
        <Button isSmall variant="primary" isBusy={isBusy} onClick={() => onAccept(proposal)}>
          Put it in
        </Button>
        <Button isSmall disabled={isBusy} onClick={onAnother}>
          Suggest another
        </Button>
        <Button isSmall variant="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
