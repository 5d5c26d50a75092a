import type { ErrorResponse } from "resend";
import { type Mail, MailError, type MailMessage } from "../mail";
import { orCalledOff } from "./called-off";
import { checkMessages } from "./check-messages";
import { PacedResend } from "./paced-resend";
import { type Clock, RateLimiter } from "./rate-limiter";
import { resendFailure, retryAfterMs } from "./resend-failure";
import { watchRequest } from "./written-requests";

type Options = {
  apiKey: string;
  baseUrl?: string | undefined;
  from: string;
  ratePerSecond?: number | undefined;
  timeoutMs?: number;
  clock?: Clock;
};

type Answer<T> = { data: T | null; error: ErrorResponse | null; headers: Record<string, string> | null };
type Call<T> = (options: { idempotencyKey: string; signal: AbortSignal }) => Promise<Answer<T>>;

export const DEFAULT_RATE_PER_SECOND = 2;
const TIMEOUT_MS = 30_000;
/** What Resend takes; ours are far shorter. */
const KEY_MAX = 256;

/** Mail through Resend. One instance per process: it holds the rate. */
export function resendMail({
  apiKey,
  baseUrl,
  from,
  ratePerSecond = DEFAULT_RATE_PER_SECOND,
  timeoutMs = TIMEOUT_MS,
  clock,
}: Options): Mail {
  const limiter = new RateLimiter(ratePerSecond, clock);
  const resend = new PacedResend(apiKey, baseUrl, limiter);

  const handOver = async <T>(key: string, signal: AbortSignal, call: Call<T>): Promise<T> => {
    if (key.length < 1 || key.length > KEY_MAX) throw new MailError("refused", "The idempotency key is no key.");
    const watch = watchRequest(key, () => limiter.left());
    try {
      const options = { idempotencyKey: key, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) };
      const { data, error, headers } = await call(options);
      limiter.slowTo(Number(headers?.["ratelimit-limit"]));
      if (error?.statusCode === 429) limiter.pause(Math.min(retryAfterMs(headers) ?? 1_000, PAUSE_MAX_MS));
      if (error) throw resendFailure(error, headers, watch.isWritten);
      if (data === null) throw new MailError("uncertain", "The mail provider answered nothing.");
      return data;
    } finally {
      watch.stop();
    }
  };

  return {
    name: "resend",
    turn: (signal) => orCalledOff(limiter.turn(signal)),
    async send(message, idempotencyKey, signal) {
      checkMessages([message]);
      const sent = await handOver(idempotencyKey, signal, (options) =>
        resend.emails.send(asEmail(from, message), options),
      );
      const [id] = idsOf([sent], 1);
      return { id: id ?? "" };
    },
    async sendBatch(messages, idempotencyKey, signal) {
      checkMessages(messages);
      const emails = messages.map((message) => asEmail(from, message));
      const sent = await handOver(idempotencyKey, signal, (options) => resend.batch.send(emails, options));
      return { ids: idsOf(sent.data, messages.length) };
    },
  };
}

/** Longer waits are the caller's to plan. */
const PAUSE_MAX_MS = 60_000;

const asEmail = (from: string, { to, subject, html, text, headers }: MailMessage) => ({
  ...{ from, to: [to], subject, html, text },
  ...(headers && { headers }),
});

/** Fewer ids than messages, or none that is one, says nothing of what was taken. */
function idsOf(sent: unknown, count: number): string[] {
  const ids = Array.isArray(sent) ? sent.map((each: { id?: unknown } | null) => each?.id) : [];
  if (ids.length === count && ids.every((id) => typeof id === "string" && id !== "")) return ids as string[];
  throw new MailError("uncertain", `The mail provider answered ${ids.length} ids for ${count} messages.`);
}
