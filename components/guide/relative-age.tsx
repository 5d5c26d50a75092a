"use client";

import { useSyncExternalStore } from "react";
import { HOUR_MS } from "@/lib/core/durations";
import { formatAge } from "@/lib/core/relative-age";

/** The age at render time first, then by the browser's clock: correct on a page that was cached days ago. */
export function RelativeAge({ createdAt, asOf }: { createdAt: string; asOf: string }) {
  const age = useSyncExternalStore(
    subscribeHourly,
    () => formatAge(createdAt, new Date()),
    () => formatAge(createdAt, new Date(asOf)),
  );
  return <time dateTime={createdAt}>{age}</time>;
}

function subscribeHourly(onChange: () => void): () => void {
  const timer = setInterval(onChange, HOUR_MS);
  return () => clearInterval(timer);
}
