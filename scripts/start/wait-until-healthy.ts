import { setTimeout as wait } from "node:timers/promises";
import type { HealthReport } from "@/lib/boot/check-health";

const TIMEOUT_MS = 30_000;

/** The server's own word that it serves. Throws a sentence when that does not come. */
export async function waitUntilHealthy(port: number): Promise<HealthReport> {
  const until = Date.now() + TIMEOUT_MS;
  let last = "no answer";
  while (Date.now() < until) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(5_000) });
      if (answer.ok) return (await answer.json()) as HealthReport;
      last = `status ${answer.status}: ${await answer.text()}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await wait(100);
  }
  throw new Error(`The server started but is not well (${last}).`);
}
