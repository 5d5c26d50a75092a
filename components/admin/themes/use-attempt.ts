"use client";

import { useCallback, useRef, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";

/** `detail` is what the server said, when it said something. */
export type AttemptFailure = { message: string; detail: string };

/** One call after a press: a second press while it is under way is the same press. */
export function useAttempt() {
  const [failure, setFailure] = useState<AttemptFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const attempt = useCallback(async (call: () => Promise<void>, message: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    setBusy(true);
    try {
      await call();
    } catch (problem) {
      setFailure({ message, detail: errorMessage(problem, "") });
    }
    isUnderWay.current = false;
    setBusy(false);
  }, []);

  return { failure, isBusy, attempt, forgive: useCallback(() => setFailure(null), []) };
}
