import { env } from "@/lib/env";
import { checkHealth } from "@/lib/health";
import { json } from "@/lib/http/answers";
import { runtime } from "@/lib/runtime";

export const dynamic = "force-dynamic";

/** Asks nobody who they are: that would wait for the very database this asks after. */
export async function GET(): Promise<Response> {
  const health = await checkHealth(runtime(), env());
  return json(health, { status: health.status === "ok" ? 200 : 503 });
}
