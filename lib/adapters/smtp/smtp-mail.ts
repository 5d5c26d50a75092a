import { MINUTE_MS, SECOND_MS } from "@/lib/core/durations";
import type { SmtpServer } from "@/lib/core/smtp-url";
import { checkMessages } from "@/lib/mail/check-messages";
import { type Mail, MailError, type MailMessage } from "@/lib/ports/mail";
import { type Clock, RateLimiter } from "../pacing/rate-limiter";
import { composeMessage } from "./compose-message";
import { makeMessageId } from "./message-id";
import { SmtpConnections } from "./smtp-connections";

type SmtpOptions = {
  server: SmtpServer;
  /** As "Kumquat <hello@guides.example>". */
  from: string;
  /** Where mail servers report what they could not deliver; else the sender's address. */
  bounceAddress?: string | undefined;
  deriveToken: (words: string) => string;
  ratePerSecond?: number | undefined;
  timeoutMs?: number;
  clock?: Clock;
};

const DEFAULT_RATE_PER_SECOND = 10;
/** Few enough for every mail server's limit. */
const CONCURRENCY = 4;
/** Well within the lease of a batch: nobody else may take it up meanwhile. */
const TIMEOUT_MS = MINUTE_MS;
const PAUSE_MIN_MS = SECOND_MS;
const PAUSE_MAX_MS = 30 * SECOND_MS;

/**
 * Mail through an SMTP server: one message to one reader in each hand-off. A server remembers no keys, so a message
 * that was sent twice would arrive twice, under the same Message-ID. One instance per process, because it holds the rate.
 */
export function smtpMail({
  server,
  from,
  bounceAddress,
  deriveToken,
  ratePerSecond = DEFAULT_RATE_PER_SECOND,
  timeoutMs = TIMEOUT_MS,
  clock,
}: SmtpOptions): Mail {
  const sender = addressOf(from);
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const limiter = new RateLimiter(ratePerSecond, clock);
  const connections = new SmtpConnections(server, domain, CONCURRENCY);
  let failuresInARow = 0;

  async function send(message: MailMessage, key: string, signal: AbortSignal): Promise<{ id: string }> {
    checkMessages([message]);
    const id = makeMessageId(deriveToken, key, message.to, domain);
    const raw = await composeMessage(message, { from, messageId: id });
    const envelope = { from: bounceAddress ?? sender, to: message.to, messageId: id };
    try {
      await connections.deliver(envelope, raw, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      if (error instanceof MailError && error.failure === "unavailable") {
        limiter.pause(Math.min(PAUSE_MIN_MS * 2 ** failuresInARow++, PAUSE_MAX_MS));
      }
      throw error;
    }
    failuresInARow = 0;
    return { id };
  }

  return {
    name: "smtp",
    batchMax: 1,
    concurrency: CONCURRENCY,
    keyLifetimeMs: 0,
    waitForTurn: (signal) =>
      limiter.waitForTurn(signal).catch((cause: unknown) => {
        throw new MailError("unavailable", "The hand-off was called off before its turn.", undefined, { cause });
      }),
    send,
    async sendBatch(messages, key, signal) {
      const [message, ...more] = messages;
      if (!message || more.length > 0) {
        throw new MailError("refused", `A hand-off by SMTP is one message, not ${messages.length}.`);
      }
      const { id } = await send(message, key, signal);
      return { ids: [id] };
    },
  };
}

/** "hello@guides.example" of "Kumquat <hello@guides.example>". */
const addressOf = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
