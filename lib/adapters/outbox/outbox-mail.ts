import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { outbox } from "@/db/schema";
import { sha256 } from "@/lib/core/sha256";
import { checkMessages } from "@/lib/mail/check-messages";
import { MAIL_BATCH_MAX, type Mail, MailError, type MailMessage } from "@/lib/ports/mail";

/** The embedded mail: messages stay in the database, where /dev/outbox shows them. */
export function outboxMail({ db, from }: { db: Database; from: string }): Mail {
  const handOver = (messages: readonly MailMessage[], key: string, signal: AbortSignal) => {
    checkMessages(messages);
    signal.throwIfAborted();
    return storeMessages(db, from, messages, key);
  };
  return {
    name: "outbox",
    batchMax: MAIL_BATCH_MAX,
    concurrency: 8,
    keyLifetimeMs: Number.POSITIVE_INFINITY,
    async waitForTurn() {},
    async send(message, idempotencyKey, signal) {
      const [id] = await handOver([message], idempotencyKey, signal);
      if (id === undefined) throw new MailError("unavailable", "The outbox stored nothing.");
      return { id };
    },
    async sendBatch(messages, idempotencyKey, signal) {
      return { ids: await handOver(messages, idempotencyKey, signal) };
    },
  };
}

/** One transaction: the second call with a key waits, then finds what the first one stored. */
function storeMessages(db: Database, from: string, messages: readonly MailMessage[], key: string): Promise<string[]> {
  const contentHash = sha256(JSON.stringify(messages));
  const createdAt = sql`now()`;
  const rows = messages.map(({ to, subject, html, text, headers = {} }, position) => ({
    idempotencyKey: key,
    position,
    contentHash,
    createdAt,
    sender: from,
    recipient: to,
    recipientKey: to.toLowerCase(),
    subject,
    html,
    text,
    headers,
  }));
  return db.transaction(async (tx) => {
    await tx.insert(outbox).values(rows).onConflictDoNothing();
    const stored = await tx
      .select({ id: outbox.id, contentHash: outbox.contentHash })
      .from(outbox)
      .where(eq(outbox.idempotencyKey, key))
      .orderBy(asc(outbox.position));
    if (stored.some((row) => row.contentHash !== contentHash)) {
      throw new MailError("uncertain", "This idempotency key was used for another message.");
    }
    return stored.map(({ id }) => id);
  });
}
