"use client";

import { useState } from "react";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";

/** A form's one call: busy while it is under way, the server's sentence when it is refused, done when it is not. */
export function useCall(path: string, method: "POST" | "PUT" = "POST") {
  const [phase, setPhase] = useState<"idle" | "busy" | "done">("idle");
  const [error, setError] = useState<string | null>(null);

  /** Whether it succeeded. */
  async function call(body: object): Promise<boolean> {
    setPhase("busy");
    setError(null);
    try {
      await callApi(path, { method, body });
      setPhase("done");
      return true;
    } catch (failure) {
      setError(errorMessage(failure));
      setPhase("idle");
      return false;
    }
  }
  return { call, error, isBusy: phase === "busy", isDone: phase === "done" };
}
