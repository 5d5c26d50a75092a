import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FAULTS } from "./fault";
import type { FaultRun, SeenStatement } from "./fault-log";

type Summary = {
  /** What was injected, and which invariants failed. */
  figures: string[];
  /** The statements of the product that have not had every fault, and should have in a whole run. */
  leftOut: string[];
};

/** Summarizes what the workers of a run have injected, and which product statements have not had every fault. */
export function summarize(folder: string, calls: readonly string[]): Summary {
  const runs = readLines<FaultRun>(folder, ".runs.jsonl");
  const hits = runs.filter(({ isHit }) => isHit);
  const of = (kind: FaultRun["kind"]) => hits.filter((run) => run.kind === kind);
  const sites = new Set(of("transaction").map(({ site }) => site));
  const leftOut = [
    ...calls.filter((call) => !sites.has(call)).map((call) => `no test runs the transaction of ${call}`),
    ...missing(readLines<SeenStatement>(folder, ".seen.jsonl"), hits),
  ];
  const longest = hits.reduce((most, { readMs }) => Math.max(most, readMs), 0);
  const count = (fault: string) => hits.filter((run) => run.fault === fault).length;
  const figures = [
    `${sites.size} places with a transaction, ${statements(of("transaction"))} statements in them`,
    `${statements(of("statement"))} statements that stand alone`,
    `${hits.length} faults: ${FAULTS.map((fault) => `${count(fault)} ${fault}`).join(", ")}`,
    `a second client waited for ${longest.toFixed(0)} ms at most, ${runs.filter(({ isNoisy }) => isNoisy).length} times measured twice`,
    ...hits.flatMap(({ violations, ...aim }) =>
      violations.map((violation) => `${nameOf(aim)} ${aim.fault}: ${violation}`),
    ),
  ];
  return { figures, leftOut };
}

function missing(seen: SeenStatement[], hits: FaultRun[]): string[] {
  const met = new Set(hits.map((hit) => `${nameOf(hit)} ${hit.fault}`));
  const names = new Set(seen.map(nameOf));
  return [...names].flatMap((name) => {
    const left = FAULTS.filter((fault) => !met.has(`${name} ${fault}`));
    return left.length > 0 ? [`${name} has not been ${left.join(", ")}`] : [];
  });
}

/** An update of the columns that have changed is the same statement whichever they are: no two runs have the same ones. */
const nameOf = ({ site, shape }: SeenStatement): string =>
  `${site} "${shape.replace(/^(update \S+ set ).*( where )/, "$1…$2")}"`;

const statements = (runs: FaultRun[]): number => new Set(runs.map(nameOf)).size;

const readLines = <T>(folder: string, ending: string): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line): T => JSON.parse(line));
