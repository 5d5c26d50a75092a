import { mailWebhooks } from "@/db/schema";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import type { MailWebhook } from "@/lib/ports/mail";

/** Stores an event of the mail provider, once, and applies it: a repeated event changes nothing. */
export async function receiveWebhook({ db, now }: Ctx, { id, type, payload }: MailWebhook): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(mailWebhooks)
      .values({ id, type, payload, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: mailWebhooks.id });
    if (stored.length === 0) return;
    await emit(tx, { name: "mail/webhook.received", data: { webhookId: id }, id: `webhook:${id}` });
  });
}
