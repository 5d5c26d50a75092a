"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import { fetchExamplePrompt } from "@/lib/client/guides-api";

const EXAMPLE_FAILED = "Failed to generate example";

/** "Need inspiration?": asks for a wish that the city can fulfil, and hands it over. */
export function useExamplePrompt(city: string, onExample: (prompt: string) => void) {
  const [isThinking, setIsThinking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const asking = useRef<AbortController>(null);

  const forget = useCallback(() => {
    asking.current?.abort();
    asking.current = null;
    setIsThinking(false);
    setError(null);
  }, []);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = useCallback(async () => {
    forget();
    const controller = new AbortController();
    asking.current = controller;
    setIsThinking(true);
    try {
      const prompt = await fetchExamplePrompt(city, controller.signal);
      if (!controller.signal.aborted) onExample(prompt);
    } catch (reason) {
      if (!controller.signal.aborted) setError(errorMessage(reason, EXAMPLE_FAILED));
    } finally {
      if (!controller.signal.aborted) setIsThinking(false);
    }
  }, [city, forget, onExample]);

  return { ask, forget, isThinking, error };
}
