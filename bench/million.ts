import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { editions } from "@/db/schema";
import { finishEdition } from "@/lib/editions/finish-edition";
import { FIRST_CURSOR } from "@/lib/editions/lease-batch";
import { queueDeliveries } from "@/lib/editions/queue-deliveries";
import { watchEdition } from "@/lib/editions/watch-edition";
import { median } from "@/lib/testing/median";
import { ledgerSizes } from "./million/ledger-sizes";
import { makeShortEdition } from "./million/make-short-edition";
import { settleOne, type Times } from "./million/settle-one";
import { onEachDatabase } from "./send/databases";
import { makeEdition } from "./send/make-edition";

/** Takes minutes, and gigabytes: only on request. `--readers=100000 --database=postgres` makes it short. */
export const isOnRequest = true;
export const options = ["--database=", "--readers="];

const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const READERS = Number(option("readers") ?? 1_000_000);
const BATCHES = Math.ceil(READERS / 100);
/** Batches sampled together: at the start, in the middle, at the end. */
const SAMPLED = Math.min(500, BATCHES >> 2);
const WINDOWS = { start: 0, middle: (BATCHES - SAMPLED) >> 1, end: BATCHES - SAMPLED };
const AT_MOST = 1.5;
const MESSAGE = { subject: "A million", html: "<p>A million</p>", text: "A million" };

/**
 * One edition for a million readers, every batch of it leased, claimed and settled; the provider takes no time. At
 * times an edition for a hundred is sent beside it: the two differ only in the length of the queue.
 */
export function run(): Promise<boolean> {
  return onEachDatabase(async ({ name, url }) => {
    const { db, close } = openDatabase(url);
    try {
      console.log(`     ${name}`);
      return await measure(db);
    } finally {
      await close();
    }
  });
}

async function measure(db: Database): Promise<boolean> {
  const id = await makeEdition(db, "San Francisco", READERS, MESSAGE);
  const [edition] = await db.select().from(editions).where(eq(editions.id, id));
  if (!edition) throw new Error("The edition was not found.");
  const queueMs = await timed(() => queueDeliveries(db, edition));
  console.log(
    `     ${READERS.toLocaleString("en")} ledger rows written in ${seconds(queueMs)}; ${await ledgerSizes(db, READERS)}`,
  );
  const long: Times[] = [];
  const short: Times[][] = [[], [], []];
  const sendMs = await timed(async () => {
    for (let after = FIRST_CURSOR; ; ) {
      const done = await settleOne(db, id, after);
      if (!done) break;
      after = done.upTo;
      const window = Object.values(WINDOWS).findIndex((first) => long.length >= first && long.length < first + SAMPLED);
      long.push(done.times);
      if (window < 0 || long.length % 5 > 0) continue;
      const beside = await settleOne(db, await makeShortEdition(db, `Beside ${long.length}`, MESSAGE), FIRST_CURSOR);
      if (beside) short[window]?.push(beside.times);
    }
  });
  console.log(
    `     ${long.length.toLocaleString("en")} batches in ${seconds(sendMs)}; ${await ledgerSizes(db, READERS)}`,
  );
  const ratios = Object.entries(WINDOWS).map(([where, first], index) =>
    printWindow(where, long.slice(first, first + SAMPLED), short[index] ?? []),
  );
  const { signal } = new AbortController();
  const countMs = await timed(() => watchEdition({ db, signal }, id).next());
  const finishMs = await timed(() => finishEdition(db, id, new Date()));
  console.log(`     closed in ${seconds(finishMs)}; counted by outcome in ${seconds(countMs)}`);
  const ratio = Math.max(...ratios);
  console.log(
    `${ratio <= AT_MOST ? "ok  " : "MISS"} a batch of ${READERS.toLocaleString("en")} over one of a hundred beside it, wherever it is worst: ${ratio.toFixed(2)}x, at most ${AT_MOST}x`,
  );
  return ratio <= AT_MOST;
}

function printWindow(where: string, long: Times[], short: Times[]): number {
  const of = (times: Times[], what: (times: Times) => number) => median(times.map(what));
  const all = ({ take, claim, settle }: Times) => take + claim + settle;
  const parts = (["take", "claim", "settle"] as const).map(
    (part) => `${part} ${of(long, (times) => times[part]).toFixed(1)}`,
  );
  console.log(
    `     ${where.padEnd(6)} ${of(long, all).toFixed(1)} ms a batch (${parts.join(", ")}); one of a hundred beside it ${of(short, all).toFixed(1)} ms`,
  );
  return of(long, all) / of(short, all);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
