import { mailWebhooks } from "@/db/schema";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import type { MailWebhook } from "@/lib/ports/mail";

/** Keeps what the mail provider told us, once, and has it acted on: a repetition changes nothing. */
export async function receiveWebhook({ db, now }: Ctx, { id, type, payload }: MailWebhook): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await tx
      .insert(mailWebhooks)
      .values({ id, type, payload, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: mailWebhooks.id });
    if (kept.length === 0) return;
    await emit(tx, { name: "mail/webhook.received", data: { webhookId: id }, id: `webhook:${id}` });
  });
}
