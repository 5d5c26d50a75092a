"use client";

import { useState } from "react";
import { sentenceOf } from "@/lib/api/sentence-of";

/** One card's buttons: which of them waits for its answer, and what the server said against the last. */
export function useAct() {
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function act(what: string, call: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setRefusal(null);
    await call().catch((problem: unknown) => {
      setRefusal(sentenceOf(problem, "That did not work. Please try again."));
    });
    setBusy(null);
  }
  return { busy, refusal, act };
}
