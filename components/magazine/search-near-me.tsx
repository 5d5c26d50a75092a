"use client";

import { useEffect, useRef, useState } from "react";
import { nearQuery } from "@/lib/client/near-query";
import { nearestQuarter } from "@/lib/client/nearest-quarter";
import { CITIES, theCity } from "@/lib/core/cities";
import { joinWithAnd } from "@/lib/core/join-list";
import { withParams } from "@/lib/core/with-params";
import { Icon } from "../ui/icon";
import { Spinner } from "../ui/spinner";
import { useGeolocation } from "../ui/use-geolocation";

const ELSEWHERE = `You seem to be far from where we know places: ${joinWithAnd(CITIES.map(theCity))}.`;
const FAILED = "We couldn't tell which neighborhood that is. Please name one.";

type Props = {
  /** Whether it is for the evening, whatever the hour. */
  isForTonight?: boolean;
};

/** Searches for what the field says in the reader's own neighborhood, which their browser finds: where they are isn't sent. */
export function SearchNearMe({ isForTonight = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { position, error, isLocating, locate } = useGeolocation();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!position) return;
    const form = button.current?.form;
    const query = String((form && new FormData(form).get("q")) ?? "");
    nearestQuarter(position).then(
      (quarter) =>
        quarter
          ? window.location.assign(
              withParams("/search", { q: nearQuery(query || (isForTonight ? "dinner" : ""), quarter, new Date()) }),
            )
          : setProblem(ELSEWHERE),
      () => setProblem(FAILED),
    );
  }, [position, isForTonight]);

  function start(): void {
    setProblem(null);
    locate();
  }
  const told = error ?? problem;
  return (
    <div className="noscript:hidden">
      <button
        ref={button}
        type="button"
        onClick={isLocating ? undefined : start}
        aria-busy={isLocating || undefined}
        className="link inline-flex min-h-11 items-center gap-1.5 text-ui"
      >
        {isLocating ? <Spinner size={18} /> : <Icon name="map" size={18} />}
        {isLocating ? "Looking..." : "Near me"}
        <span className="sr-only">, by neighborhood</span>
      </button>
      {told && (
        <p role="alert" className="relative w-fit max-w-full rounded-field bg-paper text-ui text-ink-soft">
          {told}
        </p>
      )}
    </div>
  );
}
