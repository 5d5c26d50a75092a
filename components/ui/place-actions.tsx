"use client";

import { useSyncExternalStore } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { type MapsApp, placeActions } from "@/lib/core/place-links";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

const ICONS: Record<ReturnType<typeof placeActions>[number]["kind"], IconName> = {
  directions: "directions",
  call: "phone",
  website: "web",
};

type Props = {
  restaurant: Restaurant;
  /** Leaves some out where there is no room. */
  kinds?: readonly (keyof typeof ICONS)[];
  /** Icons alone, in a row of a list. */
  isCompact?: boolean;
  /** Where arrow keys reach them instead of Tab: whether Tab does too. */
  isInTabOrder?: boolean;
};

/** Directions, Call and Website, the same wherever a place is shown. */
export function PlaceActions({ restaurant, kinds, isCompact, isInTabOrder = true }: Props) {
  const actions = placeActions(restaurant, useMapsApp());
  return (
    <span className={classNames("flex text-ui", !isCompact && "flex-wrap gap-x-5")}>
      {actions
        .filter(({ kind }) => kinds?.includes(kind) ?? true)
        .map(({ kind, href, text, label }) => (
          <a
            key={kind}
            href={href}
            aria-label={label}
            title={isCompact ? text : undefined}
            tabIndex={isInTabOrder ? undefined : -1}
            {...(kind !== "call" && { target: "_blank", rel: "noopener noreferrer" })}
            className={classNames(
              "inline-flex min-h-11 min-w-0 items-center",
              isCompact || kind === "directions"
                ? "print:hidden"
                : "print:min-h-0 print:font-normal print:no-underline",
              kind === "website" && !isCompact && "print:after:content-[attr(href)]",
              isCompact
                ? "min-w-11 justify-center rounded-pill text-ink-faint hover:bg-sunk hover:text-ink focus-visible:rounded-pill"
                : "gap-1.5 font-semibold underline underline-offset-3",
            )}
          >
            <Icon
              name={ICONS[kind]}
              size={isCompact ? 20 : 16}
              className={isCompact ? undefined : "text-ink-faint print:hidden"}
            />
            {!isCompact && <span className={classNames("truncate", kind === "website" && "print:hidden")}>{text}</span>}
          </a>
        ))}
    </span>
  );
}

const APPLE_DEVICES = /\b(?:Macintosh|iPhone|iPad|iPod)\b/;
const noChanges = () => () => {};

/** Google's, which every device opens, until the page knows that this one has Apple's. */
const useMapsApp = (): MapsApp =>
  useSyncExternalStore<MapsApp>(
    noChanges,
    () => (APPLE_DEVICES.test(navigator.userAgent) ? "apple" : "google"),
    () => "google",
  );
