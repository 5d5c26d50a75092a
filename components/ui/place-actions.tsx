"use client";

import { useSyncExternalStore } from "react";
import { type MapsApp, type PlaceLinks, placeActions } from "@/lib/core/place-links";
import { buttonClasses } from "./button-classes";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

const ICONS: Record<ReturnType<typeof placeActions>[number]["kind"], IconName> = {
  directions: "directions",
  call: "phone",
  website: "web",
};

/** A row has no room for a number or an address. */
const WORDS: Record<keyof typeof ICONS, string> = { directions: "Directions", call: "Call", website: "Website" };

type Props = {
  restaurant: PlaceLinks;
  /** Leaves some out where there is no room. */
  kinds?: readonly (keyof typeof ICONS)[];
  /** Icons alone, in a row of a list. */
  isCompact?: boolean;
  /** On one line, of which a number gives way, where a second one would cost what else is in sight. */
  isOneLine?: boolean;
  /** Buttons of one word each, for a thumb that goes down a list; on a phone what calls takes the room that is left. */
  isPills?: boolean;
  /** Where arrow keys reach them instead of Tab: whether Tab does too. */
  isInTabOrder?: boolean;
};

/** Directions, Call and Website, the same wherever a place is shown. */
export function PlaceActions({ restaurant, kinds, isCompact, isOneLine, isPills, isInTabOrder = true }: Props) {
  const actions = placeActions(restaurant, useMapsApp());
  const hasText = !isCompact && !isPills;
  return (
    <span
      className={classNames(
        "flex text-ui",
        isPills && "gap-2",
        hasText && "gap-x-5",
        !isCompact && !isOneLine && "flex-wrap",
      )}
    >
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
              isPills
                ? buttonClasses({
                    isSmall: true,
                    padding: "px-3.5 max-xs:px-2.75",
                    className: classNames("min-h-11", kind === "call" && "max-md:flex-1"),
                  })
                : "inline-flex min-h-11 items-center",
              isOneLine && kind === "directions" ? "shrink-0" : "min-w-0",
              hasText && kind !== "directions" ? "print:min-h-0 print:font-normal print:no-underline" : "print:hidden",
              hasText && kind === "website" && "print:after:content-[attr(href)]",
              isCompact &&
                "min-w-11 justify-center rounded-pill text-ink-faint hover:bg-sunk hover:text-ink focus-visible:rounded-pill",
              hasText && "gap-1.5 font-semibold underline underline-offset-3",
            )}
          >
            {isPills && (
              <>
                <Icon name={ICONS[kind]} size={16} className={kind === "call" ? undefined : "max-xs:hidden"} />
                {WORDS[kind]}
              </>
            )}
            {isCompact && <Icon name={ICONS[kind]} size={20} />}
            {hasText && (
              <>
                <Icon name={ICONS[kind]} size={16} className="text-ink-faint print:hidden" />
                <span className={classNames("truncate", kind === "website" && "print:hidden")}>{text}</span>
              </>
            )}
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
