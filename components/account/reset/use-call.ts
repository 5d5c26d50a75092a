"use client";

import { useState } from "react";
import { callApi } from "@/lib/client/api-client";
import { formProblem } from "@/lib/client/form-problem";
import { NO_PROBLEMS } from "../../ui/use-form-problems";

/** A form's one call: busy while it is under way, the server's sentence when it is refused, done when it is not. */
export function useCall(path: string, method: "POST" | "PUT" = "POST") {
  const [phase, setPhase] = useState<"idle" | "busy" | "done">("idle");
  const [problems, setProblems] = useState(NO_PROBLEMS);

  /** Whether it succeeded. */
  async function call(body: object): Promise<boolean> {
    setPhase("busy");
    setProblems(NO_PROBLEMS);
    try {
      await callApi(path, { method, body });
      setPhase("done");
      return true;
    } catch (failure) {
      setProblems([formProblem(failure)]);
      setPhase("idle");
      return false;
    }
  }
  return { call, problems, isBusy: phase === "busy", isDone: phase === "done" };
}
