import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { withConnection } from "@/db/connection/with-connection";
import { IMPORT_MAX_BYTES } from "@/lib/contracts/place-import-limits";
import { findFreePort } from "@/scripts/start/free-port";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";
import { type RunningProgram, SERVERS, STANDALONE, startProgram, waitUntilWell } from "./support/bare-application";
import { findNginx, type Nginx, startDocumentedNginx } from "./support/nginx";
import { PASSWORD } from "./support/sessions";

const program = findNginx();
const { bin } = findPostgres();
test.skip(program === undefined, "No nginx was found: two servers behind it were left out.");
test.skip(!bin, "No PostgreSQL is installed: two servers behind nginx were left out.");
test.skip(!existsSync(`${STANDALONE}/serve.mjs`), "There is no standalone build: npm run build -- --standalone");

const ADMIN = { ADMIN_USERNAME: "editor", ADMIN_PASSWORD: PASSWORD };
const REGISTRATIONS_AN_HOUR = 20;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let nginx: Nginx;
let servers: RunningProgram[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  postgres = await startPostgres(bin ?? "");
  const ports = [await findFreePort(), await findFreePort()];
  nginx = await startDocumentedNginx(program ?? "", ports);
  const settings = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "a secret of these tests, long enough",
    APP_URL: nginx.url,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
  };
  execFileSync(process.execPath, ["migrate.mjs"], { cwd: STANDALONE, env: { ...process.env, ...settings, ...ADMIN } });
  servers = await Promise.all(
    ports.map((port) => startProgram({ ...SERVERS["our server, bundled"], port, env: settings })),
  );
  await Promise.all(servers.map(waitUntilWell));
});
test.afterAll(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.stop();
});

const queryRows = (text: string) => withConnection(postgres.url, async (client) => (await client.query(text)).rows);

type Call = { method?: string; token?: string; headers?: Record<string, string>; body?: unknown };

/** As a program: it needs no origin. */
const call = (url: string, { method = "POST", token, headers = {}, body }: Call = {}) =>
  fetch(url, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

async function register(url = nginx.url, headers: Record<string, string> = {}) {
  const body = { username: `eater-${randomUUID().slice(0, 8)}`, password: PASSWORD };
  const response = await call(`${url}/api/auth/register`, { headers, body });
  return { status: response.status, ...((await response.json()) as { token: string }) };
}

test.beforeEach(() => queryRows("delete from rate_limits"));

test("both servers count one client's registrations as one's, whatever address it claims", async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= REGISTRATIONS_AN_HOUR + 3; n++) {
    const address = `203.0.113.${n}`;
    const forged = { "x-forwarded-for": address, "x-real-ip": address, "fly-client-ip": address };
    statuses.push((await register(nginx.url, forged)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(REGISTRATIONS_AN_HOUR);
  expect(statuses.slice(REGISTRATIONS_AN_HOUR)).toEqual([429, 429, 429]);
  const answered = servers.map(({ output }) => output().split('{"request":"POST /api/auth/register"').length - 1);
  expect(Math.min(...answered)).toBeGreaterThan(0);
});

test("a session that one server began is one of the other's, and ends on both", async () => {
  const [a, b] = servers as [RunningProgram, RunningProgram];
  const { token } = await register(a.url);
  const session = (url: string) => call(`${url}/api/auth/session`, { method: "GET", token });
  expect((await session(b.url)).status).toBe(200);
  expect((await call(`${b.url}/api/auth/logout`, { token })).ok).toBe(true);
  expect((await session(a.url)).status).toBe(401);
});

test("a file of places as large as the product takes gets through, and a larger one its sentence", async () => {
  const { token } = await register();
  const upload = (body: string) =>
    call(`${nginx.url}/api/restaurants/imports?name=places.csv`, {
      token,
      headers: { "content-type": "application/octet-stream" },
      body,
    });
  const file = (bytes: number) =>
    `Name,City,Note\n${`Zuni,San Francisco,${"n".repeat(9_980)}\n`.repeat(bytes / 10_000)}`;
  expect((await upload(file(3_700_000))).status).toBe(201);
  const tooLarge = await upload(file(IMPORT_MAX_BYTES + 20_000));
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toEqual({ error: expect.stringContaining("10 MB") });
});

test("a guide arrives in pieces, as it is written", async () => {
  const { token } = await register();
  const body = { city: "San Francisco", prompt: "Noodles in broth for a cold night" };
  const stream = await call(`${nginx.url}/api/guides`, { token, headers: { accept: "text/event-stream" }, body });
  expect(stream.status).toBe(200);
  const pieces: string[] = [];
  for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) pieces.push(piece);
  expect(pieces.length).toBeGreaterThanOrEqual(3);
  expect(pieces[0]).not.toContain("event: complete");
  expect(pieces.at(-1)).toContain("event: complete");
});

test("a week that is started on both at once has one edition, one guide, and one message for each reader", async () => {
  const readers = 25;
  await queryRows(`
    insert into subscribers (email, email_key, city, state, confirmed_at)
    select email, email, 'Berkeley', 'confirmed', now() - interval '1 day'
    from (select 'eater-' || i || '@example.com' as email from generate_series(1, ${readers}) as i) as made`);
  const guides = async () => (await queryRows("select count(*)::int from guides where city = 'Berkeley'"))[0].count;
  const before = await guides();
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = ADMIN;
  const { token } = await (await call(`${nginx.url}/api/auth/login`, { body: { username, password } })).json();
  await Promise.all(servers.map(({ url }) => call(`${url}/api/editions`, { token, body: { city: "Berkeley" } })));
  const states = () => queryRows("select state from editions where city = 'Berkeley'");
  await expect.poll(states, { timeout: 60_000 }).toEqual([{ state: "sent" }]);
  expect(await guides()).toBe(before + 1);
  const sent = await queryRows(
    "select count(*)::int, count(distinct recipient)::int as readers from outbox where recipient like 'eater-%'",
  );
  expect(sent).toEqual([{ count: readers, readers }]);
});
