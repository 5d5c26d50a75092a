import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, expect, inject, test } from "vitest";
import { withConnection } from "../../connection/with-connection";
import { openInMemory } from "../../embedded/database-folder";
import { openGateway } from "../../embedded/gateway";
import { migrate } from "../../migrate";
import { Attempt } from "./attempt";
import { FAULTS, shapeOf, stillExecutes } from "./fault";
import { openProxy } from "./fault-proxy";
import { Observer } from "./observer";
import { toOutcome } from "./try-fault";

const { kind } = inject("databaseTemplate");
const { url, directUrl, drop } = await emptyDatabase();
const proxy = await openProxy(url, { kind, isPooled: url !== directUrl });
const observer = await Observer.open(directUrl);

afterAll(async () => {
  await observer.close();
  await proxy.close();
  await drop();
});

/** The migrations are one transaction of many statements: some of each kind, from the first to the last. */
const statements = readMigrationFiles({ migrationsFolder: "db/migrations" }).flatMap(({ sql }) => sql);
const aims = [
  "select pg_advisory_xact_lock($1)",
  statements[0],
  statements[Math.floor(statements.length / 2)],
  statements.at(-1),
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
  "commit",
].map((sql) => shapeOf(sql ?? ""));

test("a migration that fails anywhere leaves nothing, and the next start runs all of it", {
  timeout: 240_000,
}, async () => {
  for (const shape of aims) {
    for (const fault of FAULTS) {
      const isReal = stillExecutes(fault, kind) || (shape === "commit" && fault === "cut after");
      if (isReal) continue;
      const attempt = new Attempt({ isStart: (sql) => sql === "begin", aim: { shape, fault }, isAlone: false });
      proxy.expect(attempt);
      const outcome = await toOutcome(migrate(proxy.url));
      expect(outcome, `${fault} at ${shape.slice(0, 80)}`).toHaveProperty("error");
      expect(attempt.isHit).toBe(true);
      expect(await observer.traceOf(attempt, kind)).toBeNull();
      expect(await tables()).toEqual([]);
    }
  }
  expect(await migrate(proxy.url)).toBeGreaterThan(10);
  expect(await tables()).toContain("restaurants");
  expect(await migrate(proxy.url)).toBe(0);
});

const tables = () =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname in ('public', 'drizzle')",
    );
    return rows.map(({ name }) => name);
  });

async function emptyDatabase(): Promise<{ url: string; directUrl: string; drop: () => Promise<void> }> {
  const template = inject("databaseTemplate");
  if (template.kind === "embedded") {
    const database = await openInMemory();
    const gateway = await openGateway({ database, password: "test" });
    return { url: gateway.url, directUrl: gateway.url, drop: () => gateway.close().then(() => database.close()) };
  }
  const { adminUrl, poolerUrl = adminUrl } = template;
  const name = `kumquat_empty_${process.pid}_${Date.now()}`;
  const run = (statement: string) => withConnection(adminUrl, async (client) => void (await client.query(statement)));
  await run(`create database ${name}`);
  const at = (server: string) => new URL(`/${name}`, server).href;
  return {
    url: at(poolerUrl),
    directUrl: at(adminUrl),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
