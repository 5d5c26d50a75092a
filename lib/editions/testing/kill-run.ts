import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@/db/client";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { seededRandom } from "@/lib/core/cover/random";
import { startFakeResend } from "@/lib/testing/fakes/resend";
import { LEASE_MS } from "../lease-batch";
import { DELIVERY_BOUNDARIES, randomCrashes as momentsOf, type RandomCrash, STEP_BOUNDARIES } from "./crash-points";
import { injectFaults } from "./inject-faults";
import { buildKillReport, type KillReport } from "./kill-report";
import { removeOneReader } from "./remove-one-reader";
import { countWaiting, insertReaders, isIdle, isSendFinished, isWaitingForSend, nextDueAt } from "./send-state";
import { type Server, serverPool } from "./server-pool";

type Options = {
  db: Database;
  url: string;
  seed: number;
  readers: number;
  /** How often a server dies at each boundary of a hand-over. */
  rounds?: number;
  /** How many more die at random moments. */
  moments: number;
};

const EVE = new Date("2026-11-19T15:00:00Z");
const EIGHT = new Date("2026-11-19T16:00:05Z");
/** The boundaries that come when everybody has been written to. */
const END_BOUNDARY = /^(hand-over|finish|send-summary) is /;
/** As long as a server may live without meeting its end. */
const LIFETIME_MAX_MS = 60_000;
/** As long as so many wait, there is something to die in the middle of. */
const MIN_WAITING = 400;

/**
 * A Thursday from its tick to its last reader, by servers that are killed one after the other while the provider
 * fails too, and while readers leave. Each server lives after the leases of those before it, and dies at the first
 * boundary at which none has died enough. The database is empty.
 */
export async function killRun({ db, url, seed, readers, rounds = 1, moments }: Options): Promise<KillReport> {
  const random = seededRandom(seed);
  const fake = await startFakeResend();
  const pool = await serverPool({
    DATABASE_URL: url,
    RESEND_BASE_URL: fake.url,
    APP_URL: "https://guides.example",
    AUTH_SECRET: "s".repeat(32),
    SUPPORT_EMAIL: "admin@guides.example",
  });
  const left = new Set<string>();
  const unmet = [...STEP_BOUNDARIES, ...Array.from({ length: rounds }, () => DELIVERY_BOUNDARIES).flat()];
  const isMiddle = () => unmet.every((point) => END_BOUNDARY.test(point));
  const crashes = momentsOf(seed, moments);
  let kills = 0;
  let now = EIGHT;

  /** One server's life, or several's at once. */
  async function live(crash: RandomCrash | undefined): Promise<void> {
    const { begin, kill, ended } = await pool.take();
    const others: Server[] = [];
    while (crash && "others" in crash && others.length < crash.others) others.push(await pool.take());
    injectFaults(fake, random, crash && "taken" in crash ? { nth: crash.taken, kill } : null);
    const orders = { now: now.toISOString(), diesAt: [...unmet] };
    const bornAt = performance.now();
    for (const each of [begin, ...others.map((other) => other.begin)]) each(orders);
    let hasEnded = false;
    const end = ended.then(() => {
      hasEnded = true;
    });
    while (!hasEnded) {
      const age = performance.now() - bornAt;
      const isDue = crash && "afterMs" in crash && age >= crash.afterMs;
      if (isDue || age > LIFETIME_MAX_MS || (await isIdle(db, new Date(now.getTime() + age)))) kill();
      await Promise.race([end, wait(25)]);
    }
    for (const other of others) other.kill();
    for (const point of await Promise.all([ended, ...others.map((other) => other.ended)])) {
      kills += 1;
      if (point !== null && unmet.includes(point)) unmet.splice(unmet.indexOf(point), 1);
    }
    now = new Date(Math.max(now.getTime() + LEASE_MS + 10_000, (await nextDueAt(db))?.getTime() ?? 0));
  }

  try {
    await insertReaders(db, readers);
    await seedCatalogue(db);
    const first = await pool.take();
    first.begin({ now: EVE.toISOString(), diesAt: [] });
    while (!(await isWaitingForSend(db))) await wait(20);
    first.kill();
    await first.ended;
    while (!(await isSendFinished(db))) {
      await live(isMiddle() && (await countWaiting(db)) >= MIN_WAITING ? crashes.shift() : undefined);
      await removeOneReader(db, random, left);
    }
    return await buildKillReport(db, fake, { kills: kills + 1, unmet, left, readers });
  } finally {
    pool.close();
    await fake.close();
  }
}
