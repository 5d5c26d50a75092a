import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyEmptyDatabase } from "@/db/embedded/testing/prepared-database";
import { Backoff } from "./backoff";
import { chooseDatabase } from "./database";
import { keepRunning } from "./keep-running";
import { Processes } from "./processes";
import { readSettings } from "./settings";

let folder: string;
let processes: Processes;
let logged: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kumquat-kept-"));
  processes = new Processes();
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line) => logged.push(line));
});
afterEach(async () => {
  await processes.stop();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const quick = { firstMs: 5, longestMs: 20, quietMs: 60_000, mostDeaths: 3 };

test("a killed database is back at the same URL, with all that was acknowledged", async () => {
  await copyEmptyDatabase(folder);
  const { url, open } = await chooseDatabase(readSettings({ isDev: true }, { DATA_DIR: folder }));
  if (!open) throw new Error("The database is not the embedded one.");
  let child = await open(processes);
  const startAgain = async () => {
    child = await open(processes);
    return child;
  };
  const result = keepRunning(processes, { child, startAgain });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  await pool.query("create table samples (n int)");
  for (let n = 1; n <= 2; n++) {
    await pool.query("insert into samples values ($1)", [n]);
    child.process.kill("SIGKILL");
    await vi.waitUntil(() => logged.length === 2 * n, { timeout: 25_000 });
  }
  expect((await pool.query("select n from samples order by n")).rows).toEqual([{ n: 1 }, { n: 2 }]);
  await pool.end();
  await processes.stop();
  expect(await result).toBeNull();
  expect(logged).toEqual([
    "The embedded database stopped unexpectedly (SIGKILL). It is started again in 0.25 s.",
    "The embedded database runs again.",
    "The embedded database stopped unexpectedly (SIGKILL). It is started again in 0.5 s.",
    "The embedded database runs again.",
  ]);
});

test("a process that dies again and again is given up with a sentence", async () => {
  const dying = () => program("process.exit(3)");
  let starts = 0;
  const startAgain = async () => {
    starts++;
    return dying();
  };
  expect(await keepRunning(processes, { child: dying(), startAgain }, new Backoff(quick))).toBe(
    "The program stops again and again (exit code 3), so everything is stopped.",
  );
  expect(starts).toBe(3);
});

test("a process that can't be restarted is retried as often, and the sentence says why", async () => {
  const startAgain = async () => {
    throw new Error("The disk is full.");
  };
  const child = program("process.exit(3)");
  expect(await keepRunning(processes, { child, startAgain }, new Backoff(quick))).toContain("(The disk is full.)");
});

test("nothing is restarted after a stop during a pause", async () => {
  const startAgain = vi.fn(async () => program(STAYING));
  const result = keepRunning(processes, { child: program("process.exit(3)"), startAgain }, new Backoff());
  await vi.waitUntil(() => logged.length === 1);
  await processes.stop();
  expect(await result).toBeNull();
  expect(logged).toHaveLength(1);
});

test("a restarted process keeps its place in the order of stopping", async () => {
  const [first, second] = [program(STAYING, "first"), program(STAYING, "second")];
  first.process.kill("SIGKILL");
  await first.ended;
  const ended: string[] = [];
  for (const child of [program(STAYING, "first"), second]) child.ended.then(() => ended.push(child.name));
  await processes.stop();
  expect(ended).toEqual(["second", "first"]);
});

const STAYING = "process.on('disconnect', () => process.exit(0))";

function program(code: string, name = "The program") {
  const file = join(folder, `${name}-${Math.random()}.mjs`);
  writeFileSync(file, code);
  return processes.start(name, file, { execArgv: [] });
}
