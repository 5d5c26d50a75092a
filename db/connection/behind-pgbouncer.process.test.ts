import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { register } from "@/lib/auth/register";
import { findSessionUser } from "@/lib/auth/session";
import { makeCtx } from "@/lib/testing/make-ctx";
import { findPgbouncer, startPgbouncer, type TempPgbouncer } from "@/scripts/test/temp-pgbouncer";
import { findPostgres, startPostgres, type TempPostgres } from "@/scripts/test/temp-postgres";
import { openDatabase } from "../client";
import { migrate } from "../migrate";
import { users } from "../schema";
import { openCuttableProxy } from "../testing/cuttable-proxy";
import { cancelStatement } from "./cancel-statement";
import { isDatabaseUnavailable } from "./database-unavailable";
import { withConnection } from "./with-connection";

const READERS = 200;
/** As many servers of one pool each: twice as many connections as PgBouncer has to the database. */
const SERVERS = 4;

const postgres = findPostgres();
const pgbouncer = findPgbouncer();
const missing = postgres.bin === null ? postgres.why : pgbouncer ? null : "no PgBouncer is installed";

let server: TempPostgres;
let between: Awaited<ReturnType<typeof openCuttableProxy>>;
let pooler: TempPgbouncer;
let url: string;

beforeAll(async () => {
  if (postgres.bin === null || !pgbouncer) return;
  server = await startPostgres(postgres.bin);
  between = await openCuttableProxy(server.url);
  pooler = await startPgbouncer(pgbouncer, between.url);
  url = pooler.through(server.url);
  await migrate(url);
});
afterAll(async () => {
  await pooler?.stop();
  between?.close();
  await server?.stop();
});
beforeEach(({ skip }) => {
  if (missing !== null) skip(`What a transaction pooler makes of our statements was left out: ${missing}.`);
});

test("200 registrations at once are 200 rows and 200 live sessions", { timeout: 120_000 }, async () => {
  vi.stubEnv("AUTH_SECRET", "a secret that is long enough for tests");
  // Silences the security log, which has its own test.
  vi.spyOn(console, "log").mockImplementation(() => {});
  const pools = Array.from({ length: SERVERS }, () => openDatabase(url));
  const dbOf = (n: number) => (pools[n % SERVERS] as (typeof pools)[number]).db;
  const tokens = await Promise.all(
    Array.from({ length: READERS }, async (_, n) => {
      const ctx = makeCtx(dbOf(n), { clientAddress: `reader ${n}` });
      return (await register(ctx, { username: `reader-${n}`, password: "four soup spoons" })).token;
    }),
  );
  const readers = await Promise.all(
    tokens.map((token, n) => findSessionUser(dbOf(n + 1), new Headers({ authorization: `Bearer ${token}` }))),
  );
  expect(readers.map((reader) => reader?.username)).toEqual(tokens.map((_, n) => `reader-${n}`));
  const direct = openDatabase(server.url);
  expect(await direct.db.$count(users)).toBe(READERS);
  await Promise.all([...pools, direct].map(({ close }) => close()));
});

test("one connection's statements run on several of the server's, each with its limits", async () => {
  const pools = Array.from({ length: SERVERS }, () => openDatabase(url));
  const seen = await Promise.all(
    Array.from({ length: 400 }, async (_, n) => {
      const { rows } = await (pools[n % SERVERS] as (typeof pools)[number]).db.execute<{ pid: number; limit: string }>(
        sql`select pg_backend_pid() as pid, current_setting('statement_timeout') as limit, pg_sleep(0.005)`,
      );
      return rows[0];
    }),
  );
  expect(new Set(seen.map((row) => row?.limit))).toEqual(new Set(["30s"]));
  const servers = new Set(seen.map((row) => row?.pid)).size;
  expect(servers).toBeGreaterThan(1);
  expect(servers).toBeLessThanOrEqual(20);
  await Promise.all(pools.map(({ close }) => close()));
});

test("a running statement is cancelled through the pooler", async () => {
  const outcome = await withConnection(url, async (client) => {
    const sleeping = client.query("select pg_sleep(20)").catch((error: Error) => error);
    await vi.waitFor(async () => expect(await countSleeping()).toBe(1));
    cancelStatement(client);
    return sleeping;
  });
  expect(outcome).toMatchObject({ code: "57014", message: "canceling statement due to user request" });
});

test("a database that hangs behind a pooler that answers is reported within four seconds", {
  timeout: 60_000,
}, async () => {
  const { db, close } = openDatabase(url, { isWatched: true });
  const select = () => db.execute(sql`select 1`);
  await select();
  between.pause();
  const startedAt = performance.now();
  const errors = await Promise.all(Array.from({ length: 30 }, () => select().catch((error: unknown) => error)));
  const tookMs = performance.now() - startedAt;
  between.resume();
  expect(errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  expect(tookMs).toBeLessThan(4_000);
  await expect.poll(() => select().then(() => "it answers", String), { timeout: 10_000 }).toBe("it answers");
  await close();
});

test("a pooler whose connections are all taken is not mistaken for a database that hangs", {
  timeout: 60_000,
}, async () => {
  const { db, close } = openDatabase(url, { isWatched: true, max: 60 });
  const slow = Array.from({ length: 60 }, () => db.execute(sql`select pg_sleep(1)`));
  expect(await Promise.all(slow)).toHaveLength(60);
  await close();
});

const countSleeping = () =>
  withConnection(server.url, async (client) => {
    const { rows } = await client.query("select from pg_stat_activity where wait_event = 'PgSleep'");
    return rows.length;
  });
