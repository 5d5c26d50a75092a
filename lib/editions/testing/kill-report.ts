import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { FakeResend } from "@/lib/testing/fakes/resend";

/** What a run with kills came to, by the provider's count and by the ledger's. */
export type KillReport = {
  /** Of servers, each followed by another one. */
  kills: number;
  /** Boundaries at which no server died: there should be none. */
  unmet: string[];
  requests: number;
  /** Messages to readers that the provider took. */
  accepted: number;
  duplicates: number;
  /** Neither written to nor on record as somebody who had left. */
  missed: number;
  /** Who had left before their first hand-off, and who of them was written to all the same. */
  left: number;
  writtenToAfterLeaving: number;
  /** The ledger's rows, and how many of its "sent" the provider does not know by the stored id. */
  byState: Record<string, number>;
  unknownToProvider: number;
  editions: Record<string, number>;
  /** Guides without an edition: left behind where a server died while one was written. */
  strayGuides: number;
  summaries: number;
};

type KillTally = { kills: number; unmet: string[]; left: Set<string>; readers: number };

export async function buildKillReport(
  db: Database,
  { calls, ledger }: FakeResend,
  { left, readers, ...counted }: KillTally,
): Promise<KillReport> {
  const toReaders = ledger.accepted.filter(({ to }) => to.startsWith("reader-"));
  const reached = new Map<string, number>();
  for (const { to } of toReaders) reached.set(to, (reached.get(to) ?? 0) + 1);
  const known = new Set(toReaders.map(({ id }) => id));
  const { rows: sent } = await db.execute<{ id: string }>(
    sql`select provider_id as id from deliveries where state = 'sent'`,
  );
  const everybody = Array.from({ length: readers }, (_, i) => `reader-${i + 1}@example.com`);
  const {
    rows: [{ count: strayGuides } = { count: 0 }],
  } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from guides g where not exists (select from editions e where e.guide_id = g.id)`);
  return {
    ...counted,
    requests: calls.length,
    accepted: toReaders.length,
    duplicates: [...reached.values()].filter((count) => count > 1).length,
    missed: everybody.filter((email) => !reached.has(email) && !left.has(email)).length,
    left: left.size,
    writtenToAfterLeaving: [...left].filter((email) => reached.has(email)).length,
    byState: await countBy(db, sql`deliveries`),
    unknownToProvider: sent.filter(({ id }) => !known.has(id)).length,
    editions: await countBy(db, sql`editions`),
    strayGuides,
    summaries: ledger.accepted.filter(({ to }) => to === "admin@guides.example").length,
  };
}

async function countBy(db: Database, table: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from ${table} group by state order by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
