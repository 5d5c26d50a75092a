import { ApiError } from "./api-error";

const ACTION_FAILED = "That did not work. Please try again.";

/** The server's message, or the fallback of the screen where there was none or the server was not reached. */
export const errorMessage = (error: unknown, fallback: string = ACTION_FAILED): string =>
  error instanceof ApiError && error.status !== 0 && error.message ? error.message : fallback;
