import { setTimeout as wait } from "node:timers/promises";
import { importCatalogue } from "@/db/catalogue/import";
import type { Database } from "@/db/client";
import { startResend } from "@/e2e/stand-ins/resend";
import { chance } from "../../cover/chance";
import { LEASE_MS } from "../take-batch";
import { countUp, type KillReport } from "./count-up";
import { type Doom, HAND_OVER_BOUNDARIES, moments as momentsOf, STEP_BOUNDARIES } from "./doom";
import { leaveOne } from "./leave-one";
import { misbehave } from "./misbehave";
import { type Server, servers } from "./servers";
import { countWaiting, isFinished, isIdle, makeReaders, nextDue, waitsForEight } from "./thursday";

type Options = {
  db: Database;
  url: string;
  seed: number;
  readers: number;
  /** How often a server dies at each boundary of a hand-over. */
  rounds?: number;
  /** How many more die at moments that nobody chose. */
  moments: number;
};

const EVE = new Date("2026-11-19T15:00:00Z");
const EIGHT = new Date("2026-11-19T16:00:05Z");
/** The boundaries that come when everybody has been written to. */
const END = /^(hand-over|finish|tell-the-desk) is /;
/** As long as a server may live without meeting its end. */
const PATIENCE_MS = 60_000;
/** As long as so many wait, there is something to die in the middle of. */
const PLENTY = 400;

/**
 * A Thursday from its tick to its last reader, by servers that are killed one after the other while the provider
 * fails too, and while readers leave. Each server lives after the leases of those before it, and dies at the first
 * boundary at which none has died enough. The database is empty.
 */
export async function killRun({ db, url, seed, readers, rounds = 1, moments }: Options): Promise<KillReport> {
  const random = chance(seed);
  const standIn = await startResend();
  const pool = servers({
    ...{ DATABASE_URL: url, RESEND_BASE_URL: standIn.url, APP_URL: "https://guides.example" },
    ...{ AUTH_SECRET: "s".repeat(32), SUPPORT_EMAIL: "desk@guides.example" },
  });
  const left = new Set<string>();
  const unmet = [...STEP_BOUNDARIES, ...Array.from({ length: rounds }, () => HAND_OVER_BOUNDARIES).flat()];
  const isMiddle = () => unmet.every((point) => END.test(point));
  const dooms = momentsOf(seed, moments);
  let kills = 0;
  let now = EIGHT;

  /** One server's life, or several's at once. */
  async function live(doom: Doom | undefined): Promise<void> {
    const { begin, kill, ended } = await pool.take();
    const others: Server[] = [];
    while (doom && "others" in doom && others.length < doom.others) others.push(await pool.take());
    misbehave(standIn, random, doom && "taken" in doom ? { nth: doom.taken, kill } : null);
    const orders = { now: now.toISOString(), diesAt: [...unmet] };
    const bornAt = performance.now();
    for (const each of [begin, ...others.map((other) => other.begin)]) each(orders);
    let hasEnded = false;
    const end = ended.then(() => {
      hasEnded = true;
    });
    while (!hasEnded) {
      const age = performance.now() - bornAt;
      const isDue = doom && "afterMs" in doom && age >= doom.afterMs;
      if (isDue || age > PATIENCE_MS || (await isIdle(db, new Date(now.getTime() + age)))) kill();
      await Promise.race([end, wait(25)]);
    }
    for (const other of others) other.kill();
    for (const point of await Promise.all([ended, ...others.map((other) => other.ended)])) {
      kills += 1;
      if (point !== null && unmet.includes(point)) unmet.splice(unmet.indexOf(point), 1);
    }
    now = new Date(Math.max(now.getTime() + LEASE_MS + 10_000, (await nextDue(db))?.getTime() ?? 0));
  }

  try {
    await makeReaders(db, readers);
    await importCatalogue(db);
    const first = await pool.take();
    first.begin({ now: EVE.toISOString(), diesAt: [] });
    while (!(await waitsForEight(db))) await wait(20);
    first.kill();
    await first.ended;
    while (!(await isFinished(db))) {
      await live(isMiddle() && (await countWaiting(db)) >= PLENTY ? dooms.shift() : undefined);
      await leaveOne(db, random, left);
    }
    return await countUp(db, standIn, { kills: kills + 1, unmet, left, readers });
  } finally {
    pool.close();
    await standIn.close();
  }
}
