import { HOUR_MS, MINUTE_MS } from "@/lib/core/durations";
import type { Ctx } from "@/lib/ports/context";
import { MailError, type MailMessage } from "@/lib/ports/mail";
import { claimRecipients, type Recipient } from "./claim-recipients";
import type { Batch } from "./lease-batch";
import { recordRetry, recordSent, recordUndelivered, regroupBatch, releaseBatch } from "./record-batch-result";

/** Providers forget an idempotency key after 24 hours; one hour is reserved for clocks that disagree. */
export const KEY_LIFETIME_MS = 23 * HOUR_MS;
const MAX_BACKOFF_MS = 5 * MINUTE_MS;

/** "stop" when every other hand-over would end in the same refusal. */
type DeliveryOutcome = { next: "go-on" } | { next: "stop"; reason: string };

/** Hands one batch over and writes what became of it into the ledger, whatever the provider does. */
export async function deliverBatch(
  ctx: Ctx,
  batch: Batch,
  { fill, clock }: { fill: (recipient: Recipient) => MailMessage; clock: () => Date },
): Promise<DeliveryOutcome> {
  const { db, providers, signal } = ctx;
  const recipients = await claimRecipients(db, batch, clock());
  if (recipients === null) {
    await releaseBatch(db, batch, clock());
    return { next: "go-on" };
  }
  if (recipients.length === 0) {
    await recordSent(db, batch, [], [], clock());
    return { next: "go-on" };
  }
  if (isKeyExpired(batch, clock())) {
    await giveUpOrRestart(ctx, batch, recipients, clock());
    return { next: "go-on" };
  }
  try {
    const messages = recipients.map(fill);
    const { ids } = await providers.mail.sendBatch(messages, batch.id, signal);
    await recordSent(db, batch, recipients, ids, clock());
    return { next: "go-on" };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return recordFailure(ctx, batch, recipients, error, clock());
  }
}

async function recordFailure(
  { db }: Ctx,
  batch: Batch,
  recipients: Recipient[],
  { failure, message, retryAfterMs = 0 }: MailError,
  now: Date,
): Promise<DeliveryOutcome> {
  if (failure === "refused") {
    if (recipients.length === 1) await recordUndelivered(db, batch, "failed", message, now);
    else await regroupBatch(db, batch, halves(recipients), now);
    return { next: "go-on" };
  }
  const pauseMs = Math.max(retryAfterMs, backoffMs(batch.attempts));
  const mayBeTaken = batch.mayBeTaken || failure === "uncertain";
  await recordRetry(db, batch, { nextTryAt: new Date(now.getTime() + pauseMs), mayBeTaken }, now);
  return failure === "unauthorized" ? { next: "stop", reason: message } : { next: "go-on" };
}

/** Where the provider may have accepted it, nothing is sent again; where it surely has not, it starts over. */
async function giveUpOrRestart({ db }: Ctx, batch: Batch, recipients: Recipient[], now: Date): Promise<void> {
  if (!batch.mayBeTaken) return regroupBatch(db, batch, [recipients], now);
  const reason = "The provider may have taken it, and can no longer be queried.";
  await recordUndelivered(db, batch, "uncertain", reason, now);
}

const isKeyExpired = ({ firstTriedAt }: Batch, now: Date): boolean =>
  firstTriedAt !== null && now.getTime() - firstTriedAt.getTime() > KEY_LIFETIME_MS;

const backoffMs = (attempts: number): number => Math.min(500 * 2 ** attempts, MAX_BACKOFF_MS);

function halves<T>(list: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}
