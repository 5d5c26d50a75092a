import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ImportPlan } from "./plan-import";

const CHUNK_SIZE = 1_000;

type WriteOptions = { now: Date; signal?: AbortSignal; onProgress?: (state: string) => void };

/** Each statement decides again: somebody may have subscribed or left since the plan was made. */
export async function writePlan(
  tx: Transaction,
  { add, cancel, suppress }: ImportPlan,
  { now, signal, onProgress }: WriteOptions,
): Promise<void> {
  const total = suppress.length + cancel.length + add.length;
  let done = 0;
  const next = (rows: readonly unknown[]) => {
    signal?.throwIfAborted();
    onProgress?.(formatDone(done, total, "written"));
    done += rows.length;
  };
  for (const rows of chunks(suppress)) {
    next(rows);
    const values = rows.map(({ emailKey, reason, at }) => ({ email_key: emailKey, reason, at: at ?? now }));
    await tx.execute(sql`
      insert into suppressions (email_key, reason, created_at)
      select email_key, reason, at from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as r(email_key text, reason text, at timestamptz)
      on conflict (email_key) do update set reason = excluded.reason, created_at = excluded.created_at
      where suppressions.reason = 'unsubscribe' and excluded.reason <> 'unsubscribe'`);
  }
  const leave = sql`state = 'cancelled', cancelled_at = excluded.cancelled_at`;
  const whoHasNotLeft = sql`subscribers.state <> 'cancelled'`;
  for (const rows of chunks(cancel)) {
    next(rows);
    const values = rows.map(({ at, consentSource, ...row }) => ({
      ...row,
      state: "cancelled",
      consentSource: consentSource ?? "import",
      cancelledAt: at ?? now,
    }));
    await upsert(tx, values, now, { set: leave, where: whoHasNotLeft });
  }
  const join = sql`state = 'confirmed', confirmed_at = excluded.confirmed_at, consent_source = excluded.consent_source`;
  const whoHasAsked = sql`subscribers.state = 'pending'`;
  for (const rows of chunks(add)) {
    next(rows);
    const values = rows.map((row) => ({ ...row, state: "confirmed", cancelledAt: null }));
    await upsert(tx, values, now, { set: join, where: whoHasAsked });
  }
}

type Row = {
  email: string;
  emailKey: string;
  city: string;
  state: string;
  consentAt: Date | null;
  consentSource: string;
  cancelledAt: Date | null;
};

/* As one parameter: bound cell by cell, 20,000 rows took 9.6 s instead of 3.2. */
async function upsert(
  tx: Transaction,
  rows: Row[],
  now: Date,
  { set, where }: { set: SQL; where: SQL },
): Promise<void> {
  await tx.execute(sql`
    insert into subscribers (email, email_key, city, state, confirmed_at, consent_source, cancelled_at, updated_at)
    select email, "emailKey", city, state, "consentAt", "consentSource", "cancelledAt", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(email text, "emailKey" text, city text, state text,
      "consentAt" timestamptz, "consentSource" text, "cancelledAt" timestamptz)
    on conflict (email_key, city) do update set ${set}, updated_at = excluded.updated_at where ${where}`);
}

export const formatDone = (done: number, total: number, verb: string): string =>
  `${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} addresses ${verb}`;

export function* chunks<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += CHUNK_SIZE) yield list.slice(at, at + CHUNK_SIZE);
}
