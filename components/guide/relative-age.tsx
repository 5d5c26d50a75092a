"use client";

import { useSyncExternalStore } from "react";
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
  const timer = setInterval(onChange, 60 * 60 * 1000);
  return () => clearInterval(timer);
}
