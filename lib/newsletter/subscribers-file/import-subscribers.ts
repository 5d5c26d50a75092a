import { inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { subscribers, suppressions } from "@/db/schema";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import type { Ctx } from "@/lib/ports/context";
import type { LeftOut, SubscribersFile } from "./parse-subscribers";
import { planImport, type StoredAddress } from "./plan-import";
import { chunks, formatDone, writePlan } from "./write-plan";

export type SubscribersImport = {
  added: number;
  unsubscribed: number;
  suppressed: number;
  unchanged: number;
  leftOut: LeftOut[];
};

type ImportOptions = {
  fileName: string;
  isDryRun: boolean;
  /** Aborted, it stores nothing. */
  signal?: AbortSignal;
  onProgress?: (state: string) => void;
};

/**
 * Brings a file's subscribers in, in one transaction, or says what that would do. It overrides no unsubscribe and no
 * suppression, links no account and sends nothing; the same file again changes nothing.
 */
export async function importSubscribers(
  { db, now }: Pick<Ctx, "db" | "now">,
  file: SubscribersFile,
  { fileName, isDryRun, signal, onProgress }: ImportOptions,
): Promise<SubscribersImport> {
  return db.transaction(async (tx) => {
    const plan = planImport(file, await readStored(tx, file, { signal, onProgress }));
    const result = {
      added: plan.add.length,
      unsubscribed: plan.cancel.length,
      suppressed: plan.suppress.length,
      unchanged: plan.unchanged,
      leftOut: plan.leftOut,
    };
    if (isDryRun) return result;
    await writePlan(tx, plan, { now, signal, onProgress });
    signal?.throwIfAborted();
    const { leftOut, added, ...counts } = result;
    const detail = { ...counts, imported: added, leftOut: leftOut.length };
    await recordAction(tx, { user: COMMAND_LINE, now }, "subscribers.imported", { name: fileName, detail });
    return result;
  });
}

async function readStored(
  tx: Transaction,
  file: SubscribersFile,
  { signal, onProgress }: Pick<ImportOptions, "signal" | "onProgress">,
): Promise<Map<string, StoredAddress>> {
  const all = [...file.subscriptions, ...file.optOuts, ...file.suppressions].map(({ emailKey }) => emailKey);
  const stored = new Map<string, StoredAddress>();
  const at = (key: string) => {
    const known = stored.get(key) ?? { subscriptions: [], suppression: null };
    stored.set(key, known);
    return known;
  };
  // In the same order everywhere, so that two imports at once wait for each other.
  const sorted = [...new Set(all)].sort();
  let done = 0;
  for (const keys of chunks(sorted)) {
    signal?.throwIfAborted();
    onProgress?.(formatDone(done, sorted.length, "looked up"));
    done += keys.length;
    const rows = await tx
      .select()
      .from(subscribers)
      .where(inArray(subscribers.emailKey, keys))
      .orderBy(subscribers.emailKey, subscribers.city)
      .for("update");
    for (const row of rows) at(row.emailKey).subscriptions.push(row);
    const suppressed = await tx.select().from(suppressions).where(inArray(suppressions.emailKey, keys));
    for (const { emailKey, reason } of suppressed) at(emailKey).suppression = reason;
  }
  return stored;
}
