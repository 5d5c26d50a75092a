"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import { formProblem } from "@/lib/client/form-problem";
import type { DoneBySignIn } from "@/lib/contracts/mark-intent";
import { useSignInGate } from "../session/use-sign-in-gate";
import { NO_PROBLEMS, useFormProblems } from "../ui/use-form-problems";
import { useShowDone } from "./use-show-done";

/**
 * Signing in or registering: busy while it is under way, the server's message or the fallback when it fails, at the
 * field that it is about; on success it leads home, or to the page that the reader came for.
 */
export function useAuthForm<Name extends string>(
  fallback: "Login failed" | "Registration failed",
  fields: readonly Name[],
  next = "/",
) {
  const router = useRouter();
  const gate = useSignInGate();
  const showDone = useShowDone();
  const [isBusy, setBusy] = useState(false);
  const [problems, refuse] = useState(NO_PROBLEMS);

  async function authenticate(attempt: () => Promise<DoneBySignIn>): Promise<void> {
    setBusy(true);
    refuse(NO_PROBLEMS);
    gate.setSigningIn(true);
    try {
      showDone(await attempt());
      router.replace(next);
      router.refresh();
    } catch (failure) {
      gate.setSigningIn(false);
      setBusy(false);
      refuse([{ ...formProblem(failure), message: (failure instanceof ApiError && failure.message) || fallback }]);
    }
  }

  return { gate: gate.state, isBusy, authenticate, refuse, ...useFormProblems(problems, fields) };
}
