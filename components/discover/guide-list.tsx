"use client";

import { useEffect, useRef, useState } from "react";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { DAY_MS } from "@/lib/core/durations";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { GuideRow } from "./guide-row";

/** The pictures in the first viewport. */
const EAGER_IMAGES = 6;

/** What goes with a reader's marks comes after these, so the older guides wait until they are asked for. */
const LATEST = 8;

/** A list under a thick rule. */
export const GUIDE_LIST = "grid lg:grid-cols-2 lg:gap-x-16";
export const GUIDE_LIST_ITEM =
  "relative isolate border-t border-rule py-5 first:border-t-3 first:border-ink lg:py-6.5 lg:nth-2:border-t-3 lg:nth-2:border-ink";
/** The one that a link requested, or that was just made. */
const HIGHLIGHT =
  "before:absolute before:-inset-x-3 before:inset-y-1.5 before:-z-1 before:rounded-field before:bg-coral-wash";

type Props = {
  guides: readonly GuideListItem[];
  thisWeeks: readonly string[];
  highlightedGuideId: string | null;
  asOf: string;
};

/**
 * The city's guides: one that was just made, this week's, the reader's own of the last day, and the others, whose older
 * ones are folded. The highlighted one is shown and scrolled into view.
 */
export function GuideList({ guides: all, thisWeeks, highlightedGuideId, asOf }: Props) {
  const highlighted = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const isThisWeeks = ({ id }: GuideListItem) => thisWeeks.includes(id);
  const isJustMade = ({ id }: GuideListItem) => id === highlightedGuideId && id === all[0]?.id;
  const isNew = ({ isOwn, createdAt }: GuideListItem) => isOwn && Date.parse(asOf) - Date.parse(createdAt) < DAY_MS;
  const rank = (guide: GuideListItem) => (isJustMade(guide) ? 0 : isThisWeeks(guide) ? 1 : isNew(guide) ? 2 : 3);
  const guides = all.toSorted((a, b) => rank(a) - rank(b));
  const isListed = guides.some(({ id }) => id === highlightedGuideId);
  useEffect(() => {
    if (isListed && highlightedGuideId) highlighted.current?.scrollIntoView({ block: "center" });
  }, [isListed, highlightedGuideId]);

  // The pressed button is gone: the focus goes on to what it has shown.
  useEffect(() => {
    if (isUnfolded) list.current?.children[LATEST]?.querySelector("a")?.focus({ preventScroll: true });
  }, [isUnfolded]);

  const isOlder = guides.findIndex(({ id }) => id === highlightedGuideId) >= LATEST;
  const isFolded = !isUnfolded && !isOlder && guides.length > LATEST + 1;
  const shown = isFolded ? guides.slice(0, LATEST) : guides;
  const rows = (
    <ul ref={list} className={GUIDE_LIST}>
      {shown.map((guide, index) => {
        const isHighlighted = guide.id === highlightedGuideId;
        return (
          <li
            key={guide.id}
            ref={isHighlighted ? highlighted : undefined}
            id={`guide-${guide.id}`}
            aria-current={isHighlighted || undefined}
            className={classNames(GUIDE_LIST_ITEM, isHighlighted && HIGHLIGHT)}
          >
            <GuideRow guide={guide} isThisWeeks={isThisWeeks(guide)} asOf={asOf} isFirst={index < EAGER_IMAGES} />
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {rows}
      {isFolded && (
        <Button className="mt-2 self-start" onClick={() => setUnfolded(true)}>
          Show all {guides.length} guides
        </Button>
      )}
    </>
  );
}
