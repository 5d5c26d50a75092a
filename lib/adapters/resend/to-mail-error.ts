import type { ErrorResponse } from "resend";
import { DAY_MS, HOUR_MS } from "@/lib/core/durations";
import { MailError } from "@/lib/ports/mail";

const QUOTA_WAIT_MS = HOUR_MS;
const KEY_IN_USE_WAIT_MS = 2_000;
const WAIT_MAX_MS = DAY_MS;

type Headers = Record<string, string> | null;

/** What a refusal or a silence of Resend means for a hand-off. `isWritten`: whether the request had left. */
export function toMailError(error: ErrorResponse, headers: Headers, isWritten: boolean): MailError {
  const { name, statusCode: status, message } = error;
  const sentence = `Resend responded with ${status ?? "nothing"} (${name}): ${message}`;
  // No response, or a broken one: only a request that was never sent is surely not accepted.
  if (status === null) {
    return isWritten
      ? new MailError("uncertain", "The mail provider took the request and gave no response.")
      : new MailError("unavailable", "The mail provider can't be reached.");
  }
  // The key is in use, or was used for what our settings made of it then: something may have been taken under it.
  if (status === 409) return new MailError("uncertain", sentence, KEY_IN_USE_WAIT_MS);
  if (name === "daily_quota_exceeded" || name === "monthly_quota_exceeded") {
    return new MailError("rate_limited", sentence, retryAfterMs(headers) ?? QUOTA_WAIT_MS);
  }
  if (status === 429) return new MailError("rate_limited", sentence, retryAfterMs(headers) ?? 1_000);
  // A key or a domain that is not set up: nothing was accepted, and the operator can fix it.
  if (status === 401 || status === 403) return new MailError("unauthorized", sentence);
  if (status === 503) return new MailError("unavailable", sentence, retryAfterMs(headers));
  // Something broke after it was received, at an unknown point.
  if (status >= 500 || status < 400) return new MailError("uncertain", sentence, retryAfterMs(headers));
  return new MailError("refused", sentence);
}

/** Seconds, as Resend sends them; an HTTP date where a proxy responds. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  for (const value of [headers?.["retry-after"], headers?.["ratelimit-reset"]]) {
    if (!value) continue;
    const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
    if (Number.isFinite(ms)) return Math.min(Math.max(ms, 0), WAIT_MAX_MS);
  }
  return undefined;
}
