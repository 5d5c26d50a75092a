"use client";

import { useEffect } from "react";
import { callApi } from "@/lib/api/client";

export const POINTS_CALL = "/api/restaurants/all?fields=points";

let early: Promise<unknown> | null = null;

/** Sends for all points while the page still finds out who is there: the server knows by the cookie that they may. */
export function EarlyPoints() {
  useEffect(() => {
    early ??= callApi(POINTS_CALL).catch(() => null);
  }, []);
  return null;
}

/** What was sent for early, to whoever asks first; null when nothing was, or when it failed. */
export async function takeEarlyPoints(): Promise<unknown> {
  const sent = early;
  early = null;
  return sent;
}
