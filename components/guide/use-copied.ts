"use client";

import { useEffect, useState } from "react";

const TOLD_MS = 4_000;

/** Whether something was just copied, for as long as a button says so. */
export function useCopied() {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}
