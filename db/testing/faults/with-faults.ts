import type { Database, Transaction } from "../../client";
import { callSite, type Site } from "./call-site";
import { type FaultHarness, type HarnessOptions, hasGivenUp, openHarness, SiteHistory } from "./fault-harness";
import { Gate } from "./gate";
import { tryStatement } from "./try-statement";
import { type Config, tryTransaction } from "./try-transaction";

type FaultyDatabase = { db: Database; close: () => Promise<void>; violations: string[] };

const siteHistory = new SiteHistory();

/** A database whose every statement meets every fault before it is run, wherever the product's code asks for it. */
export async function openWithFaults(url: string, options: HarnessOptions): Promise<FaultyDatabase> {
  const { bench, close } = await openHarness(url, options);
  return { db: withFaults(bench), violations: bench.violations, close };
}

/** What the builders of Drizzle reach the driver by. */
type Prepared = { execute: (...args: unknown[]) => Promise<unknown>; all: (...args: unknown[]) => Promise<unknown> };
type Session = { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => Prepared };

/** The ways to a statement that stands alone. */
const STATEMENTS = ["select", "selectDistinct", "selectDistinctOn", "insert", "update", "delete", "execute", "$count"];

function withFaults(bench: FaultHarness): Database {
  const { db } = bench;
  const gate = new Gate();
  const transaction = <T>(work: (tx: Transaction) => Promise<T>, config?: Config): Promise<T> => {
    const site = callSite();
    const plain = () => db.transaction(work, config);
    const isWorthIt = site !== null && !hasGivenUp(bench) && siteHistory.shouldProbe(site);
    return gate.pass(plain, isWorthIt ? () => tryTransaction(bench, siteHistory, { site, work, config }) : null);
  };
  const faulty = Object.create(db, { transaction: { value: transaction } });
  for (const name of STATEMENTS) {
    const ask = Reflect.get(db, name) as (...args: unknown[]) => unknown;
    const value = (...args: unknown[]) => {
      const site = callSite();
      return ask.apply(Object.create(db, { session: { value: faultySession(bench, gate, site) } }), args);
    };
    Object.defineProperty(faulty, name, { value });
  }
  return faulty;
}

/** Drizzle's session, for one call of one place in the code. */
function faultySession(bench: FaultHarness, gate: Gate, site: Site | null): Session {
  const session = Reflect.get(bench.db, "session") as Session;
  const prepareQuery: Session["prepareQuery"] = (query, ...rest) => {
    const prepared = session.prepareQuery(query, ...rest);
    for (const name of ["execute", "all"] as const) {
      const ask = prepared[name].bind(prepared);
      prepared[name] = (...args) => {
        const run = () => ask(...args);
        const isWorthIt = site !== null && !hasGivenUp(bench);
        return gate.pass(run, isWorthIt ? () => tryStatement(bench, { site, sql: query.sql, run }) : null);
      };
    }
    return prepared;
  };
  return Object.create(session, { prepareQuery: { value: prepareQuery } });
}
