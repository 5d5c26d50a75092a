import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { bundleProgram } from "@/lib/testing/bundle-program";
import { emptyDatabase } from "./testing/prepared-database";

const program = await bundleProgram(new URL("./testing/watched-statements.ts", import.meta.url));
await emptyDatabase();

async function run(repetitions: number, sql: string): Promise<{ stderr: string; ended: unknown }> {
  const child = spawn(process.execPath, ["--liftoff-only", program, String(repetitions), sql]);
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
  return { stderr: await text(child.stderr), ended: await ended };
}

test("a statement that runs over the limit ends the process, with one line that says so", async () => {
  expect(await run(1, "select count(*) from generate_series(1, 10000000000)")).toEqual({
    stderr: "The embedded database ends: one statement ran for more than 0.5 s.\n",
    ended: "SIGKILL",
  });
});

test("many statements that each stay under it, and a pause in between, end nothing", async () => {
  expect(await run(8, "select pg_sleep(0.1)")).toEqual({ stderr: "", ended: 0 });
});
