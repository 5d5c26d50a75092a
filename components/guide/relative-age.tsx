"use client";

import { useSyncExternalStore } from "react";
import { relativeAge } from "@/lib/relative-age";

/** The server's word first, the browser's own clock after: right on a page that was made days ago. */
export function RelativeAge({ createdAt, asOf }: { createdAt: string; asOf: string }) {
  const words = useSyncExternalStore(
    hourly,
    () => relativeAge(createdAt, new Date()),
    () => relativeAge(createdAt, new Date(asOf)),
  );
  return <time dateTime={createdAt}>{words}</time>;
}

function hourly(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60 * 60 * 1000);
  return () => clearInterval(timer);
}
