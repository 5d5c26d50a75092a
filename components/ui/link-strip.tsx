"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { classNames } from "./class-names";

type Props = {
  label: string;
  items: readonly { href: string; words: string }[];
  current: string | null;
  className?: string;
  /** Of the space between the links. */
  gap: string;
  /** Of each link. */
  look: string;
  isPrefetched?: boolean;
  /** Few enough for a second line where the text is enlarged, so that none is out of sight. */
  wraps?: boolean;
};

const LINK = "inline-flex items-center whitespace-nowrap no-underline";

/** Links to pages that belong together, or to the parts of one, in one row. Where it is longer than the screen it runs to both edges, and begins at the current one. */
export function LinkStrip({ label, items, current, className, gap, look, isPrefetched = true, wraps = false }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link to begin at
  useEffect(() => {
    const strip = list.current;
    const link = strip?.querySelector<HTMLElement>("[aria-current]");
    if (!strip || !link) return;
    const { left, width } = link.getBoundingClientRect();
    strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className={classNames("min-w-0 max-lg:-mx-gutter", className)}>
      <ul
        ref={list}
        className={classNames(
          "flex max-lg:px-gutter",
          wraps ? "flex-wrap" : "overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-lg:scroll-px-gutter",
          gap,
        )}
      >
        {items.map(({ href, words }) => (
          <li key={href} className="shrink-0">
            {href.startsWith("#") ? (
              // The router would stop the smooth scrolling midway.
              <a href={href} className={classNames(LINK, look)}>
                {words}
              </a>
            ) : (
              <Link
                href={href}
                prefetch={isPrefetched ? undefined : false}
                aria-current={href === current ? "page" : undefined}
                className={classNames(LINK, look)}
              >
                {words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
