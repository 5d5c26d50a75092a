import { ApiError, errorFieldIn, errorMessageIn, NETWORK_ERROR, parseBody } from "./api-error";
import { storedToken } from "./stored-session";

export { ApiError };

const TIMEOUT_MS = 30_000;

type ApiRequest = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Completes even when the page is left at once. */
  keepalive?: boolean;
};

/**
 * Calls our API with the stored token and returns the JSON of the response, or undefined when it is empty.
 * @throws ApiError with the server's message, or one of our own when the server was not reached; an abort by the
 * caller's signal is rethrown
 */
export async function callApi<T>(
  path: string,
  { method, body, signal, timeoutMs = TIMEOUT_MS, keepalive }: ApiRequest = {},
): Promise<T> {
  const headers = apiHeaders();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      keepalive,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await response.text();
    if (response.ok) return parseBody(text) as T;
    if (response.status === 401) reportRejectedToken(headers);
    throw new ApiError(response.status, errorMessageIn(text, response.statusText), errorFieldIn(text));
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError(0, "The server took too long to answer. Please try again.");
    throw new ApiError(0, NETWORK_ERROR);
  }
}

/** The headers of every call, for those that read a stream. */
export function apiHeaders(): Record<string, string> {
  const token = storedToken();
  return { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
}

/** Dispatches "rejected" when the server does not accept the token any more. */
export const rejectedTokens = new EventTarget();

/** Call it with the headers of a request that got a 401. */
export function reportRejectedToken(sent: Record<string, string>): void {
  const token = sent.authorization?.replace("Bearer ", "");
  if (token) rejectedTokens.dispatchEvent(new CustomEvent("rejected", { detail: token }));
}
