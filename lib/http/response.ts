import { isDatabaseUnavailable } from "@/db/connection/database-unavailable";
import { AppError } from "@/lib/core/errors";
import { requestId } from "@/lib/telemetry/request-under-way";

/** JSON that belongs to one person: never cached, neither by a shared cache nor by the browser. */
export const PRIVATE_HEADERS = { "cache-control": "private, no-store" } as const;

type ResponseOptions = { status?: number; headers?: Record<string, string> };

export function json(body: unknown, init: ResponseOptions = {}): Response {
  return Response.json(body, { status: init.status ?? 200, headers: { ...PRIVATE_HEADERS, ...init.headers } });
}

export const noContent = (): Response => new Response(null, { status: 204, headers: PRIVATE_HEADERS });

const DATABASE_UNAVAILABLE = "Our database does not answer at the moment. Please try again in a few seconds.";
/** A recovered database responds within two. */
export const RETRY_AFTER_SECONDS = 3;

/** The one maker of error responses: a known error sends its sentence, anything else is logged and sent as a plain 500. */
export function errorResponse(error: unknown): Response {
  if (!(error instanceof AppError) && isDatabaseUnavailable(error)) {
    return errorResponse(new AppError("unavailable", DATABASE_UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }
  if (error instanceof AppError) {
    const headers: Record<string, string> = {};
    if (error.code === "unauthenticated") headers["www-authenticate"] = "Bearer";
    if (error.retryAfterSeconds !== undefined) headers["retry-after"] = String(Math.ceil(error.retryAfterSeconds));
    const { userMessage, field, outcome } = error;
    const body = {
      error: userMessage,
      ...(field !== undefined && { field }),
      ...(outcome && { [outcome.name]: outcome.data }),
    };
    return json(body, { status: error.status, headers });
  }
  const id = requestId();
  console.error(JSON.stringify({ requestId: id, error: error instanceof Error ? error.stack : String(error) }));
  return json({ error: `Something went wrong on our side. If you write to us, name ${id}.` }, { status: 500 });
}
