"use client";

import { useState } from "react";
import { errorMessage } from "@/lib/client/error-message";

/** One card's buttons: which of them waits for its answer, and what the server said against the last. */
export function useAction() {
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function act(what: string, call: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setRefusal(null);
    await call().catch((problem: unknown) => {
      setRefusal(errorMessage(problem, "That did not work. Please try again."));
    });
    setBusy(null);
  }
  return { busy, refusal, act };
}
