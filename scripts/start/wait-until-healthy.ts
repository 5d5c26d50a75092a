import { setTimeout as wait } from "node:timers/promises";
import type { HealthReport } from "@/lib/contracts/health";

const TIMEOUT_MS = 30_000;

/** Polls the server's health check until it passes. Throws a sentence if it does not in time. */
export async function waitUntilHealthy(port: number): Promise<HealthReport> {
  const until = Date.now() + TIMEOUT_MS;
  let last = "no response";
  while (Date.now() < until) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(5_000) });
      if (response.ok) return (await response.json()) as HealthReport;
      last = `status ${response.status}: ${await response.text()}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await wait(100);
  }
  throw new Error(`The server started but is not well (${last}).`);
}
