import { MINUTE_MS } from "@/lib/core/durations";
import type { Ctx } from "@/lib/ports/context";
import { type Mail, MailError, type MailMessage } from "@/lib/ports/mail";
import { claimRecipients, type Recipient } from "./claim-recipients";
import type { Batch } from "./lease-batch";
import { recordSent, recordUndelivered, releaseBatch } from "./record-batch-result";
import { recordRetry, regroupBatch } from "./retry-batch";

const MAX_BACKOFF_MS = 5 * MINUTE_MS;
/** Two hours: longer than a server that greylists holds a message off. */
const DEFERRALS_MAX = 30;

/** "stop" when every other hand-over would end in the same refusal. */
type DeliveryOutcome = { next: "go-on" } | { next: "stop"; reason: string };

/** Hands one batch over and writes what became of it into the ledger, whatever the provider does. */
export async function deliverBatch(
  ctx: Ctx,
  batch: Batch,
  { fill, clock }: { fill: (recipient: Recipient) => MailMessage; clock: () => Date },
): Promise<DeliveryOutcome> {
  const { db, providers, signal } = ctx;
  const { mail } = providers;
  const recipients = await claimRecipients(db, batch, mail.name, clock());
  if (recipients === null) {
    await releaseBatch(db, batch, clock());
    return { next: "go-on" };
  }
  if (recipients.length === 0) {
    await recordSent(db, batch, [], [], clock());
    return { next: "go-on" };
  }
  if (isKeyForgotten(batch, mail, clock())) {
    await giveUpOrRestart(ctx, batch, recipients, clock());
    return { next: "go-on" };
  }
  if (recipients.length > mail.batchMax) {
    await regroupBatch(db, batch, groupsOf(recipients, mail.batchMax), clock());
    return { next: "go-on" };
  }
  try {
    const messages = recipients.map(fill);
    const { ids } = await mail.sendBatch(messages, batch.id, signal);
    await recordSent(db, batch, recipients, ids, clock());
    return { next: "go-on" };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return recordFailure(ctx, batch, recipients, error, clock());
  }
}

async function recordFailure(
  { db, providers: { mail } }: Ctx,
  batch: Batch,
  recipients: Recipient[],
  { failure, message, retryAfterMs = 0 }: MailError,
  now: Date,
): Promise<DeliveryOutcome> {
  const remembersKeys = mail.keyLifetimeMs > 0;
  const isGivenUp = failure === "deferred" && batch.attempts >= DEFERRALS_MAX;
  if (failure === "uncertain" && !remembersKeys)
    await recordUndelivered(db, batch, { state: "uncertain", reason: message }, now);
  else if (failure === "refused" && recipients.length > 1) await regroupBatch(db, batch, halves(recipients), now);
  else if (failure === "refused" || failure === "no_mailbox" || isGivenUp) {
    const lost = { state: "failed", reason: message, isBounce: failure === "no_mailbox" } as const;
    await recordUndelivered(db, batch, lost, now);
  } else {
    const pauseMs = Math.max(retryAfterMs, backoffMs(batch.attempts));
    const mayBeTaken = batch.mayBeTaken || failure === "uncertain";
    const retry = { nextTryAt: new Date(now.getTime() + pauseMs), mayBeTaken, isFrozen: remembersKeys };
    await recordRetry(db, batch, retry, now);
  }
  return failure === "unauthorized" ? { next: "stop", reason: message } : { next: "go-on" };
}

/** Where the provider may have accepted it, nothing is sent again; where it surely has not, it starts over. */
async function giveUpOrRestart({ db }: Ctx, batch: Batch, recipients: Recipient[], now: Date): Promise<void> {
  if (!batch.mayBeTaken) return regroupBatch(db, batch, [recipients], now);
  const reason = "The provider may have taken it, and can no longer be queried.";
  await recordUndelivered(db, batch, { state: "uncertain", reason }, now);
}

/** Whether an earlier attempt can't be repeated under its key: too long ago, at another provider, or without any key. */
function isKeyForgotten({ firstTriedAt, provider }: Batch, { name, keyLifetimeMs }: Mail, now: Date): boolean {
  if (firstTriedAt === null) return false;
  const isOtherProvider = provider !== null && provider !== name;
  return keyLifetimeMs === 0 || isOtherProvider || now.getTime() - firstTriedAt.getTime() > keyLifetimeMs;
}

const backoffMs = (attempts: number): number => Math.min(500 * 2 ** attempts, MAX_BACKOFF_MS);

const halves = <T>(list: readonly T[]): T[][] => groupsOf(list, Math.ceil(list.length / 2));

const groupsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
