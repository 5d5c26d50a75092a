"use client";

import { useEffect, useRef } from "react";
import type { ListedGuide } from "@/lib/guides/listed-guide";
import { GuideRow } from "./guide-row";

/** As many pictures as the first screenful shows. */
const EAGER = 6;

type Props = { guides: readonly ListedGuide[]; markedGuideId: string | null; asOf: string };

/** The city's guides, newest first. The one a link asked for is scrolled to and marked. */
export function GuideList({ guides, markedGuideId, asOf }: Props) {
  const marked = useRef<HTMLLIElement>(null);
  const isListed = guides.some(({ id }) => id === markedGuideId);
  useEffect(() => {
    if (isListed && markedGuideId) marked.current?.scrollIntoView({ block: "center" });
  }, [isListed, markedGuideId]);

  return (
    <ul className="guide-list">
      {guides.map((guide, index) => {
        const isMarked = guide.id === markedGuideId;
        return (
          <li
            key={guide.id}
            ref={isMarked ? marked : undefined}
            id={`guide-${guide.id}`}
            aria-current={isMarked || undefined}
          >
            <GuideRow guide={guide} asOf={asOf} isFirst={index < EAGER} />
          </li>
        );
      })}
    </ul>
  );
}
