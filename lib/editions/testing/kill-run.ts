import { setTimeout as wait } from "node:timers/promises";
import { importCatalogue } from "@/db/catalogue/import";
import type { Database } from "@/db/client";
import { startResend } from "@/e2e/stand-ins/resend";
import { chance } from "../../cover/chance";
import { LEASE_MS } from "../take-batch";
import { countUp, type KillReport } from "./count-up";
import type { Doom } from "./doom";
import { leaveOne } from "./leave-one";
import { misbehave } from "./misbehave";
import { servers } from "./servers";
import { countWaiting, isFinished, isIdle, makeReaders, nextDue, waitsForEight } from "./thursday";

type Options = { db: Database; url: string; seed: number; readers: number; dooms: readonly Doom[] };

const EVE = new Date("2026-11-19T15:00:00Z");
const EIGHT = new Date("2026-11-19T16:00:05Z");
/** As long as a server may live without meeting its end. */
const PATIENCE_MS = 20_000;
/** So often a server is started for one doom, which some meet only after a pause has been slept through. */
const LIVES = 30;
/** As long as so many wait, no server that dies within a second comes to the end. */
const PLENTY = 600;

/**
 * A Thursday from its tick to its last reader, by servers that are killed one after the other while the provider
 * fails too, and while readers leave. Each server lives after the leases of those before it. The database is empty.
 */
export async function killRun({ db, url, seed, readers, dooms }: Options): Promise<KillReport> {
  const random = chance(seed);
  const standIn = await startResend();
  const pool = servers({
    ...{ DATABASE_URL: url, RESEND_BASE_URL: standIn.url, APP_URL: "https://guides.example" },
    ...{ AUTH_SECRET: "s".repeat(32), SUPPORT_EMAIL: "desk@guides.example" },
  });
  const left = new Set<string>();
  const met: string[] = [];
  let kills = 0;
  let now = EIGHT;

  /** One server's life, or several's at once. Answers whether it died as it should have. */
  async function live(doom: Doom | null): Promise<boolean> {
    const [at, nth] = doom && "at" in doom ? [doom.at, doom.nth ?? 1] : [null, 1];
    const count = doom && "others" in doom ? (doom.others ?? 0) : 0;
    const orders = { now: now.toISOString(), at, nth };
    const { begin, kill, ended } = await pool.take();
    const others: Awaited<ReturnType<typeof pool.take>>[] = [];
    while (others.length < count) others.push(await pool.take());
    misbehave(standIn, random, doom && "taken" in doom ? { nth: doom.taken, kill } : null);
    const bornAt = performance.now();
    begin(orders);
    for (const other of others) other.begin({ ...orders, at: null });
    let hasEnded = false;
    let isAsMeant = doom !== null;
    const end = ended.then(() => {
      hasEnded = true;
    });
    while (!hasEnded) {
      const age = performance.now() - bornAt;
      if (doom && "afterMs" in doom && age >= doom.afterMs) kill();
      else if (age > PATIENCE_MS || (await isIdle(db, new Date(now.getTime() + age)))) {
        isAsMeant &&= hasEnded;
        kill();
      }
      await Promise.race([end, wait(25)]);
    }
    for (const other of others) other.kill();
    await Promise.all(others.map((other) => other.ended));
    kills += 1 + count;
    now = new Date(Math.max(now.getTime() + LEASE_MS + 10_000, (await nextDue(db))?.getTime() ?? 0));
    return isAsMeant;
  }

  /** Servers one after the other, until one has died as it should have or all is done. */
  async function meet(doom: Doom): Promise<boolean> {
    for (let life = 0; life < LIVES && !(await isFinished(db)); life += 1) if (await live(doom)) return true;
    return false;
  }

  try {
    await makeReaders(db, readers);
    await importCatalogue(db);
    const first = await pool.take();
    first.begin({ now: EVE.toISOString(), at: null, nth: 1 });
    while (!(await waitsForEight(db))) await wait(20);
    first.kill();
    await first.ended;
    for (const doom of dooms) {
      if ("at" in doom) met.push(...((await meet(doom)) ? [doom.at] : []));
      else if ((await countWaiting(db)) >= PLENTY) await live(doom);
      await leaveOne(db, random, left);
    }
    for (let life = 0; life < LIVES && !(await isFinished(db)); life += 1) await live(null);
    return await countUp(db, standIn, { kills: kills + 1, met, left, readers });
  } finally {
    pool.close();
    await standIn.close();
  }
}
