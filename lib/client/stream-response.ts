export const STREAMING_UNSUPPORTED = "Streaming not supported by the server response.";
const REQUEST_FAILED = "Request failed";

export const isEventStream = (response: Response): boolean =>
  response.headers.get("content-type")?.toLowerCase().startsWith("text/event-stream") ?? false;

/** The error or message field, else the text itself unless it is a proxy's error page, else a general message. */
export function responseError(text: string): string {
  const plain = text.trim();
  return messageIn(parseJson(text)) ?? (plain === "" || plain.startsWith("<") ? REQUEST_FAILED : plain);
}

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
