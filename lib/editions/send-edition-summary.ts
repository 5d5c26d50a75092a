import { and, eq, isNotNull, sql } from "drizzle-orm";
import { deliveries, editions, guides } from "@/db/schema";
import type { EditionState } from "@/lib/contracts/edition";
import { renderSendSummary } from "@/lib/mail/render/render-send-summary";
import type { Ctx } from "@/lib/ports/context";

/**
 * Sends the operator a summary of an edition: one message to the support address, sent once. Nothing while
 * it is still going on. A retry is the same message under the same key.
 */
export async function sendEditionSummary({ db, providers, signal }: Ctx, id: string): Promise<void> {
  const [edition] = await db
    .select({ row: editions, guide: { id: guides.id, name: guides.name } })
    .from(editions)
    .leftJoin(guides, eq(guides.id, editions.guideId))
    .where(eq(editions.id, id));
  if (!edition) return;
  const { row, guide } = edition;
  const { state: outcome } = row;
  if (!isStopped(outcome)) return;
  const message = await renderSendSummary(providers.senderInfo, providers.senderInfo.supportEmail, {
    city: row.city,
    week: row.week,
    outcome,
    guide,
    counts: await countDeliveries({ db }, id),
    startedAt: row.openedAt,
    finishedAt: row.finishedAt ?? row.updatedAt,
    problems: await listProblems({ db }, id, row.note),
  });
  await providers.mail.waitForTurn(signal);
  await providers.mail.send(message, `${id}-summary-${row.updatedAt.getTime()}`, signal);
}

const isStopped = (state: EditionState): state is "sent" | "paused" | "failed" =>
  state === "sent" || state === "paused" || state === "failed";

async function countDeliveries({ db }: Pick<Ctx, "db">, id: string) {
  const rows = await db
    .select({ state: deliveries.state, count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(eq(deliveries.editionId, id))
    .groupBy(deliveries.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { sent: of("sent"), failed: of("failed"), skipped: of("skipped"), uncertain: of("uncertain") };
}

/** The edition's own note, then each reason in the ledger with the number of readers without their guide. */
async function listProblems({ db }: Pick<Ctx, "db">, id: string, note: string | null): Promise<string[]> {
  const reasons = await db
    .select({ reason: deliveries.reason, count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(and(eq(deliveries.editionId, id), isNotNull(deliveries.reason)))
    .groupBy(deliveries.reason)
    .orderBy(sql`count(*) desc`, deliveries.reason);
  return [...(note ? [note] : []), ...reasons.map(({ reason, count }) => `${count}: ${reason}`)];
}
