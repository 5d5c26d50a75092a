"use client";

import { useEffect, useRef } from "react";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { shelfCovers } from "@/lib/core/cover/shelf-covers";
import { classNames } from "../ui/class-names";
import { GuideRow } from "./guide-row";

/** The pictures in the first viewport. */
const EAGER_IMAGES = 6;

/** A list under a thick rule. */
export const GUIDE_LIST = "grid lg:grid-cols-2 lg:gap-x-16";
export const GUIDE_LIST_ITEM =
  "relative isolate border-t border-rule py-5 first:border-t-3 first:border-ink lg:py-6.5 lg:nth-2:border-t-3 lg:nth-2:border-ink";
/** The one that a link requested, or that was just made. */
const HIGHLIGHT =
  "before:absolute before:-inset-x-3 before:inset-y-1.5 before:-z-1 before:rounded-field before:bg-coral-wash";

type Props = { guides: readonly GuideListItem[]; highlightedGuideId: string | null; asOf: string };

/** The city's guides, newest first. The highlighted one is scrolled into view. */
export function GuideList({ guides, highlightedGuideId, asOf }: Props) {
  const highlighted = useRef<HTMLLIElement>(null);
  const drawings = shelfCovers(guides);
  const isListed = guides.some(({ id }) => id === highlightedGuideId);
  useEffect(() => {
    if (isListed && highlightedGuideId) highlighted.current?.scrollIntoView({ block: "center" });
  }, [isListed, highlightedGuideId]);

  return (
    <ul className={GUIDE_LIST}>
      {guides.map((guide, index) => {
        const isHighlighted = guide.id === highlightedGuideId;
        return (
          <li
            key={guide.id}
            ref={isHighlighted ? highlighted : undefined}
            id={`guide-${guide.id}`}
            aria-current={isHighlighted || undefined}
            className={classNames(GUIDE_LIST_ITEM, isHighlighted && HIGHLIGHT)}
          >
            <GuideRow guide={guide} drawing={drawings[index] ?? ""} asOf={asOf} isFirst={index < EAGER_IMAGES} />
          </li>
        );
      })}
    </ul>
  );
}
