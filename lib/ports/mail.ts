/** One message as a mail provider takes it. */
export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

/** What a hand-off may come to, other than acceptance. */
export type MailFailure =
  /** The provider wants fewer requests; nothing was taken. */
  | "rate_limited"
  /** The provider will never take this request. */
  | "refused"
  /** The provider refuses whoever asks, not what is asked: nothing will be taken until the settings change. */
  | "unauthorized"
  /** The provider is down or answered nonsense; nothing was taken. */
  | "unavailable"
  /** The provider may have taken it: only the same idempotency key may be used again. */
  | "uncertain";

const globals = globalThis as typeof globalThis & { kumquatMailError?: typeof MailFailureError };

class MailFailureError extends Error {
  constructor(
    readonly failure: MailFailure,
    message: string,
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "MailError";
  }
}

/** One class for the process: the provider may be made in another of Next's bundles than whoever mails through it. */
globals.kumquatMailError ??= MailFailureError;
export const MailError = globals.kumquatMailError;
export type MailError = MailFailureError;

/** At most this many messages in one hand-off. */
export const MAIL_BATCH_MAX = 100;

/** Hands messages over: to Resend, or to the outbox in the database. */
export interface Mail {
  readonly name: "resend" | "outbox";
  /** Resolves when the provider's rate allows a hand-off. Wait for a turn before each. @throws MailError */
  waitForTurn(signal: AbortSignal): Promise<void>;
  /** One message, at once. @throws MailError */
  send(message: MailMessage, idempotencyKey: string, signal: AbortSignal): Promise<{ id: string }>;
  /** All or none, in one request, at once; ids in the order of the messages. @throws MailError */
  sendBatch(messages: readonly MailMessage[], idempotencyKey: string, signal: AbortSignal): Promise<{ ids: string[] }>;
}

/** A mail provider's webhook whose signature was verified. */
export type MailWebhook = { id: string; type: string; payload: unknown };
