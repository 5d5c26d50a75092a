"use client";

import { useEffect, useRef, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { ReplacementProposal } from "@/lib/contracts/flagged-entry";
import { requestProposal } from "./calls";

type State = { shown: ReplacementProposal | null; isBusy: boolean; refusal: string | null };
const EXCEPT_MAX = 50;

/** What could stand in an entry's place; asked again, it leaves out what has been shown. */
export function useProposal(entry: { guideId: string; restaurantId: string }) {
  const [state, setState] = useState<State>({ shown: null, isBusy: false, refusal: null });
  const turnedDown = useRef<string[]>([]);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function ask(): Promise<void> {
    const asking = new AbortController();
    stop.current = asking;
    if (state.shown) turnedDown.current = [...turnedDown.current, state.shown.restaurant.id].slice(-EXCEPT_MAX);
    setState({ ...state, isBusy: true, refusal: null });
    try {
      setState({
        shown: await requestProposal(entry, turnedDown.current, asking.signal),
        isBusy: false,
        refusal: null,
      });
    } catch (problem) {
      if (asking.signal.aborted) return;
      const refusal = errorMessage(problem, "No replacement could be written. Please try again.");
      setState({ shown: state.shown, isBusy: false, refusal });
    }
  }

  const putAway = () => setState({ shown: null, isBusy: false, refusal: null });
  return { ...state, ask, putAway };
}
