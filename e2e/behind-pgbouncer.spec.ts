import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { guides, restaurants, sessions, users } from "@/db/schema";
import { SEED_PROMPTS } from "@/lib/boot/seed-prompts";
import { startFakeResend } from "@/lib/testing/fakes/resend";
import { findPgbouncer, startPgbouncer, type TempPgbouncer } from "@/scripts/test/temp-pgbouncer";
import { findPostgres, startPostgres, type TempPostgres } from "@/scripts/test/temp-postgres";
import { type RunningProgram, SERVERS, STANDALONE, startProgram, waitUntilWell } from "./support/bare-application";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { PASSWORD } from "./support/sessions";

const READERS = 200;
const SUBSCRIBERS = 600;
const postgres = findPostgres();
const pgbouncer = findPgbouncer();
const missing = postgres.bin === null ? postgres.why : pgbouncer ? null : "no PgBouncer is installed";
test.skip(missing !== null, `What the product does behind a transaction pooler was left out: ${missing}.`);

let server: TempPostgres;
let pooler: TempPgbouncer;
let kumquats: Kumquat[] = [];
let direct: ReturnType<typeof openDatabase>;
let settings: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startPostgres(postgres.bin ?? "");
  pooler = await startPgbouncer(pgbouncer ?? "", server.url);
  direct = openDatabase(server.url, { max: 1 });
  settings = {
    DATABASE_URL: pooler.through(server.url),
    AUTH_SECRET: randomUUID(),
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: PASSWORD,
  };
  kumquats = await Promise.all([startKumquat({ env: settings }), startKumquat({ env: settings })]);
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

test("a send reaches each reader once, though each of its two servers is killed amid it", async () => {
  test.skip(!existsSync(`${STANDALONE}/serve.mjs`), "There is no standalone build: npm run build -- --standalone");
  test.setTimeout(600_000);
  // They would send too.
  await Promise.all(kumquats.map((kumquat) => kumquat.stop()));
  kumquats = [];
  const resend = await startFakeResend();
  const env = {
    ...settings,
    // One application has one address, whichever server writes a message: else a repeated one differs from the first.
    APP_URL: "http://localhost:3000",
    RESEND_API_KEY: "re_stand-in",
    RESEND_BASE_URL: resend.url,
    RESEND_RATE_PER_SECOND: "1",
    EMAIL_FROM: "Kumquat <hello@guides.example>",
    POSTAL_ADDRESS: "1 Ferry Building, San Francisco",
  };
  const start = async () => {
    const started = await startProgram({ ...SERVERS["our server, bundled"], env });
    await waitUntilWell(started);
    return started;
  };
  const reached = () => resend.ledger.accepted.filter(({ to }) => to.startsWith("eater-")).length;
  const servers: RunningProgram[] = await Promise.all([start(), start()]);
  try {
    await direct.db.execute(sql`
      insert into subscribers (email, email_key, city, state, confirmed_at)
      select email, email, 'Berkeley', 'confirmed', now() - interval '1 day'
      from (select 'eater-' || i || '@example.com' as email from generate_series(1, ${SUBSCRIBERS}::int) as i) as made`);
    const post = (path: string, body: unknown, token = "") =>
      fetch(`${servers[0]?.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    const signedIn = await post("/api/auth/login", { username: "admin", password: PASSWORD });
    const { token } = await signedIn.json();
    expect((await post("/api/editions", { city: "Berkeley" }, token)).status).toBe(200);
    for (const [index, least] of [1, SUBSCRIBERS / 2].entries()) {
      await expect.poll(reached, { timeout: 120_000, intervals: [20] }).toBeGreaterThanOrEqual(least);
      await servers[index]?.kill();
      servers[index] = await start();
    }
    const states = async () =>
      (await direct.db.execute(sql`select state, count(*)::int from deliveries group by state`)).rows;
    // What a killed server held is free again after 90 s (lib/editions/lease-batch.ts).
    await expect.poll(states, { timeout: 300_000 }).toEqual([{ state: "sent", count: SUBSCRIBERS }]);
    expect(reached()).toBe(SUBSCRIBERS);
    expect(resend.ledger.duplicates).toEqual([]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await resend.close();
  }
});
