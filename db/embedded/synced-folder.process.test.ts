import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabaseFolder } from "./database-folder";
import { SyncedFolder } from "./synced-folder";
import { copyEmptyDatabase } from "./testing/prepared-database";

const root = mkdtempSync(join(tmpdir(), "kumquat-synced-"));
await copyEmptyDatabase(root);
const database = await openDatabaseFolder(join(root, "postgres"), { onFailure: (error) => Promise.reject(error) });
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

/** How many syncs of the log each statement caused. */
async function syncsOf(...statements: string[]): Promise<number[]> {
  const wal = SyncedFolder.walOf(database);
  const counts: number[] = [];
  for (const statement of statements) {
    const before = wal?.requested ?? Number.NaN;
    await database.exec(statement);
    counts.push((wal?.requested ?? Number.NaN) - before);
  }
  return counts;
}

test("each commit syncs once, reads and rollbacks never", async () => {
  expect(
    await syncsOf("create table samples (n int)", "insert into samples values (1)", "update samples set n = 2"),
  ).toEqual([1, 1, 1]);
  expect(await syncsOf("select * from samples", "begin; select * from samples; commit")).toEqual([0, 0]);
  expect(await syncsOf("begin", "insert into samples values (3)", "insert into samples values (4)", "commit")).toEqual([
    0, 0, 0, 1,
  ]);
  expect(await syncsOf("begin", "insert into samples values (5)", "rollback")).toEqual([0, 0, 0]);
});
