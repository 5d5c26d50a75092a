import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { digestTables } from "@/db/backup/testing/digest-tables";
import { fillEveryTable } from "@/db/backup/testing/fill-every-table";
import { withConnection } from "@/db/connection/with-connection";
import { openDataFolder, urlFile } from "@/db/embedded/data-folder";
import { openInMemory } from "@/db/embedded/database-folder";
import { openGateway } from "@/db/embedded/gateway";
import { emptyDatabase } from "@/db/embedded/testing/prepared-database";
import { migrate } from "@/db/migrate";
import { runAdmin, startAdmin } from "./testing/run-admin";

const ROWS_EACH = 400;
const [source, target] = await Promise.all([openServer(), openServer()]);
const folder = mkdtempSync(join(tmpdir(), "kumquat-move-test-"));
const dataDir = join(folder, "data");
const file = join(folder, "kumquat.backup");
const embedded = { DATA_DIR: dataDir, TMPDIR: folder };
let before: Record<string, string>;

async function openServer() {
  const database = await openInMemory(await emptyDatabase());
  const { url, close } = await openGateway({ database, password: "test" });
  return { url, close: () => close().then(() => database.close()) };
}

const digestFolder = async () => {
  const { url, close } = await openDataFolder(dataDir, { onFailure: (error) => console.error(error) });
  try {
    return await digestTables(url);
  } finally {
    await close();
  }
};

beforeAll(async () => {
  await migrate(source.url);
  const rows = await withConnection(source.url, (client) => fillEveryTable(client, ROWS_EACH));
  expect(rows).toBeGreaterThan(20_000);
  before = await digestTables(source.url);
});

afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true });
});

test("20,000 rows move into a data folder that was not there, and back into a server", {
  timeout: 180_000,
}, async () => {
  const env = { ...embedded, DATABASE_URL: source.url };
  const there = await runAdmin(["move-to", "embedded"], env);
  expect(there, there.error).toMatchObject({ code: 0 });
  expect(there.out).toMatch(/^users +400 rows$/m);
  expect(there.out).toMatch(/^admin_actions_id_seq +9007199254750000$/m);
  expect(there.out).toMatch(/\d+ tables and \d+ sequences are the same in both\./);
  const back = await runAdmin(["move-to", target.url, "--json"], embedded);
  expect(JSON.parse(back.out)).toMatchObject({ differences: [] });
  expect(await digestTables(target.url)).toEqual(before);
  expect(await digestTables(source.url)).toEqual(before);
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("where it can't move it says why, and leaves nothing behind", { timeout: 180_000 }, async () => {
  const full = await runAdmin(["move-to", target.url], embedded);
  expect(full).toMatchObject({ code: 1, error: expect.stringContaining("is not empty: it has") });
  const same = await runAdmin(["move-to", "embedded"], embedded);
  expect(same.error).toBe("The database to move from is the embedded one. Set DATABASE_URL to move from another.\n");
  const nowhere = await runAdmin(["move-to", "mysql://localhost/soup"], embedded);
  expect(nowhere.error).toContain('The database to move to is "embedded", or a URL like postgresql://');
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("a data folder that is in use is backed up, and not restored", async () => {
  const { close } = await openDataFolder(dataDir, { onFailure: (error) => console.error(error) });
  expect(await runAdmin(["backup", file], embedded)).toMatchObject({ code: 0 });
  const refused = await runAdmin(["restore", file, "--replace"], embedded);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.error).toBe("The product is running on this database. Stop it first: nothing was changed.\n");
  await close();
});

test("a data folder whose restore was killed is as it was before", { timeout: 180_000 }, async () => {
  const was = await digestFolder();
  for (const delayMs of [200, 600]) {
    rmSync(urlFile(dataDir), { force: true });
    const { child, ended } = await startAdmin(["restore", file, "--replace"], embedded);
    // The restore begins as soon as the database is open, and takes seconds.
    await expect.poll(() => existsSync(urlFile(dataDir)), { timeout: 30_000, interval: 5 }).toBe(true);
    await pause(delayMs);
    child.kill("SIGKILL");
    expect(await ended).toMatchObject({ signal: "SIGKILL", out: "" });
    expect(await digestFolder()).toEqual(was);
  }
  const whole = await runAdmin(["restore", file, "--replace"], embedded);
  expect(whole, whole.error).toMatchObject({ code: 0 });
});
