import { expect, test } from "@playwright/test";
import { findHandlers } from "@/lib/testing/authorization/handlers";
import { matchPolicy, type PolicyRow } from "@/lib/testing/authorization/match-policy";
import { readRouteInputs } from "@/lib/testing/route-inputs/read-route-inputs";
import { type Caller, type FuzzServer, openFuzzServer } from "./support/fuzzing/fuzz-server";
import { type FuzzTarget, sweepRequests } from "./support/fuzzing/plan";
import { processMemory } from "./support/fuzzing/process-memory";
import { randomPlan } from "./support/fuzzing/random-plan";
import { runFiles } from "./support/fuzzing/run-files";
import { runPlan } from "./support/fuzzing/run-plan";
import { RUNS, SEED } from "./support/fuzzing/seed";
import { emptyTally } from "./support/fuzzing/tally";

/*
 * No input can stop, slow or break the product: every page and every call of the code gets the inputs of its own
 * schemas with each part corrupted (docs/decisions/039-route-fuzzing.md).
 */
test.describe.configure({ mode: "serial", timeout: 600_000 * Math.max(1, RUNS) });

const handlers = findHandlers();
const { rows } = matchPolicy(handlers);
const WHO = ["visitor", "owner", "admin"] as const;
/** What thousands of odd requests may leave in memory after a pause: cached pages, and all that the house curator has read. */
const LEFT_MB = { server: 400, database: 100 };
const REST_MS = 60_000;

let server: FuzzServer;
let targets: FuzzTarget[];
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const inputsOf = await readRouteInputs(handlers);
  targets = rows.map((row) => ({ ...row, ...inputsOf(row) }));
  server = await openFuzzServer();
});
test.afterAll(() => server?.close());

test("every page and every call responds, whatever it is sent", async () => {
  const tally = emptyTally();
  const before = memory();
  // Those that could leave less to test come last.
  const inOrder = targets.toSorted((a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"));
  for (const target of inOrder) {
    await runPlan(server, target, nearest(target), sweepRequests(target), tally);
    for (const who of WHO) await runPlan(server, target, who, randomPlan(target, who), tally);
  }
  const left = () => {
    const after = memory();
    return { server: after.server - before.server, database: after.database - before.database };
  };
  const isBack = () => left().server < LEFT_MB.server && left().database < LEFT_MB.database;
  const { requests, statuses, slowestMs, faults } = tally;
  console.log(`seed ${SEED}: ${rows.length} routes, ${requests} requests, slowest ${Math.round(slowestMs)} ms`);
  console.log(JSON.stringify({ statuses, before, left: left() }));
  expect(faults).toEqual([]);
  expect(brokenLines(server.kumquat.output())).toEqual([]);
  await expect.poll(isBack, { timeout: REST_MS, message: "memory given back" }).toBe(true);
  console.log(JSON.stringify({ left: left() }));
});

test("every call that takes a file reads any file in time and in little memory", async () => {
  const uploads = targets.filter(({ fileMaxBytes }) => fileMaxBytes !== undefined);
  expect(uploads.length).toBeGreaterThan(0);
  for (const target of uploads) {
    const { lines, faults } = await runFiles(server, target);
    console.log(lines.join("\n"));
    expect(faults).toEqual([]);
  }
});

const memory = () => processMemory(server.kumquat.process.pid ?? 0);

/** What a server logs for an unexpected error. */
const brokenLines = (output: string): string[] =>
  output.split("\n").filter((line) => /"requestId"|⨯|unhandled|uncaught/i.test(line));

/** The role that gets furthest with a request. */
function nearest({ level }: PolicyRow): Caller {
  if (level.startsWith("administrators")) return "admin";
  return level.startsWith("signed-in") ? "owner" : "visitor";
}
