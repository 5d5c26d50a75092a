import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FAULTS } from "./fault";
import type { Trial } from "./record";

export type Summary = { text: string; isComplete: boolean };

/** What the workers of a run have tried, and which transactions of the product they have not met. */
export function summarize(folder: string, calls: readonly string[]): Summary {
  const trials = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line): Trial => JSON.parse(line));
  const hits = trials.filter(({ isHit }) => isHit);
  const of = (kind: Trial["kind"]) => hits.filter((trial) => trial.kind === kind);
  const met = new Set(of("transaction").map(({ site }) => site));
  const unmet = calls.filter((call) => !met.has(call));
  const longest = hits.reduce((most, { readMs }) => Math.max(most, readMs), 0);
  const count = (fault: string) => hits.filter((trial) => trial.fault === fault).length;
  const lines = [
    `${calls.length - unmet.length} of ${calls.length} transactions, ${statements(of("transaction"))} statements in them`,
    `${statements(of("statement"))} statements that stand alone`,
    `${hits.length} faults: ${FAULTS.map((fault) => `${count(fault)} ${fault}`).join(", ")}`,
    `a second client waited for at most ${longest.toFixed(0)} ms`,
    `${trials.filter(({ isNoisy }) => isNoisy).length} measured twice, ${trials.length - hits.length} whose statement did not come`,
    ...unmet.map((call) => `no test meets the transaction of ${call}`),
    ...hits.flatMap(({ site, shape, fault, violations }) =>
      violations.map((violation) => `${site}: "${shape.slice(0, 80)}" ${fault}: ${violation}`),
    ),
  ];
  return { text: lines.join("\n"), isComplete: unmet.length === 0 };
}

const statements = (trials: Trial[]): number => new Set(trials.map(({ site, shape }) => `${site} ${shape}`)).size;
