import { spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildWhenChanged } from "../start/build";
import { Processes } from "../start/processes";
import type { Result } from "./count-results";
import { countPlaywright, countVitest, filesToRerun, sum, withoutFiles } from "./count-results";

type Variables = Record<string, string | undefined>;

const PASSED: Result = { passed: 1, failed: 0 };
const FAILED: Result = { passed: 0, failed: 1 };
/** Characters of a page's accessibility tree. */
const MAX_PAGE_LENGTH = 6_000;

/** Runs a step, prints its result and duration. A step that throws counts as one failed check. */
export async function runStep(name: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  return result;
}

/** Node scripts that must all succeed; together they are one check. */
export async function check(...commands: string[]): Promise<Result> {
  for (const command of commands) {
    if ((await runNode(command.split(" "))) !== 0) return FAILED;
  }
  return PASSED;
}

type VitestOptions = { reports: string; variables?: Variables };

export async function vitest(project: string, { reports, variables }: VitestOptions): Promise<Result> {
  const report = join(reports, `${project}-${Date.now()}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runNode(["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters], variables);
  return atLeastOneFailed(countVitest(readReport(report)), code);
}

/** The database tests, in each of which every statement gets every fault before it is run (decision 038). */
export async function faults({ reports, database, variables }: VitestOptions & { database: string }): Promise<Result> {
  const folder = join(reports, `faults-${database}`);
  const result = await vitest("faults", { reports, variables: { ...variables, FAULT_FOLDER: folder } });
  console.log(readFileSync(join(folder, "summary.txt"), "utf8"));
  return result;
}

export async function build(): Promise<Result> {
  await buildWhenChanged(new Processes(), { isStandalone: true });
  return PASSED;
}

type PlaywrightOptions = { reports: string; chromium: string };

/** Runs the browser tests; the few files with a failure run again, with the machine to themselves (decision 048). */
export async function playwright(options: PlaywrightOptions): Promise<Result> {
  const first = await runPlaywright(options, "playwright.json");
  const files = filesToRerun(first.report);
  if (files.length === 0) return first.result;
  console.log(`run again alone, failed beside the others: ${files.join(", ")}`);
  const again = await runPlaywright(options, "playwright-again.json", [
    "--workers=1",
    ...files.map((file) => `e2e/${file}`),
  ]);
  return sum([countPlaywright(withoutFiles(first.report, files)), again.result]);
}

async function runPlaywright({ reports, chromium }: PlaywrightOptions, name: string, args: string[] = []) {
  const file = join(reports, name);
  const variables = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    // Each worker, and each start of the product, loads the same modules again.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve("node_modules/.cache/compiled"),
  };
  const cli = "node_modules/@playwright/test/cli.js";
  const code = await runNode([cli, "test", "--reporter=list,json", ...args], variables);
  if (code !== 0) printFailedPages();
  const report = readReport(file);
  return { report, result: atLeastOneFailed(countPlaywright(report), code) };
}

/** The log is all that is left of a run on another machine, so it says what the pages of failed tests showed. */
function printFailedPages(): void {
  for (const file of globSync("test-results/*/error-context.md")) {
    const [, page = ""] = /```yaml\n(.*?)```/s.exec(readFileSync(file, "utf8")) ?? [];
    console.error(`${file}\n${page.slice(0, MAX_PAGE_LENGTH)}`);
  }
}

/** Prints the command's output only if it failed. Returns its exit code. */
function runNode(args: string[], variables: Variables = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...variables }, stdio: "pipe" });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
    child.once("close", (code) => {
      if (code !== 0) console.error(Buffer.concat(output).toString());
      resolve(code ?? 1);
    });
  });
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** A run that failed without a failed test (a crash, an unhandled error) is a failure too. */
const atLeastOneFailed = (counted: Result, code: number): Result =>
  code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
