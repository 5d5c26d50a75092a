import { type HttpResponse, redirectTarget } from "./http-client";

export type Outcome =
  /** Whoever asks is let in, even if what they ask makes no sense. */
  | "in"
  | "sign-in"
  | "denied"
  | "unknown"
  /** Sent to their guides. */
  | "elsewhere"
  /** No request that is understood at all: a broken path, a method that is not there. */
  | "misunderstood"
  | "broken";

/** What an answer comes to, whichever way Next says it: by status, by redirect, or in a payload that has begun. */
export function outcomeOf(answer: HttpResponse): Outcome {
  const { status, body } = answer;
  const to = redirectTarget(answer) ?? redirectInPayload(body);
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

/** A page that had begun when it redirected says so in what follows. */
const redirectInPayload = (body: string): string | null => /NEXT_REDIRECT;\w+;([^;]+);/.exec(body)?.[1] ?? null;
