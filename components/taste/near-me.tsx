"use client";

import { useEffect, useRef } from "react";
import { NEAR_SHOWN_MAX, type NearPlace } from "@/lib/contracts/near";
import { CITIES, theCity } from "@/lib/core/cities";
import { formatDistance } from "@/lib/core/format-distance";
import { joinWithAnd } from "@/lib/core/join-list";
import { Section } from "../magazine/section";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Notice } from "../ui/notice";
import { NearRow } from "./near-row";
import { AROUND_YOU } from "./section-titles";
import { useNearPlaces } from "./use-near-places";

/** The nearest places to where the reader is, which is asked only when they press the button. */
export function NearMe() {
  const { found, error, isBusy, start } = useNearPlaces();
  const answer = useRef<HTMLParagraphElement>(null);
  // Below the button there may be hardly anything of the screen.
  useEffect(() => {
    if (found && answer.current && answer.current.getBoundingClientRect().top > window.innerHeight / 2)
      answer.current.scrollIntoView({ block: "start" });
  }, [found]);
  return (
    <Section title={AROUND_YOU}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="solid" onClick={start} isBusy={isBusy}>
          {!isBusy && <Icon name="map" size={18} />}
          {isBusy ? "Looking..." : "Near me now"}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-small text-ink-soft">
          Asks your browser where you are, to about a hundred meters. We don't keep it.
        </p>
      </div>
      {error && (
        <Notice tone="error" className="mt-5">
          {error}
        </Notice>
      )}
      <p ref={answer} role="status" className="max-w-measure [&:not(:empty)]:mt-5">
        {found && !isBusy && summary(found.places)}
      </p>
      {found && !isBusy && found.places.length > 0 && (
        <ul className="mt-3 grid md:grid-cols-2 md:gap-x-10">
          {found.places.map((place) => (
            <NearRow key={place.restaurant.id} place={place} now={found.at} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const NOTHING_NEAR = `We know no place within two miles of you. We write about ${joinWithAnd(CITIES.map(theCity))}.`;

function summary(places: readonly NearPlace[]): string {
  if (places.length === 0) return NOTHING_NEAR;
  const nearest = formatDistance(Math.min(...places.map(({ meters }) => meters)));
  if (places.length === 1) return `One place within two miles, ${nearest} away.`;
  const count = places.length < NEAR_SHOWN_MAX ? places.length : `${NEAR_SHOWN_MAX} of the`;
  return `${count} places within two miles, the nearest ${nearest} away.`;
}
