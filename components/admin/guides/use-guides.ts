"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { ChangeGuideInput } from "@/lib/contracts/guide";
import { deleteGuide, fetchGuides, type ManagedGuide, updateGuide } from "./calls";

type State = {
  /** Null until they have come. */
  guides: readonly ManagedGuide[] | null;
  hasFailed: boolean;
  /** The guide whose button waits for its answer. */
  busy: string | null;
  /** What the server said to the last change of a guide. */
  refusal: { id: string; sentence: string } | null;
};

/** The guides of every managed city, and what can be done with one. */
export function useGuides() {
  const [state, setState] = useState<State>({ guides: null, hasFailed: false, busy: null, refusal: null });

  const look = useCallback(async (signal: AbortSignal) => {
    setState((before) => ({ ...before, hasFailed: false }));
    try {
      const guides = await fetchGuides(signal);
      setState((before) => ({ ...before, guides }));
    } catch {
      if (!signal.aborted) setState((before) => ({ ...before, hasFailed: true }));
    }
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    look(stop.signal);
    return () => stop.abort();
  }, [look]);

  const change = useCallback(async (id: string, wanted: ChangeGuideInput) => {
    setState((before) => ({ ...before, busy: id, refusal: null }));
    try {
      const changed = await updateGuide(id, wanted);
      setState((before) => ({
        ...before,
        busy: null,
        guides: before.guides?.map((guide) => (guide.id === id ? changed : guide)) ?? null,
      }));
    } catch (problem) {
      const sentence = errorMessage(problem, "That did not work. Please try again.");
      setState((before) => ({ ...before, busy: null, refusal: { id, sentence } }));
    }
  }, []);

  /** @throws what the call threw; the list stays as it was */
  const remove = useCallback(async (id: string) => {
    await deleteGuide(id);
    setState((before) => ({ ...before, guides: before.guides?.filter((guide) => guide.id !== id) ?? null }));
  }, []);

  const tryAgain = useCallback(() => look(new AbortController().signal), [look]);

  return { ...state, change, remove, tryAgain };
}
