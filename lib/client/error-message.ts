import { ApiError } from "./api-error";

/** The server's own sentence, or the screen's where the server said nothing or could not be read. */
export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status !== 0 && error.message ? error.message : fallback;
