import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withConnection } from "../connection/with-connection";
import { openInMemory } from "../embedded/database-folder";
import { openGateway } from "../embedded/gateway";
import { emptyDatabase } from "../embedded/testing/prepared-database";
import { migrateWithin } from "../migrate";
import { testDb } from "../testing/test-db";
import { backUpDatabase } from "./back-up-database";
import { type BackupHeader, countRows } from "./backup-format";
import { findDifferences, readContents } from "./compare-databases";
import { restoreDatabase } from "./restore-database";
import { digestTables } from "./testing/digest-tables";
import { fillEveryTable } from "./testing/fill-every-table";

const ROWS_EACH = 500;
const product = "1.2.3";
const now = new Date("2026-11-26T12:00:00Z");
const source = await testDb();
const target = await testDb();
const other = await testDb();
const embedded = await openEmbedded();
const folder = mkdtempSync(join(tmpdir(), "kumquat-backup-"));
const file = join(folder, "kumquat.backup");
let header: BackupHeader;

async function openEmbedded() {
  const database = await openInMemory(await emptyDatabase());
  const gateway = await openGateway({ database, password: "test" });
  const close = () => gateway.close().then(() => database.close());
  return { url: gateway.url, close };
}

beforeAll(async () => {
  await withConnection(source.url, (client) => fillEveryTable(client, ROWS_EACH));
  header = await backUpDatabase(source.url, file, { product, now });
}, 60_000);

afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true });
});

const expectEqual = async (url: string) => {
  expect(findDifferences(await readContents(source.url), await readContents(url))).toEqual([]);
  expect(await digestTables(url)).toEqual(await digestTables(source.url));
};

test("every row of every table comes back as it was, with every sequence, key, index and trigger", async () => {
  const totals: number[] = [];
  const stages: string[] = [];
  await restoreDatabase(target.url, file, {
    product,
    onProgress: ({ done }) => totals.push(done),
    onStage: (stage) => stages.push(stage),
  });
  expect(stages).toEqual([
    "Reading the backup through",
    "Making the tables",
    "Comparing what was restored with the backup",
    "Running the migrations that came after it",
  ]);
  const { tables, sequences } = await readContents(target.url);
  expect(countRows(tables)).toBeGreaterThan(20_000);
  expect(tables.every(({ rows }) => rows === ROWS_EACH)).toBe(true);
  expect(sequences).toContainEqual({
    schema: "public",
    name: "admin_actions_id_seq",
    value: "9007199254750000",
    isCalled: true,
  });
  expect(totals.at(-1)).toBe(countRows(tables));
  await expectEqual(target.url);
}, 120_000);

test("it moves to the other kind of database and back", async () => {
  await restoreDatabase(embedded.url, file, { product });
  await expectEqual(embedded.url);
  const back = join(folder, "back.backup");
  await backUpDatabase(embedded.url, back, { product, now });
  await restoreDatabase(other.url, back, { product, isReplacing: true });
  await expectEqual(other.url);
}, 120_000);

test("the file is private, whole, and written over no other", async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  await expect(backUpDatabase(source.url, file, { product, now })).rejects.toThrow("There is a file");
  const signal = AbortSignal.abort(new Error("Stopped."));
  const stopped = join(folder, "stopped.backup");
  await expect(backUpDatabase(source.url, stopped, { product, now, signal })).rejects.toThrow("Stopped.");
  expect(readdirSync(folder)).not.toContain("stopped.backup");
});

test("a database with rows is replaced only when that is asked for", async () => {
  const before = await digestTables(target.url);
  const message = `it has ${countRows(header.tables).toLocaleString("en-US")} rows. To replace all of them: --replace`;
  await expect(restoreDatabase(target.url, file, { product })).rejects.toThrow(message);
  expect(await digestTables(target.url)).toEqual(before);
});

