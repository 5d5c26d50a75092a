/** Every way a request can fail, with the status of its response. */
export const STATUS_BY_CODE = {
  bad_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  unprocessable: 422,
  too_many: 429,
  cancelled: 499,
  not_implemented: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

type AppErrorOptions = {
  /** For logs; never shown. Defaults to the sentence for the person. */
  message?: string;
  cause?: unknown;
  /** Seconds; becomes the Retry-After header. */
  retryAfterSeconds?: number;
  /** The name of the limit that was reached, for the security log. */
  limit?: string;
  /** The name of the input that it is about: a form says the sentence at its field. */
  field?: string | undefined;
  /** What the client can show instead of an error: a field of the JSON response, or an event of its own in a stream. */
  outcome?: { name: string; data: object };
};

class AppErrorClass extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly limit: string | undefined;
  readonly field: string | undefined;
  readonly outcome: AppErrorOptions["outcome"];

  constructor(
    readonly code: ErrorCode,
    readonly userMessage: string,
    { message, cause, retryAfterSeconds, limit, field, outcome }: AppErrorOptions = {},
  ) {
    super(message ?? userMessage, { cause });
    this.name = "AppError";
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
    this.field = field;
    this.outcome = outcome;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

const globals = globalThis as typeof globalThis & { kumquatAppError?: typeof AppErrorClass };
globals.kumquatAppError ??= AppErrorClass;

/**
 * The one error that the domain throws: a code for the machine and a sentence for the person. One class for the process,
 * because each of Next's bundles has its own copy of this file, and errors cross between them.
 */
export const AppError = globals.kumquatAppError;
export type AppError = AppErrorClass;

/** A path under which there is nothing, or nothing for this caller. */
export const addressNotFound = () => new AppError("not_found", "There is nothing at this address.");

export const requestCancelled = (cause?: unknown) => new AppError("cancelled", "The request was cancelled.", { cause });

/** Throws `cancelled` when the caller has gone away. `operation` says what was cancelled: "Guide creation". */
export function throwIfCancelled(signal: AbortSignal, operation: string): void {
  if (signal.aborted) throw new AppError("cancelled", `${operation} was cancelled`, { cause: signal.reason });
}
