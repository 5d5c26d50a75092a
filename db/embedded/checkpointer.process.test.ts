import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { startCheckpointer } from "./checkpointer";
import { openDatabaseFolder } from "./database-folder";
import { openGateway } from "./gateway";
import { SyncedFolder } from "./synced-folder";
import { copyEmptyDatabase } from "./testing/prepared-database";

const root = mkdtempSync(join(tmpdir(), "kumquat-checkpoints-"));
await copyEmptyDatabase(root);
const database = await openDatabaseFolder(join(root, "postgres"), { onFailure: (error) => Promise.reject(error) });
const gateway = await openGateway({ database, password: "secret" });
const client = new pg.Client({ connectionString: gateway.url });
await client.connect();
await client.query("create table samples (n int)");
afterAll(async () => {
  await client.end();
  await gateway.close();
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

const checkpointAt = async () => (await client.query("select redo_lsn from pg_control_checkpoint()")).rows[0].redo_lsn;
async function beginSegments(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await client.query("insert into samples values (1)");
    await client.query("select pg_switch_wal()");
  }
}

test("a growing log is checkpointed, a stable one is left alone", async () => {
  const wal = SyncedFolder.walOf(database);
  if (!wal) throw new Error("The database is not on a disk.");
  const stop = startCheckpointer(gateway.url, wal, { everyMs: 10, segments: 3 });
  const first = await checkpointAt();
  await beginSegments(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await checkpointAt()).toBe(first);
  await beginSegments(3);
  await vi.waitUntil(async () => (await checkpointAt()) !== first, { timeout: 20_000 });
  stop();
});