/** Tries a file that was made from the backup's bytes or lines on a database with rows, which must stay as they are. */
async function expectRefusal(bytes: Buffer, message: string): Promise<void> {
  const bad = join(folder, "bad.backup");
  writeFileSync(bad, bytes);
  const before = await digestTables(target.url);
  await expect(restoreDatabase(target.url, bad, { product, isReplacing: true })).rejects.toThrow(message);
  expect(await digestTables(target.url)).toEqual(before);
}

const DAMAGED = "is not a whole backup: it was cut or changed";
const content = () => gunzipSync(readFileSync(file)).toString();

test("a cut or changed file is refused, and nothing is changed", async () => {
  const bytes = readFileSync(file);
  await expectRefusal(bytes.subarray(0, bytes.length / 2), DAMAGED);
  await expectRefusal(bytes.subarray(0, -1), DAMAGED);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
  await expectRefusal(flipped, DAMAGED);
  const lines = content().split("\n");
  await expectRefusal(gzipSync(lines.slice(0, -3).join("\n")), DAMAGED);
  await expectRefusal(gzipSync(lines.toSpliced(5, 1).join("\n")), DAMAGED);
  await expectRefusal(gzipSync(""), DAMAGED);
  await expectRefusal(Buffer.from("-- PostgreSQL database dump"), DAMAGED);
}, 60_000);

/** The backup with another header, and the checksum that belongs to it. */
async function withHeader(change: (header: BackupHeader) => object): Promise<Buffer> {
  const { createHash } = await import("node:crypto");
  const [, ...rest] = content().split("\n").slice(0, -2);
  const body = `${[JSON.stringify(change(header)), ...rest].join("\n")}\n`;
  return gzipSync(`${body}${JSON.stringify({ sha256: createHash("sha256").update(body).digest("hex") })}\n`);
}

test("a newer format, a newer product and what is no backup are refused", async () => {
  await expectRefusal(await withHeader((known) => ({ ...known, version: 2 })), "was written by a newer Kumquat");
  await expectRefusal(await withHeader((known) => ({ ...known, format: "soup" })), "is not a backup of Kumquat.");
  const newer = [...header.migrations, { hash: "unknown", createdAt: Date.now() }];
  await expectRefusal(
    await withHeader((known) => ({ ...known, product: "9.0.0", migrations: newer })),
    "was made by Kumquat 9.0.0, whose database is newer than this one's (1.2.3)",
  );
  await expect(restoreDatabase(target.url, join(folder, "none"), { product })).rejects.toThrow("There is no file");
}, 60_000);

test("tables that are not the product's are left alone", async () => {
  const foreign = await openEmbedded();
  await withConnection(foreign.url, (client) => client.query("create table soups (name text)"));
  const restored = restoreDatabase(foreign.url, file, { product, isReplacing: true });
  await expect(restored).rejects.toThrow("holds tables of something else (soups)");
  expect(await readContents(foreign.url)).toMatchObject({ tables: [{ name: "soups", rows: 0 }] });
  await foreign.close();
});

test("an older backup is brought to the present level, and what fails at the end undoes all of it", async () => {
  const [old, fresh] = [await openEmbedded(), await openEmbedded()];
  const level = header.migrations.at(-3)?.createdAt;
  await withConnection(old.url, (client) => migrateWithin(client, { until: level }));
  const oldFile = join(folder, "old.backup");
  await backUpDatabase(old.url, oldFile, { product: "1.0.0", now });
  const finish = () => Promise.reject(new Error("Failed at the end."));
  await expect(restoreDatabase(fresh.url, oldFile, { product, finish })).rejects.toThrow("Failed at the end.");
  expect(await readContents(fresh.url)).toEqual({ tables: [], sequences: [] });
  expect(await restoreDatabase(fresh.url, oldFile, { product })).toMatchObject({ migrated: 2 });
  expect((await readContents(fresh.url)).tables.map(({ name }) => name)).toEqual(header.tables.map(({ name }) => name));
  await Promise.all([old.close(), fresh.close()]);
}, 60_000);
