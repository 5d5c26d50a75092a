/** Everything that Resend or the way to it can do wrong. */
export const FAULTS = [
  "rate-limited",
  "quota",
  "server-error",
  "unavailable",
  "unauthorized",
  "forbidden",
  "invalid",
  /** Takes the request, then drops the connection. */
  "dropped",
  /** Drops the connection and takes nothing. */
  "refused-connection",
  /** Takes the request and answers half a body. */
  "half-answer",
  /** Takes the request and never answers. */
  "silent",
  /** Takes half of a batch, answers 500; the same key takes the rest. */
  "partial",
  /** Takes all of a batch and names half of it. */
  "missing-ids",
  /** Something in between answers 200 with a page. */
  "garbage",
] as const;
export type Fault = (typeof FAULTS)[number];

export const isFault = (value: string): value is Fault => (FAULTS as readonly string[]).includes(value);

export type ErrorResponse = { status: number; headers?: Record<string, string>; body: unknown };

export const errorResponse = (status: number, name: string, message: string, headers = {}): ErrorResponse => ({
  status,
  headers,
  body: { statusCode: status, name, message },
});

/** The answers of Resend that say that nothing was taken; null for faults that are no such answer. */
export function faultResponse(fault: Fault, retryAfterSeconds: number): ErrorResponse | null {
  const wait = { "retry-after": String(retryAfterSeconds) };
  if (fault === "rate-limited") return errorResponse(429, "rate_limit_exceeded", "Too many requests.", wait);
  if (fault === "quota") return errorResponse(429, "daily_quota_exceeded", "You have reached your daily quota.");
  if (fault === "server-error") return errorResponse(500, "internal_server_error", "An unexpected error occurred.");
  if (fault === "unavailable") return errorResponse(503, "application_error", "Try again later.", wait);
  if (fault === "unauthorized") return errorResponse(401, "invalid_api_key", "API key is invalid.");
  if (fault === "forbidden") return errorResponse(403, "validation_error", "The domain is not verified.");
  if (fault === "invalid") return errorResponse(422, "validation_error", "Invalid `to` field.");
  return null;
}
