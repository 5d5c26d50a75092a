import { type ErrorResponse, Resend } from "resend";
import { HOUR_MS, MINUTE_MS } from "@/lib/core/durations";
import { checkMessages } from "@/lib/mail/check-messages";
import { MAIL_BATCH_MAX, type Mail, MailError, type MailMessage } from "@/lib/ports/mail";
import { type Clock, RateLimiter } from "../pacing/rate-limiter";
import { retryAfterMs, toMailError } from "./to-mail-error";
import { trackRequest } from "./track-request";

type ResendOptions = {
  apiKey: string;
  baseUrl?: string | undefined;
  from: string;
  ratePerSecond?: number | undefined;
  timeoutMs?: number;
  clock?: Clock;
};

type ResendResponse<T> = { data: T | null; error: ErrorResponse | null; headers: Record<string, string> | null };
type ResendCall<T> = (options: { idempotencyKey: string; signal: AbortSignal }) => Promise<ResendResponse<T>>;

const DEFAULT_RATE_PER_SECOND = 2;
const TIMEOUT_MS = 30_000;
/** Enough that a slow response holds nobody up. */
const CONCURRENCY = 8;
/** Resend forgets a key after 24 hours; one is reserved for clocks that disagree. */
const KEY_LIFETIME_MS = 23 * HOUR_MS;
/** Resend's limit; ours are far shorter. */
const KEY_MAX = 256;

/** Mail through Resend. One instance per process, because it holds the rate. */
export function resendMail({
  apiKey,
  baseUrl,
  from,
  ratePerSecond = DEFAULT_RATE_PER_SECOND,
  timeoutMs = TIMEOUT_MS,
  clock,
}: ResendOptions): Mail {
  const limiter = new RateLimiter(ratePerSecond, clock);
  const resend = new RateLimitedResend(apiKey, baseUrl, limiter);

  const handOver = async <T>(key: string, signal: AbortSignal, call: ResendCall<T>): Promise<T> => {
    if (key.length < 1 || key.length > KEY_MAX) throw new MailError("refused", "The idempotency key is no key.");
    const watch = trackRequest(key, () => limiter.markSent());
    try {
      const options = { idempotencyKey: key, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) };
      const { data, error, headers } = await call(options);
      limiter.lowerRate(Number(headers?.["ratelimit-limit"]));
      if (error?.statusCode === 429) limiter.pause(Math.min(retryAfterMs(headers) ?? 1_000, PAUSE_MAX_MS));
      if (error) throw toMailError(error, headers, watch.isWritten);
      if (data === null) throw new MailError("uncertain", "The mail provider responded with nothing.");
      return data;
    } finally {
      watch.stop();
    }
  };

  return {
    name: "resend",
    batchMax: MAIL_BATCH_MAX,
    concurrency: CONCURRENCY,
    keyLifetimeMs: KEY_LIFETIME_MS,
    waitForTurn: (signal) => mapAbortedWait(limiter.waitForTurn(signal)),
    async send(message, idempotencyKey, signal) {
      checkMessages([message]);
      const sent = await handOver(idempotencyKey, signal, (options) =>
        resend.emails.send(toEmail(from, message), options),
      );
      const [id] = parseIds([sent], 1);
      return { id: id ?? "" };
    },
    async sendBatch(messages, idempotencyKey, signal) {
      checkMessages(messages);
      const emails = messages.map((message) => toEmail(from, message));
      const sent = await handOver(idempotencyKey, signal, (options) => resend.batch.send(emails, options));
      return { ids: parseIds(sent.data, messages.length) };
    },
  };
}

/** The vendor's client, which waits for the limiter after it has serialized a request, not before. */
class RateLimitedResend extends Resend {
  constructor(
    apiKey: string,
    baseUrl: string | undefined,
    private readonly limiter: RateLimiter,
  ) {
    super(apiKey, { baseUrl });
  }

  override async fetchRequest<T>(path: string, options: { signal?: AbortSignal } = {}) {
    await mapAbortedWait(this.limiter.waitToSend(options.signal ?? NEVER_ABORTED));
    return super.fetchRequest<T>(path, options);
  }
}

const NEVER_ABORTED = new AbortController().signal;

/** An aborted wait sent nothing. */
const mapAbortedWait = (waiting: Promise<void>): Promise<void> =>
  waiting.catch((cause: unknown) => {
    throw new MailError("unavailable", "The hand-off was called off before its turn.", undefined, { cause });
  });

/** The caller plans longer waits. */
const PAUSE_MAX_MS = MINUTE_MS;

const toEmail = (from: string, { to, subject, html, text, headers }: MailMessage) => ({
  from,
  to: [to],
  subject,
  html,
  text,
  ...(headers && { headers }),
});

/** With fewer ids than messages, or an id that is none, nobody knows what the provider accepted. */
function parseIds(sent: unknown, count: number): string[] {
  const ids = Array.isArray(sent) ? sent.map((each: { id?: unknown } | null) => each?.id) : [];
  if (ids.length === count && ids.every((id) => typeof id === "string" && id !== "")) return ids as string[];
  throw new MailError("uncertain", `The mail provider responded with ${ids.length} ids for ${count} messages.`);
}
