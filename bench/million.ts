import { eq, sql } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { editions } from "@/db/schema";
import { claimRecipients } from "@/lib/editions/claim-recipients";
import { finishEdition } from "@/lib/editions/finish-edition";
import { queueDeliveries } from "@/lib/editions/queue-deliveries";
import { settleSent } from "@/lib/editions/settle-batch";
import { START, takeBatch } from "@/lib/editions/take-batch";
import { watchEdition } from "@/lib/editions/watch-edition";
import { benchDatabases } from "./send/databases";
import { makeEdition } from "./send/make-edition";

/** Minutes, and gigabytes: only when it is asked for by name. `--readers=100000 --database=postgres` makes it short. */
export const isOnRequest = true;

const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const READERS = Number(option("readers") ?? 1_000_000);
/** Batches looked at together: at the start, in the middle, at the end. */
const LOOKED_AT = Math.min(500, Math.floor(READERS / 400));
const AT_MOST = 1.5;

type Times = { take: number; claim: number; settle: number; control: number };

/** One edition for a million readers, every batch of it taken, claimed and settled; the provider takes no time. */
export async function run(): Promise<boolean> {
  let hasHeld = true;
  for (const start of benchDatabases()) {
    const { name, url, stop } = await start();
    const { db, close } = openDatabase(url);
    try {
      console.log(`     ${name}`);
      hasHeld = (await measure(db)) && hasHeld;
    } finally {
      await close();
      await stop();
    }
  }
  return hasHeld;
}

async function measure(db: Database): Promise<boolean> {
  const message = { subject: "A million", html: "<p>A million</p>", text: "A million" };
  const id = await makeEdition(db, "San Francisco", READERS, message);
  const [edition] = await db.select().from(editions).where(eq(editions.id, id));
  if (!edition) throw new Error("The edition is gone.");
  // A hundred rows that are changed after each batch: what slows these down is the machine, not the length of the queue.
  await db.execute(sql`create table bench_control as select id, 0 as count from generate_series(1, 100) id`);
  const queueMs = await timed(() => queueDeliveries(db, edition));
  console.log(`     ${READERS.toLocaleString("en")} ledger rows written in ${seconds(queueMs)}; ${await sizes(db)}`);
  const times: Times[] = [];
  const sendMs = await timed(async () => {
    for (let after = START; ; ) {
      const done = await handOver(db, id, after);
      if (!done) break;
      times.push(done.times);
      after = done.upTo;
    }
  });
  console.log(`     ${times.length.toLocaleString("en")} batches in ${seconds(sendMs)}; ${await sizes(db)}`);
  const middle = (times.length - LOOKED_AT) >> 1;
  const parts = [times.slice(0, LOOKED_AT), times.slice(middle, middle + LOOKED_AT), times.slice(-LOOKED_AT)];
  const medians = parts.map((part) => ({
    take: median(part.map(({ take }) => take)),
    claim: median(part.map(({ claim }) => claim)),
    control: median(part.map(({ control }) => control)),
    settle: median(part.map(({ settle }) => settle)),
    all: median(part.map(({ take, claim, settle }) => take + claim + settle)),
  }));
  ["start", "middle", "end"].forEach((where, at) => {
    const { take = 0, claim = 0, settle = 0, all = 0, control = 0 } = medians[at] ?? {};
    console.log(
      `     ${where.padEnd(6)} a batch's statements: ${all.toFixed(1)} ms (take ${take.toFixed(1)}, claim ${claim.toFixed(1)}, settle ${settle.toFixed(1)}); the control ${control.toFixed(1)} ms`,
    );
  });
  const signal = new AbortController().signal;
  const countMs = await timed(() => watchEdition({ db, signal }, id).next());
  const finishMs = await timed(() => finishEdition(db, id, new Date()));
  console.log(`     closed in ${seconds(finishMs)}; counted by outcome in ${seconds(countMs)}`);
  const [first = Number.NaN, , last = Number.NaN] = medians.map(({ all, control }) => all / control);
  const ratio = last / first;
  console.log(
    `${ratio <= AT_MOST ? "ok  " : "MISS"} a batch at the end over one at the start, each over its control: ${ratio.toFixed(2)}x, at most ${AT_MOST}x`,
  );
  return ratio <= AT_MOST;
}

async function handOver(
  db: Database,
  editionId: string,
  after: string,
): Promise<{ times: Times; upTo: string } | null> {
  const startedAt = performance.now();
  const batch = await takeBatch(db, editionId, new Date(), after);
  if (!batch) return null;
  const takenAt = performance.now();
  const recipients = (await claimRecipients(db, batch, new Date())) ?? [];
  const claimedAt = performance.now();
  const ids = recipients.map(({ id }) => `provider-${id}`);
  await settleSent(db, batch, recipients, ids, new Date());
  const settledAt = performance.now();
  await db.execute(sql`update bench_control set count = count + 1`);
  const times = {
    take: takenAt - startedAt,
    claim: claimedAt - takenAt,
    settle: settledAt - claimedAt,
    control: performance.now() - settledAt,
  };
  return { times, upTo: batch.upTo ?? after };
}

async function sizes(db: Database): Promise<string> {
  const [row] = await db.execute<{ rows: string; indexes: string; batches: string }>(sql`
    select pg_table_size('deliveries') as rows, pg_indexes_size('deliveries') as indexes,
      pg_total_relation_size('delivery_batches') as batches`);
  const each = (bytes = "0") => `${Math.round(Number(bytes) / READERS)} B`;
  return `a reader's row takes ${each(row?.rows)}, its indexes ${each(row?.indexes)}; batches ${each(row?.batches)} a reader`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
