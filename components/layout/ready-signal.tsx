"use client";

import { useEffect } from "react";

/** Tells a page whose scripts wait that they are there (lib/http/start-on-intent.ts): what was pressed before is done now. */
export function ReadySignal() {
  useEffect(() => (window as Window & { kumquatIsReady?: () => void }).kumquatIsReady?.(), []);
  return null;
}
