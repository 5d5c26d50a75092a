"use client";

import { useCallback, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { RunStatus } from "@/lib/contracts/job";
import { cancelRun, fetchJobs, retryRun } from "./calls";
import { usePoll } from "./use-poll";

/** The runs of a status, always the latest, and what can be done with one. */
export function useJobs(status: RunStatus | null) {
  const ask = useCallback((signal: AbortSignal) => fetchJobs(status, signal), [status]);
  const { value, error, askNow } = usePoll(status ?? "all", ask);
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const act = useCallback(
    async (id: string, call: (id: string) => Promise<unknown>) => {
      setBusy(id);
      setRefusal(null);
      await call(id).catch((problem: unknown) => {
        setRefusal(errorMessage(problem, "That did not work. Please try again."));
      });
      setBusy(null);
      askNow();
    },
    [askNow],
  );

  return {
    jobs: value,
    error: refusal ?? error,
    busy,
    tryAgain: useCallback((id: string) => act(id, retryRun), [act]),
    cancel: useCallback((id: string) => act(id, cancelRun), [act]),
  };
}
