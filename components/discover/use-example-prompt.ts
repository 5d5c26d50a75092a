"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { errorMessage } from "@/lib/client/error-message";
import { requestExamplePrompt } from "./queries";

const EXAMPLE_FAILED = "Failed to generate example";

/** "Need inspiration?": requests a prompt that the city can fulfill, and hands it over unless it is canceled first. */
export function useExamplePrompt(city: string, onExample: (prompt: string) => void) {
  const controller = useRef<AbortController>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (signal: AbortSignal) => requestExamplePrompt(city, signal),
  });
  useEffect(() => () => controller.current?.abort(), []);

  function cancel(): void {
    controller.current?.abort();
    reset();
  }
  function request(): void {
    cancel();
    controller.current = new AbortController();
    mutate(controller.current.signal, { onSuccess: (prompt) => onExample(prompt) });
  }

  return { request, cancel, isThinking: isPending, error: error && errorMessage(error, EXAMPLE_FAILED) };
}
