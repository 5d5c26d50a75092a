import { checkHealth } from "@/lib/boot/check-health";
import { env } from "@/lib/core/env";
import { allowAnyOrigin, preflight } from "@/lib/http/cors";
import { json, RETRY_AFTER_SECONDS } from "@/lib/http/response";
import { runtime } from "@/lib/ports/runtime";

export const dynamic = "force-dynamic";

/** Checks no session: that would need the very database whose health this reports. */
export async function GET(): Promise<Response> {
  const health = await checkHealth(runtime(), env());
  if (health.status === "ok") return allowAnyOrigin(json(health));
  const headers = { "retry-after": String(RETRY_AFTER_SECONDS) };
  return allowAnyOrigin(json(health, { status: 503, headers }));
}

export const OPTIONS = preflight;
