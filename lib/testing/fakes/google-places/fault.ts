/** Everything that Google Places, or the network to it, can do wrong. */
export const FAULTS = [
  "rate-limited",
  "server-error",
  "refused",
  "stalled",
  "dropped",
  "half",
  "garbage",
  "off-schema",
  "bad-page-token",
  "missing",
] as const;
/** What can be wrong with a photo's bytes, at the URL that the media call returns. */
export const PHOTO_FAULTS = ["huge", "endless", "not-an-image", "svg", "redirect", "elsewhere", "broken"] as const;
export type Fault = (typeof FAULTS)[number] | (typeof PHOTO_FAULTS)[number];

export const isFault = (value: string): value is Fault =>
  [...FAULTS, ...PHOTO_FAULTS].some((fault: string) => fault === value);

type ErrorResponse = { status: number; headers?: Record<string, string>; body: unknown };

/** An error in Google's format. */
export const googleError = (code: number, status: string, message: string): ErrorResponse => ({
  status: code,
  body: { error: { code, message, status } },
});

/** The error response of a fault; null for faults of another kind. */
export function faultResponse(fault: Fault | undefined, retryAfterSeconds: number): ErrorResponse | null {
  if (fault === "rate-limited") {
    const response = googleError(429, "RESOURCE_EXHAUSTED", "Quota exceeded for quota metric 'SearchTextRequest'.");
    return { ...response, headers: { "retry-after": String(retryAfterSeconds) } };
  }
  if (fault === "server-error") return googleError(500, "INTERNAL", "Internal error encountered.");
  if (fault === "refused")
    return googleError(403, "PERMISSION_DENIED", "The provided API key stand-in-key is blocked.");
  if (fault === "missing") return googleError(404, "NOT_FOUND", "The Place ID is no longer valid.");
  if (fault === "bad-page-token") return googleError(400, "INVALID_ARGUMENT", "Error while parsing the page_token.");
  return null;
}
