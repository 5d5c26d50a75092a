import type { Database } from "@/db/client";
import { claimRecipients } from "@/lib/editions/claim-recipients";
import { leaseBatch } from "@/lib/editions/lease-batch";
import { recordSent } from "@/lib/editions/record-batch-result";
import { MAIL_BATCH_MAX } from "@/lib/ports/mail";

/** Durations of one batch's statements, in milliseconds. */
export type Times = { take: number; claim: number; settle: number };

/** Runs the edition's next batch as the send does, without handing it to a provider. Null when none is left. */
export async function settleOne(
  db: Database,
  editionId: string,
  after: string,
): Promise<{ times: Times; upTo: string } | null> {
  const startedAt = performance.now();
  const batch = await leaseBatch(db, editionId, new Date(), { after, batchMax: MAIL_BATCH_MAX });
  if (!batch) return null;
  const takenAt = performance.now();
  const recipients = (await claimRecipients(db, batch, "resend", new Date())) ?? [];
  const claimedAt = performance.now();
  const ids = recipients.map(({ id }) => `provider-${id}`);
  await recordSent(db, batch, recipients, ids, new Date());
  const times = { take: takenAt - startedAt, claim: claimedAt - takenAt, settle: performance.now() - claimedAt };
  return { times, upTo: batch.cursor ?? after };
}
