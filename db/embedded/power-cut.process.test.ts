import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { copyEmptyDatabase } from "./testing/prepared-database";
import { exited, kill, killAll, startEmbedded } from "./testing/start-embedded";

const root = mkdtempSync(join(tmpdir(), "kumquat-power-"));
afterEach(killAll);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const WRITERS = 10;
/** Every fifth cut falls into the recovery from the one before. This share of what wasn't synced survives each time. */
const CUTS = Array.from({ length: 10 }, (_, n) => ({ n, inRecovery: n % 5 === 3, luck: [0, 0.5, 0.9][n % 3] ?? 0 }));
const upTo = (most: number) => Math.ceil(Math.random() * most);

test("no acknowledged row is lost when the power fails under ten writers", async () => {
  const disk = join(root, "disk");
  await copyEmptyDatabase(disk);
  await kill((await startEmbedded(disk)).child, "SIGTERM");
  const acknowledged = new Set<number>();
  for (const { n, inRecovery, luck } of CUTS) {
    const folder = join(root, `running-${n}`);
    cpSync(disk, folder, { recursive: true });
    const steps = inRecovery ? upTo(2_000) : Number.POSITIVE_INFINITY;
    const env = { POWER_FOLDER: folder, POWER_DISK: disk, POWER_STEPS: String(steps), POWER_LUCK: String(luck) };
    const { child, url, error } = await startEmbedded(folder, { before: "cut-power", env });
    expect(error).toBe(inRecovery ? "ended with null" : "");
    if (!inRecovery) {
      child.send(upTo(3_000));
      await writeUntilCut(url, acknowledged);
    }
    await exited(child);
    expect(child.signalCode).toBe("SIGKILL");
    rmSync(folder, { recursive: true });
  }
  const { url, error } = await startEmbedded(disk);
  expect(error).toBe("");
  expect(await lostOf(acknowledged, url)).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(CUTS.length * 10);
}, 180_000);

let last = 0;

/** Each writer inserts rows, alone and in a transaction that also updates the last one, until the database is gone. */
async function writeUntilCut(url: string, acknowledged: Set<number>): Promise<void> {
  const write = async () => {
    const client = await connect(url);
    await client.query("create table if not exists samples (id int primary key, body text)");
    for (;;) {
      const [one, two] = [++last, ++last];
      await client.query("insert into samples values ($1, $2)", [one, "x".repeat(one % 3_000)]);
      acknowledged.add(one);
      await client.query("begin");
      await client.query("insert into samples values ($1, 'y')", [two]);
      await client.query("update samples set body = 'z' where id = $1", [one]);
      await client.query("commit");
      acknowledged.add(two);
      if (two % 20 === 0) await client.query("checkpoint");
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, write));
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function lostOf(acknowledged: Set<number>, url: string): Promise<number[]> {
  const client = await connect(url);
  const { rows } = await client.query<{ id: number }>("select id from samples");
  await client.end();
  const stored = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !stored.has(id));
}
