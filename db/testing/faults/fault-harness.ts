import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "../../client";
import type { Site } from "./call-site";
import { FaultLog } from "./fault-log";
import { type FaultProxy, openProxy } from "./fault-proxy";
import { Observer } from "./observer";

/** What a test database is tested with. */
export type FaultHarness = {
  kind: "postgres" | "embedded";
  /** The product's own database layer, through the proxy. */
  db: Database;
  proxy: FaultProxy;
  observer: Observer;
  log: FaultLog;
  /** Violated invariants, a line each. */
  violations: string[];
};

export type HarnessOptions = Pick<FaultHarness, "kind"> & {
  /** Where the injected faults are recorded. */
  folder: string;
  /** The database's own address, where `url` leads through a pooler. */
  directUrl: string;
};

export async function openHarness(
  url: string,
  { kind, folder, directUrl }: HarnessOptions,
): Promise<{ harness: FaultHarness; close: () => Promise<void> }> {
  const proxy = await openProxy(url, { kind, isPooled: url !== directUrl });
  const { db, close } = openDatabase(proxy.url);
  const observer = await Observer.open(directUrl);
  return {
    harness: { kind, db, proxy, observer: observer, log: new FaultLog(folder), violations: [] },
    close: async () => {
      await Promise.all([close(), observer.close()]);
      await proxy.close();
    },
  };
}

/** After this many violations no database is left to learn more from. */
const MAX_VIOLATIONS = 3;

export const hasGivenUp = ({ violations }: FaultHarness): boolean => violations.length >= MAX_VIOLATIONS;

/** The size of the product's pool. */
const POOL_SIZE = 10;
const POOL_TIMEOUT_MS = 2_000;

/** What is wrong with the pool; null when it is intact: all its connections can be acquired at the same time. */
export async function missingFromPool({ db, kind }: FaultHarness): Promise<string | null> {
  let had = 0;
  let release = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  const timer = setTimeout(release, POOL_TIMEOUT_MS);
  const arrive = () => {
    had += 1;
    if (had === POOL_SIZE) release();
  };
  // The embedded database has one session, which transactions take in turns.
  const one = () =>
    kind === "embedded"
      ? db.execute(sql`select 1`).then(arrive)
      : db.transaction(async () => {
          arrive();
          await all;
        });
  const requests = Promise.allSettled(Array.from({ length: POOL_SIZE }, one));
  await Promise.race([all, requests]);
  clearTimeout(timer);
  if (had === POOL_SIZE) await Promise.race([requests, wait(POOL_TIMEOUT_MS, null, { ref: false })]);
  return had === POOL_SIZE ? null : `the pool gives ${had} of ${POOL_SIZE} connections`;
}

/** The shapes that each call site has shown, so that it is not probed again and again. */
export class SiteHistory {
  private readonly fruitless = new Map<Site, number>();

  /** Whether another run of this site, only to observe its statements, is likely to show new ones. */
  shouldProbe(site: Site): boolean {
    const visits = this.fruitless.get(site) ?? 0;
    return visits < 8 || visits % 16 === 0;
  }

  recordProbe(site: Site, hasShownSomethingNew: boolean): void {
    this.fruitless.set(site, hasShownSomethingNew ? 0 : (this.fruitless.get(site) ?? 0) + 1);
  }
}
