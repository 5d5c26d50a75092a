import type { Database, Transaction } from "../../client";
import { callSite, type Site } from "./call-site";
import { type FaultHarness, type HarnessOptions, hasGivenUp, openHarness, SiteHistory } from "./fault-harness";
import { Gate } from "./gate";
import { tryStatement } from "./try-statement";
import { type Config, tryTransaction } from "./try-transaction";

type FaultyDatabase = { db: Database; close: () => Promise<void>; violations: string[] };

const siteHistory = new SiteHistory();

/** A database whose every statement gets every fault before it is run, wherever the product's code calls it. */
export async function openWithFaults(url: string, options: HarnessOptions): Promise<FaultyDatabase> {
  const { harness, close } = await openHarness(url, options);
  return { db: withFaults(harness), violations: harness.violations, close };
}

/** How Drizzle's builders reach the driver. */
type Prepared = { execute: (...args: unknown[]) => Promise<unknown>; all: (...args: unknown[]) => Promise<unknown> };
type Session = { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => Prepared };

/** The methods that execute a single statement. */
const STATEMENTS = ["select", "selectDistinct", "selectDistinctOn", "insert", "update", "delete", "execute", "$count"];

function withFaults(harness: FaultHarness): Database {
  const { db } = harness;
  const gate = new Gate();
  const transaction = <T>(work: (tx: Transaction) => Promise<T>, config?: Config): Promise<T> => {
    const site = callSite();
    const plain = () => db.transaction(work, config);
    const isWorthIt = site !== null && !hasGivenUp(harness) && siteHistory.shouldProbe(site);
    return gate.pass(plain, isWorthIt ? () => tryTransaction(harness, siteHistory, { site, work, config }) : null);
  };
  const faulty = Object.create(db, { transaction: { value: transaction } });
  for (const name of STATEMENTS) {
    const ask = Reflect.get(db, name) as (...args: unknown[]) => unknown;
    const value = (...args: unknown[]) => {
      const site = callSite();
      return ask.apply(Object.create(db, { session: { value: faultySession(harness, gate, site) } }), args);
    };
    Object.defineProperty(faulty, name, { value });
  }
  return faulty;
}

/** Drizzle's session, for one call of one call site. */
function faultySession(harness: FaultHarness, gate: Gate, site: Site | null): Session {
  const session = Reflect.get(harness.db, "session") as Session;
  const prepareQuery: Session["prepareQuery"] = (query, ...rest) => {
    const prepared = session.prepareQuery(query, ...rest);
    for (const name of ["execute", "all"] as const) {
      const ask = prepared[name].bind(prepared);
      prepared[name] = (...args) => {
        const run = () => ask(...args);
        const isWorthIt = site !== null && !hasGivenUp(harness);
        return gate.pass(run, isWorthIt ? () => tryStatement(harness, { site, sql: query.sql, run }) : null);
      };
    }
    return prepared;
  };
  return Object.create(session, { prepareQuery: { value: prepareQuery } });
}
