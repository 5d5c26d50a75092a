import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { copyEmptyDatabase } from "./testing/prepared-database";
import { exited, kill, killAll, startEmbedded } from "./testing/start-embedded";

const dataDir = mkdtempSync(join(tmpdir(), "kumquat-failing-"));
await copyEmptyDatabase(dataDir);
afterEach(killAll);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (call: string, path: string, code: string) => {
  const env = { FAILING_CALL: call, FAILING_PATH: path, FAILING_CODE: code };
  return startEmbedded(dataDir, { before: "fail-disk", env });
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("create table if not exists samples (body text)");
  return client;
}

/** Writes until a row is refused; returns how many were accepted, and the error. */
async function writeUntilRefused(client: pg.Client): Promise<{ accepted: number; error: { code?: string } }> {
  for (let accepted = 0; ; accepted++) {
    const error = await client.query(INSERT).then(
      () => null,
      (error: { code?: string }) => error,
    );
    if (error) return { accepted, error };
  }
}

const INSERT = "insert into samples select string_agg(md5(random()::text), '') from generate_series(1, 100)";

/** How many rows there are when the disk works again. */
async function countRows(): Promise<number> {
  const { child, url } = await startEmbedded(dataDir);
  const client = await connect(url);
  const { rows } = await client.query<{ rows: number }>("select count(*)::int as rows from samples");
  await client.end();
  await kill(child, "SIGTERM");
  return rows[0]?.rows ?? 0;
}

test.each([
  ["a sync of the log fails", "fdatasync", "EIO"],
  ["a write of the log finds the disk full", "writeSync", "ENOSPC"],
])("when %s, the commit isn't acknowledged and the process ends", async (_, call, code) => {
  const { child, url } = await start(call, "/pg_wal/", code);
  const client = await connect(url);
  const { rowCount } = await client.query("select from samples");
  child.send("fail");
  const { accepted, error } = await writeUntilRefused(client);
  expect(error).toEqual(new Error("Connection terminated unexpectedly"));
  expect(await exited(child)).toBe(1);
  // The one that wasn't acknowledged may be there, or not.
  expect([0, 1]).toContain((await countRows()) - (rowCount ?? 0) - accepted);
});

test("when a table finds the disk full, its statement fails and others go on", async () => {
  const { child, url } = await start("writeSync", "/base/", "ENOSPC");
  const client = await connect(url);
  child.send("fail");
  expect((await writeUntilRefused(client)).error.code).toBe("53100");
  expect((await client.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await client.end();
});
