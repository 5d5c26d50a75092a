import { type HttpResponse, redirectTarget } from "./http-client";

export type Outcome =
  /** The request is let in, even if its input is invalid. */
  | "in"
  | "sign-in"
  | "denied"
  | "unknown"
  /** Sent to their guides. */
  | "elsewhere"
  /** No request that is understood at all: a broken path, a method that is not there. */
  | "misunderstood"
  | "broken";

/** The outcome of a response, whichever way Next reports it: by status, by redirect, or in a payload that has begun. */
export function outcomeOf(response: HttpResponse): Outcome {
  const { status, body } = response;
  const to = redirectTarget(response) ?? redirectInPayload(body);
  if (to?.startsWith("/login")) return "sign-in";
  if (to?.startsWith("/discover")) return "elsewhere";
  if (status >= 500) return "broken";
  if (status === 401) return "sign-in";
  if (status === 403) return "denied";
  if (status === 404 || /NEXT_HTTP_ERROR_FALLBACK;404/.test(body)) return "unknown";
  if ([400, 405, 409, 413, 414, 415, 422, 431].includes(status)) return "misunderstood";
  if (body.includes("You do not have permission to access this page.")) return "denied";
  return "in";
}

/** A page that redirects after it has begun to stream says so in its payload. */
const redirectInPayload = (body: string): string | null => /NEXT_REDIRECT;\w+;([^;]+);/.exec(body)?.[1] ?? null;
