import type { Env } from "@/lib/core/env";
import { isDraining } from "@/lib/http/draining";
import type { Runtime } from "@/lib/ports/runtime";
import { checkHealth } from "./check-health";
import { checkSetup, needsWorker } from "./check-setup";
import { hasWorker } from "./worker-watch";

type Readiness = {
  status: "ready" | "not ready";
  /** Why no requests should be sent here, in a sentence each. */
  problems: string[];
  /** What does not work in this setup, while everything else does. */
  warnings: string[];
};

export const notReady = (problem: string): Readiness => ({ status: "not ready", problems: [problem], warnings: [] });

/** Whether this server can take requests: its database responds, its settings suffice, and it is not stopping. Never throws. */
export async function checkReadiness(runtime: Runtime, env: Env): Promise<Readiness> {
  const { problems, warnings } = checkSetup(env, {
    hasWorker: !isDraining() && needsWorker(env) && hasWorker(runtime.db),
  });
  if (isDraining()) problems.push("This server is stopping.");
  else if ((await checkHealth(runtime, env)).status !== "ok") problems.push("The database does not respond.");
  return { status: problems.length === 0 ? "ready" : "not ready", problems, warnings };
}
