"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import { useSignInGate } from "../session/use-sign-in-gate";

/**
 * Signing in or registering: busy while it is under way, the server's sentence or the fallback when it fails, and
 * home, or to what the reader came for, when it succeeds.
 */
export function useAuthForm(fallback: "Login failed" | "Registration failed", next = "/") {
  const router = useRouter();
  const door = useSignInGate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function enter(attempt: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    door.setSigningIn(true);
    try {
      await attempt();
      router.replace(next);
      router.refresh();
    } catch (failure) {
      door.setSigningIn(false);
      setError((failure instanceof ApiError && failure.message) || fallback);
      setBusy(false);
    }
  }

  return { door: door.state, isBusy, error, enter, setError };
}
