"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { GuideRun } from "@/lib/contracts/guide-run";
import { fetchRun } from "./calls";

type State = { comparison: { before: GuideRun; after: GuideRun } | null; error: string | null; isBusy: boolean };

/** Two kept runs, read to be compared; the latest question is the one that is answered. */
export function useComparison() {
  const [state, setState] = useState<State>({ comparison: null, error: null, isBusy: false });
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const compare = useCallback(async (beforeId: string, afterId: string) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setState((former) => ({ ...former, error: null, isBusy: true }));
    try {
      const [before, after] = await Promise.all([beforeId, afterId].map((id) => fetchRun(id, controller.signal)));
      if (before && after) setState({ comparison: { before, after }, error: null, isBusy: false });
    } catch (problem) {
      if (controller.signal.aborted) return;
      setState({
        comparison: null,
        error: errorMessage(problem, "The runs could not be read. Please try again."),
        isBusy: false,
      });
    }
  }, []);

  return { ...state, compare };
}
