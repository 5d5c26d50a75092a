/** Everything that Resend or the network to it can do wrong. */
export const FAULTS = [
  "rate-limited",
  "quota",
  "server-error",
  "unavailable",
  "unauthorized",
  "forbidden",
  "invalid",
  /** Accepts the request, then drops the connection. */
  "dropped",
  /** Drops the connection and accepts nothing. */
  "refused-connection",
  /** Accepts the request and sends half a response body. */
  "half-response",
  /** Accepts the request and never responds. */
  "silent",
  /** Accepts half of a batch, responds 500; the same key accepts the rest. */
  "partial",
  /** Accepts all of a batch and returns half of the ids. */
  "missing-ids",
  /** A proxy in between responds 200 with a page. */
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

/** Resend's error responses that mean that nothing was accepted; null for faults of another kind. */
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
