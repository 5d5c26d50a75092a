import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FAULTS } from "./fault";
import type { Seen, Trial } from "./record";

export type Summary = { text: string; isComplete: boolean };

/** What the workers of a run have tried, and what of the product's statements has not met every fault. */
export function summarize(folder: string, calls: readonly string[]): Summary {
  const trials = readLines<Trial>(folder, ".trials.jsonl");
  const hits = trials.filter(({ isHit }) => isHit);
  const of = (kind: Trial["kind"]) => hits.filter((trial) => trial.kind === kind);
  const sites = new Set(of("transaction").map(({ site }) => site));
  const unmet = [
    ...calls.filter((call) => !sites.has(call)).map((call) => `no test runs the transaction of ${call}`),
    ...missing(readLines<Seen>(folder, ".seen.jsonl"), hits),
  ];
  const longest = hits.reduce((most, { readMs }) => Math.max(most, readMs), 0);
  const count = (fault: string) => hits.filter((trial) => trial.fault === fault).length;
  const lines = [
    `${sites.size} places with a transaction, ${statements(of("transaction"))} statements in them`,
    `${statements(of("statement"))} statements that stand alone`,
    `${hits.length} faults: ${FAULTS.map((fault) => `${count(fault)} ${fault}`).join(", ")}`,
    `a second client waited for ${longest.toFixed(0)} ms at most, ${trials.filter(({ isNoisy }) => isNoisy).length} times measured twice`,
    ...unmet,
    ...hits.flatMap(({ violations, ...aim }) =>
      violations.map((violation) => `${nameOf(aim)} ${aim.fault}: ${violation}`),
    ),
  ];
  return { text: lines.join("\n"), isComplete: unmet.length === 0 };
}

function missing(seen: Seen[], hits: Trial[]): string[] {
  const met = new Set(hits.map((hit) => `${nameOf(hit)} ${hit.fault}`));
  const names = new Set(seen.map(nameOf));
  return [...names].flatMap((name) => {
    const left = FAULTS.filter((fault) => !met.has(`${name} ${fault}`));
    return left.length > 0 ? [`${name} has not been ${left.join(", ")}`] : [];
  });
}

const nameOf = ({ site, shape }: Seen): string => `${site} "${shape}"`;

const statements = (trials: Trial[]): number => new Set(trials.map(nameOf)).size;

const readLines = <T>(folder: string, ending: string): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line): T => JSON.parse(line));
