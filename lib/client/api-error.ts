export const NETWORK_ERROR = "We could not reach the server. Check your connection and try again.";

/** A call that the server rejected, or that never reached it (status 0), with a message for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** The message of a failed response: its error field, else its message field, else its text, else the status text. */
export function errorMessageIn(text: string, statusText: string): string {
  const body = parseBody(text);
  if (typeof body === "object" && body !== null) {
    if ("error" in body && typeof body.error === "string" && body.error !== "") return body.error;
    if ("message" in body && typeof body.message === "string" && body.message !== "") return body.message;
  }
  return text.trim() || statusText;
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
