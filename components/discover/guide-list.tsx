"use client";

import { useEffect, useRef } from "react";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { GuideRow } from "./guide-row";

/** The pictures in the first viewport. */
const EAGER_IMAGES = 6;

type Props = { guides: readonly GuideListItem[]; highlightedGuideId: string | null; asOf: string };

/** The city's guides, newest first. The highlighted one is scrolled into view. */
export function GuideList({ guides, highlightedGuideId, asOf }: Props) {
  const highlighted = useRef<HTMLLIElement>(null);
  const isListed = guides.some(({ id }) => id === highlightedGuideId);
  useEffect(() => {
    if (isListed && highlightedGuideId) highlighted.current?.scrollIntoView({ block: "center" });
  }, [isListed, highlightedGuideId]);

  return (
    <ul className="guide-list">
      {guides.map((guide, index) => {
        const isHighlighted = guide.id === highlightedGuideId;
        return (
          <li
            key={guide.id}
            ref={isHighlighted ? highlighted : undefined}
            id={`guide-${guide.id}`}
            aria-current={isHighlighted || undefined}
          >
            <GuideRow guide={guide} asOf={asOf} isFirst={index < EAGER_IMAGES} />
          </li>
        );
      })}
    </ul>
  );
}
