import { errorMessageIn } from "./api-error";

export const STREAMING_UNSUPPORTED = "Streaming not supported by the server response.";
const REQUEST_FAILED = "Request failed";

export const isEventStream = (response: Response): boolean =>
  response.headers.get("content-type")?.toLowerCase().startsWith("text/event-stream") ?? false;

/** The server's message, else a general one. */
export const responseError = (text: string): string => errorMessageIn(text, "") || REQUEST_FAILED;

export function messageIn(json: unknown): string | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  const { error, message } = json as { error?: unknown; message?: unknown };
  return [error, message].find((text): text is string => typeof text === "string" && text.trim() !== "");
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
