import { checkReadiness, notReady } from "@/lib/boot/check-readiness";
import { env, findEnvProblem } from "@/lib/core/env";
import { json, RETRY_AFTER_SECONDS } from "@/lib/http/response";
import { runtime } from "@/lib/ports/runtime";

export const dynamic = "force-dynamic";

/** Whether requests should be sent here. Checks no session: that would need the very database that it asks about. */
export async function GET(): Promise<Response> {
  const problem = findEnvProblem();
  const readiness = problem === null ? await checkReadiness(runtime(), env()) : notReady(problem);
  if (readiness.status === "ready") return json(readiness);
  return json(readiness, { status: 503, headers: { "retry-after": String(RETRY_AFTER_SECONDS) } });
}
