import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "@/db/client";
import { mailWebhooks, softBounces, subscribers, suppressions } from "@/db/schema";
import { emailKey } from "@/lib/contracts/email-address";
import type { Ctx } from "@/lib/ports/context";

/** After this many transient bounces, without a delivery between them, we stop mailing the address. */
const SOFT_BOUNCES_MAX = 5;
/** Mail servers report no deliveries: after so long without a bounce, the weekly messages have arrived. */
const ARRIVED_AFTER = sql`interval '3 weeks'`;

const WebhookPayload = z.object({
  created_at: z.string().refine((written) => !Number.isNaN(Date.parse(written))),
  data: z.object({
    to: z.union([z.string(), z.array(z.string())]).optional(),
    email: z.string().optional(),
    unsubscribed: z.boolean().optional(),
    bounce: z.object({ type: z.string().optional() }).optional(),
  }),
});
type WebhookPayload = z.infer<typeof WebhookPayload>;

/** Applies an event from the mail provider. Idempotent and order-independent. */
export async function applyWebhook({ db, now }: Ctx, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [webhook] = await tx
      .update(mailWebhooks)
      .set({ appliedAt: now })
      .where(and(eq(mailWebhooks.id, id), isNull(mailWebhooks.appliedAt)))
      .returning();
    const payload = WebhookPayload.safeParse(webhook?.payload);
    if (!webhook || !payload.success) return;
    for (const address of addressesOf(payload.data)) await applyEvent(tx, webhook.type, address, payload.data, now);
  });
}

async function applyEvent(tx: Transaction, type: string, key: string, { data, created_at }: WebhookPayload, now: Date) {
  if (type === "email.complained") return suppress(tx, key, "complaint", now);
  if (type === "contact.updated" && data.unsubscribed === true) {
    // Reported late: whoever has subscribed again since then has changed their mind.
    if (await hasConfirmedSince(tx, key, new Date(created_at))) return;
    return leaveAll(tx, key, now);
  }
  if (type === "email.suppressed") return suppress(tx, key, "bounce", now);
  if (type === "email.bounced") {
    if (isPermanentBounce(data.bounce?.type)) return suppress(tx, key, "bounce", now);
    return countSoftBounce(tx, key, new Date(created_at), now);
  }
  // A bounce that happened after this delivery still counts, even if it was reported earlier.
  if (type === "email.delivered") {
    await tx
      .delete(softBounces)
      .where(and(eq(softBounces.emailKey, key), lt(softBounces.updatedAt, new Date(created_at))));
  }
}

const hasConfirmedSince = async (tx: Transaction, key: string, moment: Date): Promise<boolean> =>
  (await tx.$count(subscribers, and(eq(subscribers.emailKey, key), gt(subscribers.confirmedAt, moment)))) > 0;

/** A permanent suppression replaces a temporary one, whichever is reported first. */
async function suppress(tx: Transaction, key: string, reason: "bounce" | "complaint" | "unsubscribe", now: Date) {
  await tx
    .insert(suppressions)
    .values({ emailKey: key, reason, createdAt: now })
    .onConflictDoUpdate({
      target: suppressions.emailKey,
      set: { reason },
      setWhere: sql`${suppressions.reason} = 'unsubscribe'`,
    });
}

/** The rows end with it: their pages tell it, and a new opt-in begins anew. */
async function leaveAll(tx: Transaction, key: string, now: Date) {
  await suppress(tx, key, "unsubscribe", now);
  await tx
    .update(subscribers)
    .set({ state: "cancelled", cancelledAt: now, updatedAt: now })
    .where(and(eq(subscribers.emailKey, key), eq(subscribers.state, "confirmed")));
}

async function countSoftBounce(tx: Transaction, key: string, happenedAt: Date, now: Date) {
  const [row] = await tx
    .insert(softBounces)
    .values({ emailKey: key, count: 1, updatedAt: happenedAt })
    .onConflictDoUpdate({
      target: softBounces.emailKey,
      set: {
        count: sql`case when excluded.updated_at > ${softBounces.updatedAt} + ${ARRIVED_AFTER} then 1 else ${softBounces.count} + 1 end`,
        updatedAt: sql`greatest(${softBounces.updatedAt}, excluded.updated_at)`,
      },
    })
    .returning({ count: softBounces.count });
  if (row && row.count >= SOFT_BOUNCES_MAX) await suppress(tx, key, "bounce", now);
}

const isPermanentBounce = (type: string | undefined): boolean => /^permanent$/i.test(type ?? "");

/** "Ana <ana@example.com>" or the bare address. */
function addressesOf({ data: { to = [], email } }: WebhookPayload): string[] {
  const written = [...(Array.isArray(to) ? to : [to]), ...(email ? [email] : [])];
  return [...new Set(written.map((address) => emailKey(/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim())))];
}
