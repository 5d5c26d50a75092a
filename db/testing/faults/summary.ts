import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FAULTS } from "./fault";
import type { SeenStatement, Trial } from "./fault-log";

export type Summary = {
  /** What was tried, and what did not hold. */
  figures: string[];
  /** What of the product has not met every fault, and would have in a whole run. */
  leftOut: string[];
};

/** What the workers of a run have tried, and what of the product's statements has not met every fault. */
export function summarize(folder: string, calls: readonly string[]): Summary {
  const trials = readLines<Trial>(folder, ".trials.jsonl");
  const hits = trials.filter(({ isHit }) => isHit);
  const of = (kind: Trial["kind"]) => hits.filter((trial) => trial.kind === kind);
  const sites = new Set(of("transaction").map(({ site }) => site));
  const leftOut = [
    ...calls.filter((call) => !sites.has(call)).map((call) => `no test runs the transaction of ${call}`),
    ...missing(readLines<SeenStatement>(folder, ".seen.jsonl"), hits),
  ];
  const longest = hits.reduce((most, { readMs }) => Math.max(most, readMs), 0);
  const count = (fault: string) => hits.filter((trial) => trial.fault === fault).length;
  const figures = [
    `${sites.size} places with a transaction, ${statements(of("transaction"))} statements in them`,
    `${statements(of("statement"))} statements that stand alone`,
    `${hits.length} faults: ${FAULTS.map((fault) => `${count(fault)} ${fault}`).join(", ")}`,
    `a second client waited for ${longest.toFixed(0)} ms at most, ${trials.filter(({ isNoisy }) => isNoisy).length} times measured twice`,
    ...hits.flatMap(({ violations, ...aim }) =>
      violations.map((violation) => `${nameOf(aim)} ${aim.fault}: ${violation}`),
    ),
  ];
  return { figures, leftOut };
}

function missing(seen: SeenStatement[], hits: Trial[]): string[] {
  const met = new Set(hits.map((hit) => `${nameOf(hit)} ${hit.fault}`));
  const names = new Set(seen.map(nameOf));
  return [...names].flatMap((name) => {
    const left = FAULTS.filter((fault) => !met.has(`${name} ${fault}`));
    return left.length > 0 ? [`${name} has not been ${left.join(", ")}`] : [];
  });
}

const nameOf = ({ site, shape }: SeenStatement): string => `${site} "${shape}"`;

const statements = (trials: Trial[]): number => new Set(trials.map(nameOf)).size;

const readLines = <T>(folder: string, ending: string): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line): T => JSON.parse(line));
