import { ApiError, parseBody } from "../api/api-error";
import { noteRefusal } from "../api/client";
import { eventFrames } from "../api/event-frames";
import { isEventStream, NOT_STREAMED, refusalIn } from "../api/stream-answer";

/** The data is JSON where it is JSON, and its raw text where it is not. */
export type ThemeFrame = { event: string; data: unknown };

export type StreamOptions = {
  /** What every call carries: the token, when there is one. */
  headers: Record<string, string>;
  signal: AbortSignal;
  origin?: string;
};

type Call = { method: "GET" | "POST"; path: string; body?: unknown };

/**
 * Opens one of the themes' streams; null where there is nothing to tell (204).
 * @throws ApiError with the server's sentence when it refuses, TypeError when it is not reached
 */
export async function openThemeStream(
  { method, path, body }: Call,
  { headers, signal, origin = "" }: StreamOptions,
): Promise<AsyncIterable<ThemeFrame> | null> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (response.status === 401) noteRefusal(headers);
  if (!response.ok) throw new ApiError(response.status, refusalIn(await response.text()));
  return response.status === 204 ? null : frames(response);
}

async function* frames(response: Response): AsyncGenerator<ThemeFrame, void, undefined> {
  if (isEventStream(response) && response.body) {
    for await (const { event, data } of eventFrames(response.body)) yield { event, data: parseBody(data) };
    return;
  }
  const text = await response.text();
  if (text.trim() === "") throw new Error(NOT_STREAMED);
  yield { event: "complete", data: parseBody(text) };
}
