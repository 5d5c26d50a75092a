import { reportRejectedToken } from "../api-client";
import { ApiError, parseBody } from "../api-error";
import { parseSse } from "../sse";
import { isEventStream, responseError, STREAMING_UNSUPPORTED } from "../stream-response";

/** The data is JSON where it is JSON, and its raw text where it is not. */
export type ThemeStreamEvent = { event: string; data: unknown };

export type StreamOptions = {
  /** The headers of every call: the token, when there is one. */
  headers: Record<string, string>;
  signal: AbortSignal;
  origin?: string;
};

type ThemeStreamRequest = { method: "GET" | "POST"; path: string; body?: unknown };

/**
 * Opens one of the streams of themes; null where there is nothing to follow (204).
 * @throws ApiError with the server's message when it rejects the request, TypeError when it is not reached
 */
export async function openThemeStream(
  { method, path, body }: ThemeStreamRequest,
  { headers, signal, origin = "" }: StreamOptions,
): Promise<AsyncIterable<ThemeStreamEvent> | null> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (response.status === 401) reportRejectedToken(headers);
  if (!response.ok) throw new ApiError(response.status, responseError(await response.text()));
  return response.status === 204 ? null : readEvents(response);
}

async function* readEvents(response: Response): AsyncGenerator<ThemeStreamEvent, void, undefined> {
  if (isEventStream(response) && response.body) {
    for await (const { event, data } of parseSse(response.body)) yield { event, data: parseBody(data) };
    return;
  }
  const text = await response.text();
  if (text.trim() === "") throw new Error(STREAMING_UNSUPPORTED);
  yield { event: "complete", data: parseBody(text) };
}
