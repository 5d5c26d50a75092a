import { bearerToken } from "@/lib/auth/bearer";
import { readMetrics } from "@/lib/boot/read-metrics";
import { env } from "@/lib/core/env";
import { AppError, addressNotFound } from "@/lib/core/errors";
import { isSameSecret } from "@/lib/core/is-same-secret";
import { errorResponse, PRIVATE_HEADERS } from "@/lib/http/response";
import { runtime } from "@/lib/ports/runtime";
import { metrics } from "@/lib/telemetry/metrics";

export const dynamic = "force-dynamic";

/** For whoever has METRICS_TOKEN; without one there is nothing here. */
export async function GET({ headers }: Request): Promise<Response> {
  const { METRICS_TOKEN: token } = env();
  const counted = metrics();
  if (!token || !counted) return errorResponse(addressNotFound());
  if (!isSameSecret(bearerToken(headers) ?? "", token)) {
    return errorResponse(new AppError("unauthenticated", "Metrics are for whoever has METRICS_TOKEN."));
  }
  const text = await readMetrics(counted, runtime().db);
  return new Response(text, { headers: { "content-type": counted.registry.contentType, ...PRIVATE_HEADERS } });
}
