import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { openDatabase } from "@/db/client";
import { guides, restaurants, sessions, users } from "@/db/schema";
import { SEED_PROMPTS } from "@/lib/boot/seed-prompts";
import { findPgbouncer, startPgbouncer, type TempPgbouncer } from "@/scripts/test/temp-pgbouncer";
import { findPostgres, startPostgres, type TempPostgres } from "@/scripts/test/temp-postgres";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { PASSWORD } from "./support/sessions";

const READERS = 200;
const postgres = findPostgres();
const pgbouncer = findPgbouncer();
const missing = postgres.bin === null ? postgres.why : pgbouncer ? null : "no PgBouncer is installed";
test.skip(missing !== null, `What the product does behind a transaction pooler was left out: ${missing}.`);

let server: TempPostgres;
let pooler: TempPgbouncer;
let kumquats: Kumquat[] = [];
let direct: ReturnType<typeof openDatabase>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startPostgres(postgres.bin ?? "");
  pooler = await startPgbouncer(pgbouncer ?? "", server.url);
  direct = openDatabase(server.url, { max: 1 });
  const env = {
    DATABASE_URL: pooler.through(server.url),
    AUTH_SECRET: randomUUID(),
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: PASSWORD,
  };
  kumquats = await Promise.all([startKumquat({ env }), startKumquat({ env })]);
});
test.afterAll(async () => {
  await Promise.all(kumquats.map((kumquat) => kumquat.stop()));
  await direct?.close();
  await pooler?.stop();
  await server?.stop();
});

test("two servers that start together on an empty database fill it once", async () => {
  expect(await direct.db.$count(guides)).toBe(SEED_PROMPTS.length);
  expect(await direct.db.$count(restaurants)).toBeGreaterThan(500);
  expect(await direct.db.$count(users)).toBe(1);
  for (const { url } of kumquats) expect(await (await fetch(url)).text()).toContain(`/guide/`);
});

test("200 registrations at once are 200 accounts, and every session works on the other server", async () => {
  test.setTimeout(120_000);
  const [accountsBefore, sessionsBefore] = [await direct.db.$count(users), await direct.db.$count(sessions)];
  const urlOf = (n: number) => (kumquats[n % kumquats.length] as Kumquat).url;
  const registered = await Promise.all(
    Array.from({ length: READERS }, async (_, n) => {
      const response = await fetch(`${urlOf(n)}/api/auth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: `reader-${n}`, password: PASSWORD }),
      });
      return { status: response.status, ...((await response.json()) as { token: string }) };
    }),
  );
  expect(registered.filter(({ status }) => status !== 201)).toEqual([]);
  expect(await direct.db.$count(users)).toBe(accountsBefore + READERS);
  expect(await direct.db.$count(sessions)).toBe(sessionsBefore + READERS);
  const checked = await Promise.all(
    registered.map(({ token }, n) =>
      fetch(`${urlOf(n + 1)}/api/auth/session`, { headers: { authorization: `Bearer ${token}` } }),
    ),
  );
  expect(checked.filter(({ status }) => status !== 200)).toHaveLength(0);
  for (const { output } of kumquats) expect(output()).not.toMatch(/Failed query|prepared statement|unavailable/);
});
