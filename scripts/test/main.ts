import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProgramWords } from "@/lib/core/program-words";
import { type Result, sum } from "./count-results";
import { ensureChromium } from "./ensure-chromium";
import { build, check, faults, playwright, runStep, vitest } from "./steps";
import { findPgbouncer, startPgbouncer } from "./temp-pgbouncer";
import { findPostgres, startPostgres } from "./temp-postgres";

/** Runs every check, one after the other, beside those that mostly wait for processes. The last line sums them up. */
async function runAll(reports: string): Promise<Result> {
  const results: Result[] = [];
  const step = async (name: string, run: () => Promise<Result>) => results.push(await runStep(name, run));

  // A new machine downloads it meanwhile.
  const chromium = ensureChromium();
  chromium.catch(() => {});
  const processes = step("processes", () => vitest("process", { reports }));
  await step("types", () =>
    check("node_modules/next/dist/bin/next typegen", "node_modules/typescript/bin/tsc --noEmit"),
  );
  await step("lint", () => check("node_modules/@biomejs/biome/bin/biome check --error-on-warnings ."));
  await step("unit", () => vitest("unit", { reports }));
  await step("build", build);
  await step("database and faults, embedded", () => faults({ reports, database: "embedded" }));
  await runOnPostgres(reports, step);
  await processes;
  await step("browser", async () => playwright({ reports, chromium: await chromium }));
  return sum(results);
}

type Step = (name: string, run: () => Promise<Result>) => Promise<unknown>;

/** On PostgreSQL, and through a pooler in front of it, where their programs are found. */
async function runOnPostgres(reports: string, step: Step): Promise<void> {
  const postgres = findPostgres();
  if (postgres.bin === null) return console.log(`database, PostgreSQL: left out, ${postgres.why}`);
  const { bin } = postgres;
  await step("database and faults, PostgreSQL", async () => {
    const { url, stop } = await startPostgres(bin);
    return faults({ reports, database: "PostgreSQL", variables: { TEST_DATABASE_URL: url } }).finally(stop);
  });
  const pgbouncer = findPgbouncer();
  if (!pgbouncer) return console.log("database, behind PgBouncer: left out, no PgBouncer is installed");
  await step("database and faults, behind PgBouncer", async () => {
    const { url, stop } = await startPostgres(bin);
    const pooler = await startPgbouncer(pgbouncer, url);
    const variables = { TEST_DATABASE_URL: url, TEST_POOLER_URL: pooler.through(url) };
    return faults({ reports, database: "PgBouncer", variables }).finally(() => pooler.stop().finally(stop));
  });
}

readProgramWords({ call: "npm test", about: "Runs every check. CONTRIBUTING.md has the commands for some of them." });
const reports = mkdtempSync(join(tmpdir(), "kumquat-reports-"));
const { passed, failed } = await runAll(reports).finally(() => rmSync(reports, { recursive: true, force: true }));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
