"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import type { DoneBySignIn } from "@/lib/contracts/mark-intent";
import { useSignInGate } from "../session/use-sign-in-gate";
import { useShowDone } from "./use-show-done";

/**
 * Signing in or registering: busy while it is under way, the server's message or the fallback when it fails; on
 * success it leads home, or to the page that the reader came for.
 */
export function useAuthForm(fallback: "Login failed" | "Registration failed", next = "/") {
  const router = useRouter();
  const gate = useSignInGate();
  const showDone = useShowDone();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** `onConflict` shows a message of the server's that is about what was typed. */
  async function authenticate(
    attempt: () => Promise<DoneBySignIn>,
    onConflict: (message: string) => void = setError,
  ): Promise<void> {
    setBusy(true);
    setError(null);
    gate.setSigningIn(true);
    try {
      showDone(await attempt());
      router.replace(next);
      router.refresh();
    } catch (failure) {
      gate.setSigningIn(false);
      setBusy(false);
      const isConflict = failure instanceof ApiError && failure.status === 409;
      (isConflict ? onConflict : setError)((failure instanceof ApiError && failure.message) || fallback);
    }
  }

  return { gate: gate.state, isBusy, error, authenticate, setError };
}
