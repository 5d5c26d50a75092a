import { isDatabaseUnavailable } from "@/db/connection/unavailable";
import { AppError } from "../errors";

/** JSON that belongs to one person: never kept by a shared cache, nor by the browser. */
export const PRIVATE = { "cache-control": "private, no-store" } as const;

type Init = { status?: number; headers?: Record<string, string> };

export function json(body: unknown, init: Init = {}): Response {
  return Response.json(body, { status: init.status ?? 200, headers: { ...PRIVATE, ...init.headers } });
}

export const noContent = (): Response => new Response(null, { status: 204, headers: PRIVATE });

const DATABASE_AWAY = "Our database does not answer at the moment. Please try again in a few seconds.";
/** A database that is back answers within two. */
export const RETRY_AFTER_SECONDS = 3;

/** The one maker of error answers: a known error keeps its sentence, anything else is logged and answered plainly. */
export function errorAnswer(error: unknown): Response {
  if (!(error instanceof AppError) && isDatabaseUnavailable(error)) {
    return errorAnswer(new AppError("unavailable", DATABASE_AWAY, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }
  if (error instanceof AppError) {
    const headers: Record<string, string> = {};
    if (error.code === "unauthenticated") headers["www-authenticate"] = "Bearer";
    if (error.retryAfterSeconds !== undefined) headers["retry-after"] = String(Math.ceil(error.retryAfterSeconds));
    return json({ error: error.userMessage }, { status: error.status, headers });
  }
  const requestId = crypto.randomUUID();
  console.error(JSON.stringify({ requestId, error: error instanceof Error ? error.stack : String(error) }));
  return json({ error: `Something went wrong on our side. If you write to us, name ${requestId}.` }, { status: 500 });
}
