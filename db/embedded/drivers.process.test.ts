import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openInMemory } from "./database-folder";
import { openGateway } from "./gateway";
import { emptyDatabase } from "./testing/prepared-database";

const failures: unknown[] = [];
const database = await openInMemory(await emptyDatabase());
const gateway = await openGateway({ database, password: "secret", onFailure: (error) => failures.push(error) });
const run = promisify(execFile);
const psql = await run("psql", ["--version"]).then(
  () => true,
  () => false,
);

afterAll(async () => {
  await gateway.close();
  await database.close();
  expect(failures).toEqual([]);
});

/** What each driver must be able to do; each uses the protocol in its own order. */
type Driver = {
  query: (sql: string, values?: string[]) => Promise<unknown[]>;
  transaction: (work: (query: Driver["query"]) => Promise<unknown>) => Promise<unknown>;
  end: () => Promise<void>;
};

/** It prepares its own `begin` and `rollback` by name, or not, and all other statements by name, or not. */
function withPostgresJs(own: { prepare: boolean }, others: { prepare: boolean }): Driver {
  const sql = postgres(gateway.url, { max: 10, onnotice: () => {}, prepare: own.prepare });
  return {
    query: (text, values = []) => sql.unsafe(text, values, others),
    transaction: (work) => sql.begin((tx) => work((text, values = []) => tx.unsafe(text, values, others))),
    end: () => sql.end({ timeout: 1 }),
  };
}

function withNodePostgres({ name }: { name?: string }): Driver {
  const pool = new pg.Pool({ connectionString: gateway.url, max: 10 });
  const config = (text: string, values?: string[]) => ({ text, values, name: name && `${name} ${text}` });
  return {
    query: async (text, values) => (await pool.query(config(text, values))).rows,
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query(config("begin"));
        await work(async (text, values) => (await client.query(config(text, values))).rows);
        await client.query(config("commit"));
      } catch (error) {
        await client.query(config("rollback"));
        throw error;
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
  };
}

const DRIVERS: Record<string, () => Driver> = {
  "postgres.js": () => withPostgresJs({ prepare: true }, { prepare: true }),
  "postgres.js, unprepared": () => withPostgresJs({ prepare: false }, { prepare: false }),
  "postgres.js under Drizzle": () => withPostgresJs({ prepare: true }, { prepare: false }),
  "node-postgres": () => withNodePostgres({}),
  "node-postgres, named": () => withNodePostgres({ name: "named" }),
};

describe.each(Object.keys(DRIVERS))("%s", (name) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = (DRIVERS[name] as () => Driver)();
    await driver.query("drop table if exists once");
    await driver.query("create table once (n int primary key)");
  });
  afterAll(() => driver.end());

  test("sixty transactions that fail delay no read, and leave no trace", async () => {
    const bad: [string, string[], string][] = [
      ["select $1::text", ["a\0b"], "22021"],
      ["insert into once values ($1::int), ($1::int)", ["1"], "23505"],
      ["selec", [], "42601"],
    ];
    const failing = Array.from({ length: 60 }, (_, i) => {
      const [sql, values, code] = bad[i % bad.length] as [string, string[], string];
      const failed = driver.transaction(async (query) => {
        await query("insert into once values ($1::int)", [String(100 + i)]);
        await query(sql, values);
      });
      return expect(failed).rejects.toMatchObject({ code });
    });
    const other = withNodePostgres({});
    const reads = Array.from({ length: 20 }, async () => {
      const late = wait(1_000, "late", { ref: false });
      return Promise.race([other.query("select 1 as n"), late]);
    });
    expect(await Promise.all(reads)).toEqual(reads.map(() => [{ n: 1 }]));
    await Promise.all(failing);
    expect(await driver.query("select n from once")).toEqual([]);
    await other.end();
  });

  test("concurrent mixed work gets the right results", async () => {
    const results = Array.from({ length: 200 }, async (_, i) => {
      if (i % 5 > 0) return driver.query(`select $1::int as n, ${i % 3} as kind`, [String(i)]);
      let rows: unknown[] = [];
      await driver.transaction(async (query) => {
        await query("insert into once values ($1::int)", [String(i)]);
        rows = await query(`select n, ${i % 3} as kind from once where n = $1::int`, [String(i)]);
      });
      return rows;
    });
    expect(await Promise.all(results)).toEqual(results.map((_, i) => [{ n: i, kind: i % 3 }]));
    expect(await driver.query("select count(*)::int as n from once")).toEqual([{ n: 40 }]);
  });
});

test.skipIf(!psql)("psql works, and cancels a waiting statement", async () => {
  const ask = (...commands: string[]) => run("psql", [gateway.url, "-XAtq", ...commands.flatMap((c) => ["-c", c])]);
  expect((await ask("begin", "select 1 / 0", "rollback", "select 2").catch(({ stdout }) => ({ stdout }))).stdout).toBe(
    "2\n",
  );
  expect((await ask("\\d pg_class")).stdout).toContain("relname");
  const holder = new pg.Client({ connectionString: gateway.url });
  await holder.connect();
  await holder.query("begin");
  const waiting = run("psql", [gateway.url, "-XAtq", "-c", "select 3"]);
  await wait(200);
  waiting.child.kill("SIGINT");
  await expect(waiting).rejects.toMatchObject({ stderr: expect.stringContaining("canceling statement") });
  await holder.query("commit");
  await holder.end();
});
