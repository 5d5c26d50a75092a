"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/lib/api/client";
import { useDoor } from "../session/use-door";

/**
 * Signing in or registering: busy while it is under way, the server's sentence or the fallback when it fails, and
 * home, or to what the reader came for, when it succeeds.
 */
export function useEntry(fallback: "Login failed" | "Registration failed", next = "/") {
  const router = useRouter();
  const door = useDoor();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function enter(attempt: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    door.setEntering(true);
    try {
      await attempt();
      router.replace(next);
      router.refresh();
    } catch (failure) {
      door.setEntering(false);
      setError((failure instanceof ApiError && failure.message) || fallback);
      setBusy(false);
    }
  }

  return { door: door.state, isBusy, error, enter, setError };
}
