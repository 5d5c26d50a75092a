type PlacesFailure =
  /** Google wants fewer requests. */
  | "busy"
  /** The key may not do this: unknown, restricted, or without billing. */
  | "refused"
  /** The place, the photo or the page is not there. */
  | "missing"
  /** Google rejects the request as invalid: an expired page token, or a bug of ours. */
  | "bad-request"
  | "down"
  | "too-slow"
  /** A response that is incomplete or malformed. */
  | "unreadable";

/** A failed call to Google Places. Its message is for the log and never contains Google's words or the key. */
export class PlacesError extends Error {
  constructor(
    readonly failure: PlacesFailure,
    message: string,
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "PlacesError";
  }

  get isRetryable(): boolean {
    return this.failure === "busy" || this.failure === "down" || this.failure === "unreadable";
  }

  /** As a guide's record states it. */
  get userMessage(): string {
    return USER_MESSAGES[this.failure];
  }
}

const USER_MESSAGES: Record<PlacesFailure, string> = {
  busy: "Google Places wants fewer requests just now.",
  refused: "Google Places refuses this site's key.",
  missing: "Google Places no longer has it.",
  "bad-request": "Google Places didn't take the request.",
  down: "Google Places doesn't answer right now.",
  "too-slow": "Google Places took too long to answer.",
  unreadable: "Google Places sent a response that breaks off.",
};

/** The failure that an HTTP response reports. */
export function toPlacesError(path: string, { status, headers }: Response, now = Date.now()): PlacesError {
  const failure = (kind: PlacesFailure, retryAfter?: number) =>
    new PlacesError(kind, `${path} responded with ${status}`, retryAfter);
  if (status === 429) return failure("busy", retryAfterMs(headers.get("retry-after"), now));
  if (status === 401 || status === 403) return failure("refused");
  if (status === 404) return failure("missing");
  if (status >= 500 || status === 408) return failure("down", retryAfterMs(headers.get("retry-after"), now));
  return failure("bad-request");
}

function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
