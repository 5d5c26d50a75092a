import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "../../client";
import type { Site } from "./call-site";
import { FaultLog } from "./fault-log";
import { type FaultProxy, openProxy } from "./fault-proxy";
import { Observer } from "./observer";

/** What a test database is tried with. */
export type FaultHarness = {
  kind: "postgres" | "embedded";
  /** The product's own database layer, through the proxy. */
  db: Database;
  proxy: FaultProxy;
  observer: Observer;
  log: FaultLog;
  /** What did not hold, a line each. */
  violations: string[];
};

export type HarnessOptions = Pick<FaultHarness, "kind"> & {
  /** Where it is written down what was tried. */
  folder: string;
};

export async function openHarness(
  url: string,
  { kind, folder }: HarnessOptions,
): Promise<{ bench: FaultHarness; close: () => Promise<void> }> {
  const proxy = await openProxy(url, kind);
  const { db, close } = openDatabase(proxy.url);
  const witness = await Observer.open(url);
  return {
    bench: { kind, db, proxy, observer: witness, log: new FaultLog(folder), violations: [] },
    close: async () => {
      await Promise.all([close(), witness.close()]);
      await proxy.close();
    },
  };
}

/** After so many there is no database left to learn more from. */
const MAX_VIOLATIONS = 3;

export const hasGivenUp = ({ violations }: FaultHarness): boolean => violations.length >= MAX_VIOLATIONS;

/** As many as the product's pool holds. */
const POOL_SIZE = 10;
const POOL_TIMEOUT_MS = 2_000;

/** What is wrong with the pool; null when it is whole: all its connections can be had at the same time. */
export async function missingFromPool({ db, kind }: FaultHarness): Promise<string | null> {
  let had = 0;
  let letGo = () => {};
  const all = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const timer = setTimeout(letGo, POOL_TIMEOUT_MS);
  const arrive = () => {
    had += 1;
    if (had === POOL_SIZE) letGo();
  };
  // The embedded database has one session, which transactions take in turns.
  const one = () =>
    kind === "embedded"
      ? db.execute(sql`select 1`).then(arrive)
      : db.transaction(async () => {
          arrive();
          await all;
        });
  const asked = Promise.allSettled(Array.from({ length: POOL_SIZE }, one));
  await Promise.race([all, asked]);
  clearTimeout(timer);
  if (had === POOL_SIZE) await Promise.race([asked, wait(POOL_TIMEOUT_MS, null, { ref: false })]);
  return had === POOL_SIZE ? null : `the pool gives ${had} of ${POOL_SIZE} connections`;
}

/** The shapes that a place in the code has shown, so that it is not asked about them again and again. */
export class SiteHistory {
  private readonly fruitless = new Map<Site, number>();

  /** Whether running this place once more, only to see its statements, is likely to show new ones. */
  shouldProbe(site: Site): boolean {
    const visits = this.fruitless.get(site) ?? 0;
    return visits < 8 || visits % 16 === 0;
  }

  recordProbe(site: Site, hasShownSomethingNew: boolean): void {
    this.fruitless.set(site, hasShownSomethingNew ? 0 : (this.fruitless.get(site) ?? 0) + 1);
  }
}
