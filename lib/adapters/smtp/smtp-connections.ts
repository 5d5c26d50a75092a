import PQueue from "p-queue";
import { SECOND_MS } from "@/lib/core/durations";
import type { SmtpServer } from "@/lib/core/smtp-url";
import { MailError } from "@/lib/ports/mail";
import { type Envelope, SmtpSession } from "./smtp-session";

/** Servers count messages per connection, and hang up on one that is silent. */
const MESSAGES_MAX = 100;
const IDLE_MAX_MS = 5 * SECOND_MS;

/** A few connections that are kept open between messages. Nothing is sent again but what certainly never left. */
export class SmtpConnections {
  private readonly idle = new Map<SmtpSession, NodeJS.Timeout>();
  private readonly queue: PQueue;

  constructor(
    private readonly server: SmtpServer,
    private readonly name: string,
    concurrency: number,
  ) {
    this.queue = new PQueue({ concurrency });
  }

  /** Waits for a free connection, and hands one message over. @throws MailError */
  deliver(envelope: Envelope, raw: Buffer, signal: AbortSignal): Promise<void> {
    return this.queue.add(async () => {
      if (signal.aborted) throw new MailError("unavailable", "The hand-off was called off before its turn.");
      const kept = this.take();
      if (kept) {
        try {
          return await this.deliverOn(kept, envelope, raw, signal);
        } catch (error) {
          // The server may have hung up meanwhile, or wants no more on this connection.
          const isStale = error instanceof MailError && error.failure === "unavailable" && !signal.aborted;
          if (!isStale) throw error;
        }
      }
      return this.deliverOn(await SmtpSession.open(this.server, this.name, signal), envelope, raw, signal);
    });
  }

  private async deliverOn(session: SmtpSession, envelope: Envelope, raw: Buffer, signal: AbortSignal): Promise<void> {
    try {
      await session.deliver(envelope, raw, signal);
    } finally {
      if (session.handled >= MESSAGES_MAX) session.close();
      else if (session.isUsable) this.keep(session);
    }
  }

  private take(): SmtpSession | undefined {
    for (const [session, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(session);
      if (session.isUsable) return session;
    }
    return undefined;
  }

  private keep(session: SmtpSession): void {
    const timer = setTimeout(() => {
      this.idle.delete(session);
      session.close();
    }, IDLE_MAX_MS);
    this.idle.set(session, timer);
  }
}
