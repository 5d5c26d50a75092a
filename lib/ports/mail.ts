/** One message in the form that mail providers accept. */
export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

/** How a hand-off to the provider can fail. */
export type MailFailure =
  /** Too many requests; nothing was accepted. */
  | "rate_limited"
  /** The provider refuses this message for now, and not others; nothing was accepted. */
  | "deferred"
  /** The provider will never accept this request. */
  | "refused"
  /** The same, because there is no such mailbox. */
  | "no_mailbox"
  /** The provider rejects our credentials: nothing will be accepted until the settings change. */
  | "unauthorized"
  /** The provider is down or its response is invalid; nothing was accepted. */
  | "unavailable"
  /** The provider may have accepted it: retry only with the same idempotency key, where it remembers keys. */
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

/** One class for the process: another of Next's bundles may create the provider than catches its errors. */
globals.kumquatMailError ??= MailFailureError;
export const MailError = globals.kumquatMailError;
export type MailError = MailFailureError;

/** No provider gets more messages in one hand-off. */
export const MAIL_BATCH_MAX = 100;

/** Hands messages over to Resend, to a mail server, or to the outbox in the database. */
export interface Mail {
  readonly name: "resend" | "smtp" | "outbox";
  /** At most this many messages in one hand-off. */
  readonly batchMax: number;
  /** Hand-offs that it works on at once; another one waits. */
  readonly concurrency: number;
  /** For how long a hand-off repeated under its key sends nothing more: 0 where no key is remembered. */
  readonly keyLifetimeMs: number;
  /** Resolves when the provider's rate limit allows a hand-off. Await it before each. @throws MailError */
  waitForTurn(signal: AbortSignal): Promise<void>;
  /** Sends one message immediately. @throws MailError */
  send(message: MailMessage, idempotencyKey: string, signal: AbortSignal): Promise<{ id: string }>;
  /** Sends all or none, in one request, immediately; ids in the order of the messages. @throws MailError */
  sendBatch(messages: readonly MailMessage[], idempotencyKey: string, signal: AbortSignal): Promise<{ ids: string[] }>;
}

/** A mail provider's webhook whose signature was verified, or the same told by a bounce message. */
export type MailWebhook = { id: string; type: string; payload: unknown };

/** Takes the bounce messages that a mail server pipes to us. */
export interface BounceInbox {
  /** @throws AppError unauthenticated */
  requireToken(headers: Headers): void;
  /** What a message tells of readers that we wrote to. @throws AppError bad_input for what is no message */
  read(raw: Uint8Array, now: Date): Promise<MailWebhook[]>;
}
