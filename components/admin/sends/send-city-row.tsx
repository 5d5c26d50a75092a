"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { GuideName } from "@/components/guide/guide-name";
import type { WeeklySendPreview } from "@/lib/contracts/edition";
import { theCity } from "@/lib/core/cities";
import { formatReaders } from "./format-readers";

type Props = {
  city: WeeklySendPreview["cities"][number];
  hasJustBeenWritten: boolean;
  /** The button that has its guide written, where that is possible. */
  writing: ReactNode;
};

/** A city that the week's guide goes to: its readers, and what they get. */
export function SendCityRow({ city: { city, readers, state, guide, already }, hasJustBeenWritten, writing }: Props) {
  const preview = useRef<HTMLAnchorElement>(null);
  // The pressed button is gone: the focus goes on to what it has made.
  useEffect(() => {
    if (hasJustBeenWritten) preview.current?.focus();
  }, [hasJustBeenWritten]);
  const message = `/admin/messages?${new URLSearchParams({ message: "weekly-guide", ...(guide && { guide: guide.id }) })}`;
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-rule py-3 text-ui md:grid-cols-[9rem_minmax(0,1fr)]">
      <p>
        <strong className="font-strong">{city}</strong>
        <span className="block text-ink-soft">{state === "sent" ? "Sent" : formatReaders(readers)}</span>
      </p>
      {guide ? (
        <p className="wrap-anywhere">
          <span className="font-display text-card leading-tight font-heading">
            <GuideName name={guide.name} subtitle="text-ui leading-list" />
          </span>
          <Link
            ref={preview}
            href={message}
            target="_blank"
            className="link flex min-h-11 w-fit items-center"
            aria-label={`Preview the message to ${city}, in a new tab`}
          >
            Preview
          </Link>
        </p>
      ) : (
        <div className="grid content-start justify-items-start gap-2">
          <p className="text-ink-soft">Its guide is written when it is sent.</p>
          {writing}
        </div>
      )}
      {already && (
        <p className="text-small text-ink-soft wrap-anywhere md:col-start-2">
          That Thursday has a guide for {theCity(city)} already,{" "}
          <Link href={`/guide/${already.id}`} target="_blank" className="link">
            {already.name}
          </Link>
          . This would be a second one.
        </p>
      )}
    </li>
  );
}
