"use client";

import { useSyncExternalStore } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { type MapsApp, placeActions } from "@/lib/core/place-links";
import { Icon, type IconName } from "./icon";

const ICONS: Record<ReturnType<typeof placeActions>[number]["kind"], IconName> = {
  directions: "map",
  call: "phone",
  website: "web",
};

/** Directions, Call and Website, the same wherever a place is shown. `kinds` leaves some out where there is no room. */
export function PlaceActions({ restaurant, kinds }: { restaurant: Restaurant; kinds?: (keyof typeof ICONS)[] }) {
  const actions = placeActions(restaurant, useMapsApp());
  return (
    <p className="flex flex-wrap gap-x-5 text-ui">
      {actions
        .filter(({ kind }) => kinds?.includes(kind) ?? true)
        .map(({ kind, href, text, label }) => (
          <a
            key={kind}
            href={href}
            aria-label={label}
            {...(kind !== "call" && { target: "_blank", rel: "noopener noreferrer" })}
            className="inline-flex min-h-11 min-w-0 items-center gap-1.5 font-semibold underline underline-offset-3 print:hidden"
          >
            <Icon name={ICONS[kind]} size={16} className="text-ink-faint" />
            <span className="truncate">{text}</span>
          </a>
        ))}
    </p>
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
