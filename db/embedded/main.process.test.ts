import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, expect, test } from "vitest";
import { copyEmptyDatabase } from "./testing/prepared-database";
import { kill, killAll, startEmbedded } from "./testing/start-embedded";

const dataDir = await mkdtemp(join(tmpdir(), "kumquat data "));
await copyEmptyDatabase(dataDir);

afterEach(killAll);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startEmbedded(dataDir);

async function countRows(url: string): Promise<Set<string>> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ id: string }[]>`select worker || '-' || step as id from samples`;
  await sql.end();
  return new Set(rows.map((row) => row.id));
}

test("no acknowledged row is lost when it is killed under ten writers", async () => {
  const acknowledged = new Set<string>();
  let step = 0;
  for (let round = 0; round < 3; round++) {
    const { child, url } = await start();
    const sql = postgres(url, { max: 10, onnotice: () => {}, connect_timeout: 1 });
    await sql`create table if not exists samples (worker int, step int)`;
    const until = Date.now() + 700;
    const writers = Array.from({ length: 10 }, async (_, worker) => {
      while (Date.now() < until + 300) {
        const mine = ++step;
        const saved = await sql`insert into samples values (${worker}, ${mine})`.catch(() => null);
        if (!saved) return;
        acknowledged.add(`${worker}-${mine}`);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await kill(child, "SIGKILL");
    await sql.end({ timeout: 0 });
    await Promise.all(writers);
  }
  const { url } = await start();
  const stored = await countRows(url);
  expect(acknowledged.size).toBeGreaterThan(300);
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
}, 90_000);

test("a second owner of the folder is refused with a sentence that names the first", async () => {
  const first = await start();
  const second = await start();
  expect(second.error).toBe(
    `${dataDir} is in use by process ${process.pid}. Stop that one first, or set DATA_DIR to another folder.`,
  );
  expect(first.error).toBe("");
}, 30_000);

test("it stops by itself when its parent exits, and frees the folder at once", async () => {
  const { child } = await start();
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.disconnect();
  await exited;
  expect((await start()).error).toBe("");
}, 30_000);

test("a clean stop exits with 0, and only the owner can read its files", async () => {
  const { child } = await start();
  const modes = ["postgres", "postgres-password", "database-url"].map((name) => stat(join(dataDir, name)));
  expect((await Promise.all(modes)).map(({ mode }) => (mode & 0o777).toString(8))).toEqual(["700", "600", "600"]);
  expect(await kill(child, "SIGTERM")).toBe(0);
  await expect(stat(join(dataDir, "database-url"))).rejects.toThrow("ENOENT");
}, 30_000);

test("its cache of pages is the small one, which its memory at rest hangs on", async () => {
  const { url } = await start();
  const sql = postgres(url, { max: 1 });
  expect(await sql`show shared_buffers`).toEqual([{ shared_buffers: "32MB" }]);
  await sql.end();
});
