"use client";

import { type RatedRestaurant, useStatusOf } from "../status/use-status";
import { StatusDot } from "../ui/status-chip";
import { entryAnchor } from "./entry-anchor";

type Props = {
  restaurant: RatedRestaurant & { name: string };
  number: number;
  /** It is being read. */
  isCurrent: boolean;
};

/** One line of the contents, with the reader's status; never again is dimmed. */
export function ContentsLink({ restaurant, number, isCurrent }: Props) {
  const status = useStatusOf(restaurant);
  return (
    <a
      href={`#${entryAnchor(restaurant.id)}`}
      aria-current={isCurrent ? "location" : undefined}
      data-unwanted={status === "never_again" || undefined}
      // A browser leaves what it shows the edge of where it is; the strip would hide the rest of what has the focus.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
      className="group grid grid-cols-[1.6em_1fr_auto] items-baseline gap-1.5 py-2.5 text-ui no-underline max-lg:min-h-12 max-lg:grid-cols-[auto_auto_auto] max-lg:items-center max-lg:pr-5 max-lg:whitespace-nowrap data-unwanted:text-ink-faint aria-[current]:font-strong max-lg:aria-[current]:shadow-[inset_0_-3px_0_var(--color-coral)]"
    >
      <span
        aria-hidden="true"
        className="font-display text-aside leading-none text-coral-ink group-data-unwanted:text-ink-faint"
      >
        {number}
      </span>
      <span className="group-hover:underline">{restaurant.name}</span>
      {status && <StatusDot status={status} />}
    </a>
  );
}
