import { metrics } from "./metrics.ts";
import type { AnsweredRequest } from "./observe-request.ts";
import { writeLogLine } from "./write-log-line.ts";

/** Asked every few seconds; only what they fail with is news. */
const PROBES = ["/livez", "/readyz", "/metrics"];

/** Counts an answered request, and logs it. */
export function logRequest({ id, method, route, status, durationMs, userId }: AnsweredRequest): void {
  const counted = metrics();
  counted?.requests.inc({ method, route, status });
  counted?.requestSeconds.observe({ route }, durationMs / 1_000);
  if (PROBES.includes(route) && status < 400) return;
  writeLogLine({ kind: "request", name: `${method} ${route}`, id, at: new Date(), status, durationMs, userId });
}
