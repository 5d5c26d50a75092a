import { APICallError } from "ai";

/** Why a call to the model failed, independent of the SDK. */
export type ModelFailure = {
  kind: "busy" | "quota" | "settings" | "down" | "too-slow";
  isRetryable: boolean;
  /** The delay that the server requested. */
  retryAfterMs: number | undefined;
  /** For the log: a status and a code, never the server's message, which may contain the key. */
  detail: string;
};

/** Converts an error of the SDK; null if it is not a failure of the model. */
export function toModelFailure(error: unknown): ModelFailure | null {
  if (isTimeout(error)) return { kind: "too-slow", isRetryable: false, retryAfterMs: undefined, detail: "timed out" };
  if (!APICallError.isInstance(error)) return null;
  const { statusCode, responseHeaders } = error;
  const code = errorCodeOf(error);
  const detail = [statusCode ?? "no response", code].filter((part) => part !== "").join(" ");
  const failure = (kind: ModelFailure["kind"], mayRetry: boolean): ModelFailure => ({
    kind,
    isRetryable: mayRetry,
    retryAfterMs: retryAfterMs(responseHeaders),
    detail,
  });
  if (/insufficient_quota|billing/i.test(code)) return failure("quota", false);
  if (statusCode === 429 || /rate_limit/.test(code)) return failure("busy", true);
  if (/server_error|overloaded/.test(code)) return failure("down", true);
  if (statusCode === undefined || statusCode < 300) return failure("down", true);
  if (statusCode >= 500 || statusCode === 408 || statusCode === 409) return failure("down", true);
  return failure("settings", false);
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

type ErrorBody = { error?: { code?: unknown; type?: unknown } | null };

/** The protocol's error code. A failed response names it in a body with status 200. */
function errorCodeOf({ data, responseBody }: APICallError): string {
  const body = (data ?? responseBody) as ErrorBody | string | undefined;
  if (typeof body === "string") return /insufficient_quota/.exec(body)?.[0] ?? "";
  const code = body?.error?.code ?? body?.error?.type;
  return typeof code === "string" && /^[\w.-]{1,60}$/.test(code) ? code : "";
}

function retryAfterMs(headers: Record<string, string> = {}): number | undefined {
  const inMs = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (inMs >= 0) return inMs;
  const header = headers["retry-after"];
  if (header === undefined) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
