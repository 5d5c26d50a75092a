"use client";

import { useEffect, useState } from "react";
import { MINUTE_MS } from "@/lib/core/durations";

/** The time, minute by minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
