export const NETWORK_ERROR = "We could not reach the server. Check your connection and try again.";

/** A call that the server rejected, or that never reached it (status 0), with a message for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The name of the input that it is about, where it is about one. */
    readonly field?: string,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** A sentence is shorter than this; what is longer was not written for a reader. */
const SENTENCE_MAX = 300;

/**
 * The message of a failed response: its error field, else its message field, else its text if it is words, else the status
 * text. Empty where the body is somebody else's (a proxy's page, an object without a message): then the screen's own
 * sentence counts.
 */
export function errorMessageIn(text: string, statusText: string): string {
  const body = parseBody(text);
  if (typeof body === "object" && body !== null) {
    const { error, message } = body as { error?: unknown; message?: unknown };
    return [error, message].find((field): field is string => typeof field === "string" && field.trim() !== "") ?? "";
  }
  const words = text.trim();
  if (words === "") return statusText;
  return words.startsWith("<") || words.length > SENTENCE_MAX ? "" : words;
}

/** The input that a failed response is about, where it names one. */
export function errorFieldIn(text: string): string | undefined {
  const body = parseBody(text);
  const field = typeof body === "object" && body !== null && "field" in body ? body.field : undefined;
  return typeof field === "string" ? field : undefined;
}

/** A body as JSON where it is JSON, as its text where it is not, undefined when it is empty. */
export function parseBody(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
