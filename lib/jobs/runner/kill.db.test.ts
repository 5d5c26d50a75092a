import { fork } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNotNull } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { jobQueue, jobRuns, jobSteps } from "@/db/schema";
import { bundleProgram } from "@/lib/testing/bundle-program";
import { testDb } from "@/lib/testing/database";
import { emitRaw } from "../queue/emit-raw";
import { chainedFunction, EFFECTS } from "../testing/chained-function";
import { testRunner } from "../testing/test-runner";
import { LEASE_MS } from "./claims";

const { db, url } = await testDb();
const program = await bundleProgram(new URL("../testing/crashing-process.ts", import.meta.url));
const { inngest, start } = testRunner(db);
const folder = mkdtempSync(join(tmpdir(), "kumquat-kill-"));
const file = join(folder, "effects");
afterAll(() => rmSync(folder, { recursive: true }));

const effects = () => readFileSync(file, "utf8").split("\n").filter(Boolean);
const acknowledged = async () =>
  (await db.select({ name: jobSteps.name }).from(jobSteps).where(isNotNull(jobSteps.result))).map(({ name }) => name);
const hasEnded = async () => (await db.select().from(jobRuns)).some(({ status }) => status !== "running");

/** Each server lives after the leases of those before it. */
const ahead = (turn: number) => turn * (LEASE_MS + 1_000);

/** A server that goes on with the work and dies at the n-th point it passes; false when it found no work left. */
async function die(point: number, turn: number): Promise<boolean> {
  const args = [url, file, String(point), String(ahead(turn))];
  const child = fork(program, args, { stdio: "inherit" });
  const died = new Promise<boolean>((resolve) => child.once("exit", (_, signal) => resolve(signal === "SIGKILL")));
  const watch = setInterval(
    async () => (await hasEnded().catch(() => false)) && child.connected && child.disconnect(),
    100,
  );
  return died.finally(() => clearInterval(watch));
}

/** Before a step's effect, after it, before its response is recorded, after that, and the same among parallel steps. */
const POINTS = [12, 4, 6, 9, 5, 8, 11, 7];

test("servers that are killed at every boundary do each step to its end, and none again that was acknowledged", {
  timeout: 90_000,
}, async () => {
  appendFileSync(file, "");
  await emitRaw(db, [{ id: "the one", name: "chain", data: {} }]);
  let deaths = 0;
  const isDoneFor = new Map<string, number>();
  for (let turn = 1; turn <= 10 && !(await hasEnded()); turn += 1) {
    const point = POINTS[turn % POINTS.length] ?? 4;
    if (await die(point, turn)) deaths += 1;
    const counts = countOf(effects());
    for (const [name, count] of isDoneFor) expect(counts.get(name) ?? 0, `${name} was repeated`).toBe(count);
    for (const name of await acknowledged()) isDoneFor.set(name, counts.get(name) ?? 0);
  }
  start(chainedFunction(inngest, { effect: (name) => appendFileSync(file, `${name}\n`), point: () => {} }), {
    now: () => new Date(Date.now() + ahead(20)),
  });
  await vi.waitFor(async () => expect(await hasEnded()).toBe(true), { timeout: 10_000 });

  const [run] = await db.select().from(jobRuns);
  expect(run).toMatchObject({ status: "completed", output: EFFECTS });
  expect(await db.$count(jobQueue)).toBe(0);
  const counts = countOf(effects());
  expect([...counts.keys()].sort()).toEqual([...EFFECTS].sort());
  expect(deaths).toBeGreaterThanOrEqual(5);
  console.info(`killed ${deaths} times; effects: ${JSON.stringify(Object.fromEntries(counts))}`);
});

const countOf = (names: string[]) =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>());
