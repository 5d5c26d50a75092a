"use client";

import { useSyncExternalStore } from "react";
import { HOUR_MS } from "@/lib/core/durations";
import { formatAge } from "@/lib/core/relative-age";

/** The server's word first, the browser's own clock after: right on a page that was made days ago. */
export function RelativeAge({ createdAt, asOf }: { createdAt: string; asOf: string }) {
  const words = useSyncExternalStore(
    subscribeHourly,
    () => formatAge(createdAt, new Date()),
    () => formatAge(createdAt, new Date(asOf)),
  );
  return <time dateTime={createdAt}>{words}</time>;
}

function subscribeHourly(onChange: () => void): () => void {
  const timer = setInterval(onChange, HOUR_MS);
  return () => clearInterval(timer);
}
