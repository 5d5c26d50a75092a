import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { copyEmptyDatabase } from "./testing/prepared-database";
import { kill, killAll, startEmbedded } from "./testing/start-embedded";

const root = mkdtempSync(join(tmpdir(), "kumquat-refusals-"));
const prepared = join(root, "prepared");
let dataDir: string;
let postgres: string;

beforeAll(async () => {
  await copyEmptyDatabase(prepared);
  const { child, error } = await startEmbedded(prepared);
  expect(error).toBe("");
  await kill(child, "SIGTERM");
});
beforeEach(() => {
  dataDir = mkdtempSync(join(root, "data-"));
  postgres = join(dataDir, "postgres");
  cpSync(prepared, dataDir, { recursive: true });
});
afterEach(killAll);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The sentence that a start fails with; the folder must be unchanged afterwards. */
async function refusal(): Promise<string> {
  const before = inThere();
  const { error } = await startEmbedded(dataDir);
  expect(inThere()).toEqual(before);
  return error;
}
const inThere = () =>
  readdirSync(dataDir, { recursive: true }).filter((name) => !String(name).endsWith("postgres.pid"));
const start = async () => (await startEmbedded(dataDir)).error;

test("a database without PG_VERSION is left untouched", async () => {
  rmSync(join(postgres, "PG_VERSION"));
  expect(await refusal()).toContain(`${postgres} holds no database: it has no PG_VERSION. Nothing was made over it`);
});

test("an empty folder where the database was stays empty", async () => {
  rmSync(postgres, { recursive: true });
  mkdirSync(postgres);
  expect(await refusal()).toContain(`${postgres} holds no database`);
});

test("a file where the database was is named", async () => {
  rmSync(postgres, { recursive: true });
  writeFileSync(postgres, "");
  expect(await refusal()).toContain(`${postgres} is a file.`);
});

test("a database of another PostgreSQL version is left untouched", async () => {
  writeFileSync(join(postgres, "PG_VERSION"), "17\n");
  expect(await refusal()).toContain(`${postgres} was made by PostgreSQL 17, and this is PostgreSQL 18.`);
});

test("a missing database is recreated only on explicit request", async () => {
  renameSync(postgres, `${dataDir}-elsewhere`);
  expect(await refusal()).toContain(`The database in ${postgres} is gone`);
  rmSync(`${postgres}.made`);
  expect(await start()).toBe("");
});

test("what a killed first start left is recreated", async () => {
  renameSync(postgres, `${postgres}.unfinished`);
  rmSync(`${postgres}.made`);
  rmSync(join(`${postgres}.unfinished`, "PG_VERSION"));
  expect(await start()).toBe("");
  expect(readFileSync(join(postgres, "PG_VERSION"), "utf8")).toBe("18\n");
});

test.each([
  ["", "is empty"],
  ["short", "holds 5 characters"],
])("a password file that is %j is refused", async (password, found) => {
  writeFileSync(join(dataDir, "postgres-password"), password);
  expect(await refusal()).toContain(`${join(dataDir, "postgres-password")} ${found}, and a secret has at least 32.`);
});

test("a lock file that is something else is named, and left alone", async () => {
  writeFileSync(join(dataDir, "postgres.lock"), "another program's\n".repeat(100));
  expect(await refusal()).toContain(`${join(dataDir, "postgres.lock")} is no lock that this program made`);
  expect(readFileSync(join(dataDir, "postgres.lock"), "utf8")).toContain("another program's");
});

test("a lock that is a folder is named", async () => {
  rmSync(join(dataDir, "postgres.lock"));
  mkdirSync(join(dataDir, "postgres.lock"));
  expect(await refusal()).toContain(`${join(dataDir, "postgres.lock")} is no lock that this program made`);
});

test("a data folder that can't be written is named", async () => {
  const { error } = await startEmbedded(join(dataDir, "postgres.lock", "below"));
  expect(error).toContain(`${join(dataDir, "postgres.lock", "below")} cannot be written (ENOTDIR). Set DATA_DIR`);
});
