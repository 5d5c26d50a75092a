import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = (sql: string) => `
  import { openGateway } from "./db/embedded/gateway.ts";
  import { openInMemory } from "./db/embedded/database-folder.ts";
  import postgres from "postgres";
  const database = await openInMemory();
  const gateway = await openGateway({ database, password: "secret", statementMs: 500 });
  const sql = postgres(gateway.url, { max: 1 });
  ${sql}
  await sql.end();
  await gateway.close();
  await database.close();
`;

async function run(sql: string): Promise<{ stderr: string; ended: unknown }> {
  const args = ["--import", "tsx", "--input-type=module", "-e", program(sql)];
  const child = spawn(process.execPath, args, { cwd: fileURLToPath(new URL("../..", import.meta.url)) });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
  return { stderr: await text(child.stderr), ended: await ended };
}

test("a statement that runs over the limit ends the process, with one line that says so", async () => {
  expect(await run("await sql`select count(*) from generate_series(1, 10000000000)`;")).toEqual({
    stderr: "The embedded database ends: one statement ran for more than 0.5 s.\n",
    ended: "SIGKILL",
  });
});

test("many statements that each stay under it, and a pause in between, end nothing", async () => {
  const work =
    "for (let i = 0; i < 8; i++) await sql`select pg_sleep(0.1)`; await new Promise((go) => setTimeout(go, 800));";
  expect(await run(work)).toEqual({ stderr: "", ended: 0 });
});
