import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "../../client";
import type { Site } from "./call-site";
import { type FaultProxy, openProxy } from "./proxy";
import { FaultRecord } from "./record";
import { Witness } from "./witness";

/** What a test database is tried with. */
export type Bench = {
  kind: "postgres" | "embedded";
  /** The product's own database layer, through the proxy. */
  db: Database;
  proxy: FaultProxy;
  witness: Witness;
  record: FaultRecord;
  /** What did not hold, a line each. */
  violations: string[];
};

export type BenchOptions = Pick<Bench, "kind"> & {
  /** Where it is written down what was tried. */
  folder: string;
};

export async function openBench(
  url: string,
  { kind, folder }: BenchOptions,
): Promise<{ bench: Bench; close: () => Promise<void> }> {
  const proxy = await openProxy(url, kind);
  const { db, close } = openDatabase(proxy.url);
  const witness = await Witness.open(url);
  return {
    bench: { kind, db, proxy, witness, record: new FaultRecord(folder), violations: [] },
    close: async () => {
      await Promise.all([close(), witness.close()]);
      await proxy.close();
    },
  };
}

/** After so many there is no database left to learn more from. */
const ENOUGH = 3;

export const isGivenUp = ({ violations }: Bench): boolean => violations.length >= ENOUGH;

/** As many as the product's pool holds. */
const POOL = 10;
const PATIENCE_MS = 2_000;

/** What is wrong with the pool; null when it is whole: all its connections can be had at the same time. */
export async function missingFromPool({ db, kind }: Bench): Promise<string | null> {
  let had = 0;
  let letGo = () => {};
  const all = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const timer = setTimeout(letGo, PATIENCE_MS);
  const arrive = () => {
    had += 1;
    if (had === POOL) letGo();
  };
  // The embedded database has one session, which transactions take in turns.
  const one = () =>
    kind === "embedded"
      ? db.execute(sql`select 1`).then(arrive)
      : db.transaction(async () => {
          arrive();
          await all;
        });
  const asked = Promise.allSettled(Array.from({ length: POOL }, one));
  await Promise.race([all, asked]);
  clearTimeout(timer);
  if (had === POOL) await Promise.race([asked, wait(PATIENCE_MS, null, { ref: false })]);
  return had === POOL ? null : `the pool gives ${had} of ${POOL} connections`;
}

/** The shapes that a place in the code has shown, so that it is not asked about them again and again. */
export class Acquaintance {
  private readonly dry = new Map<Site, number>();

  /** Whether running this place once more, only to see its statements, is likely to show new ones. */
  isWorthALook(site: Site): boolean {
    const visits = this.dry.get(site) ?? 0;
    return visits < 8 || visits % 16 === 0;
  }

  noteLook(site: Site, hasShownSomethingNew: boolean): void {
    this.dry.set(site, hasShownSomethingNew ? 0 : (this.dry.get(site) ?? 0) + 1);
  }
}
