"use client";

import { useEffect, useRef, useState } from "react";
import type { RatedRestaurant } from "../status/use-status";
import { ContentsLink } from "./contents-link";
import { entryAnchor } from "./entry-anchor";

/** The part of the window in which the entry stands that is being read. */
const READ_AT = "-30% 0px -65% 0px";

type Props = { restaurants: readonly (RatedRestaurant & { name: string })[] };

/** The places of a guide in their order, the one that is being read marked and in view. */
export function ContentsStrip({ restaurants }: Props) {
  const [current, setCurrent] = useState<string | null>(null);
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const read = changes.find(({ isIntersecting }) => isIntersecting);
        const left = changes.find(({ isIntersecting }) => !isIntersecting);
        if (read) setCurrent(read.target.id);
        // Above the first one and below the last one none is read.
        else if (left) setCurrent((before) => (before === left.target.id ? null : before));
      },
      { rootMargin: READ_AT },
    );
    for (const { id } of restaurants) {
      const entry = document.getElementById(entryAnchor(id));
      if (entry) observer.observe(entry);
    }
    return () => observer.disconnect();
  }, [restaurants]);

  useEffect(() => {
    const list = strip.current;
    const link = current === null ? null : list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !link) return;
    const { left, width } = link.getBoundingClientRect();
    list.scrollLeft += left - list.getBoundingClientRect().left - (list.clientWidth - width) / 2;
  }, [current]);

  return (
    <ol
      ref={strip}
      className="max-lg:relative max-lg:flex max-lg:scroll-px-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] max-lg:[scrollbar-width:none]"
    >
      {restaurants.map((restaurant, index) => (
        <li key={restaurant.id} className="max-lg:shrink-0 lg:border-t lg:border-rule">
          <ContentsLink restaurant={restaurant} number={index + 1} isCurrent={entryAnchor(restaurant.id) === current} />
        </li>
      ))}
    </ol>
  );
}
