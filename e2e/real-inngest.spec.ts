import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { withConnection } from "@/db/connection/with-connection";
import { startFakeResend } from "@/lib/testing/fakes/resend";
import { findFreePort } from "@/scripts/start/free-port";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";
import {
  type RunningProgram,
  SERVERS,
  type ServerName,
  STANDALONE,
  startProgram,
  waitUntilWell,
} from "./support/bare-application";
import { type InngestServer, prepareInngestServer } from "./support/inngest-server";
import { readEventStream } from "./support/read-event-stream";
import { subscribe } from "./support/subscribe";
import { expect, test } from "./support/test";

const READERS = 600;
const ADMIN = { ADMIN_USERNAME: "editor", ADMIN_PASSWORD: "a good password" };
const MINUTE = 60_000;

const program = process.env.INNGEST_PROGRAM ?? "";
const { bin } = findPostgres();
test.skip(!program, "INNGEST_PROGRAM names no Inngest server: the durable functions were not tried with a real one.");
test.skip(!bin, "No PostgreSQL is installed: nothing was tried with a real Inngest server.");
test.skip(!existsSync(`${STANDALONE}/server.js`), "There is no standalone build: npm run build -- --standalone");
test.describe.configure({ mode: "serial", timeout: 10 * MINUTE });

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let inngest: InngestServer;
let port: number;
let server: RunningProgram;
let settings: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(3 * MINUTE);
  postgres = await startPostgres(bin ?? "");
  port = await findFreePort();
  const eventKey = randomBytes(16).toString("hex");
  const signingKey = randomBytes(32).toString("hex");
  const endpoint = `http://localhost:${port}/api/inngest`;
  inngest = await prepareInngestServer({ program, eventKey, signingKey, endpoint });
  settings = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "a secret of these tests, long enough",
    INNGEST_BASE_URL: inngest.url,
    INNGEST_EVENT_KEY: eventKey,
    INNGEST_SIGNING_KEY: signingKey,
  };
  execFileSync(process.execPath, ["migrate.mjs"], { cwd: STANDALONE, env: { ...process.env, ...settings, ...ADMIN } });
  await inngest.start();
});
test.afterEach(() => server?.stop());
test.afterAll(async () => {
  await inngest?.stop();
  await inngest?.remove();
  await postgres?.stop();
});

async function start(name: ServerName, env: Record<string, string> = {}): Promise<void> {
  server = await startProgram({ ...SERVERS[name], port, env: { ...settings, ...env } });
  await waitUntilWell(server);
}

const queryRows = (text: string) => withConnection(postgres.url, async (client) => (await client.query(text)).rows);
const subjectsTo = async (email: string): Promise<string[]> =>
  (await queryRows(`select subject from outbox where recipient = '${email}' order by created_at`)).map(
    ({ subject }) => subject,
  );

/** As an editor; a program's request needs no origin. */
async function asEditor(): Promise<(method: string, path: string, body?: unknown) => Promise<Response>> {
  const call = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const signedIn = await call(
    "POST",
    "/api/auth/login",
    { username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD },
    {},
  );
  const { token } = await signedIn.json();
  return (method, path, body) => call(method, path, body, { authorization: `Bearer ${token}` });
}

for (const name of Object.keys(SERVERS) as ServerName[])
  test(`${name}: a subscription is asked about, confirmed and welcomed`, async () => {
    await start(name);
    const unsigned = await fetch(`${server.url}/api/inngest?fnId=kumquat-weekly-send&stepId=step`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(unsigned.status).toBe(401);
    const { email } = await subscribe(server.url);
    await expect.poll(() => subjectsTo(email), { timeout: MINUTE }).toHaveLength(1);
    const [{ text }] = await queryRows(`select text from outbox where recipient = '${email}'`);
    const [, token] = /\/email\/confirm\/(\S+)/.exec(text) ?? [];
    const confirmed = await fetch(`${server.url}/api/email/confirm/${token}`, {
      headers: { accept: "application/json" },
    });
    expect(await confirmed.json()).toMatchObject({ status: "confirmed" });
    await expect.poll(() => subjectsTo(email), { timeout: MINUTE }).toHaveLength(2);
  });

test("a year of themes is made, each week once", async () => {
  await start("the standalone server");
  const call = await asEditor();
  const run = await call("POST", "/api/scheduled-themes/generate", { city: "San Francisco", weeksToGenerate: 52 });
  const { frames } = await (await readEventStream(run)).end();
  expect(frames.filter(({ event }) => event === "saved")).toHaveLength(52);
  const weeks = await queryRows(
    "select count(*)::int, count(distinct target_week)::int as weeks from scheduled_themes",
  );
  expect(weeks).toEqual([{ count: 52, weeks: 52 }]);
});

test("a send that two crashes of the server interrupt reaches each reader once", async () => {
  const resend = await startFakeResend();
  const mail = {
    RESEND_API_KEY: "re_stand-in",
    RESEND_BASE_URL: resend.url,
    RESEND_RATE_PER_SECOND: "1",
    EMAIL_FROM: "Kumquat <hello@guides.example>",
    POSTAL_ADDRESS: "1 Ferry Building, San Francisco",
  };
  const reached = () => resend.ledger.accepted.filter(({ to }) => to.startsWith("eater-")).length;
  try {
    await queryRows(`
      insert into subscribers (email, email_key, city, state, confirmed_at)
      select email, email, 'Berkeley', 'confirmed', now() - interval '1 day'
      from (select 'eater-' || i || '@example.com' as email from generate_series(1, ${READERS}) as i) as made`);
    await start("the standalone server", mail);
    const call = await asEditor();
    expect((await call("POST", "/api/editions", { city: "Berkeley" })).status).toBe(200);
    for (const least of [1, READERS / 2]) {
      await expect.poll(reached, { timeout: 3 * MINUTE, intervals: [20] }).toBeGreaterThanOrEqual(least);
      await server.kill();
      await start("the standalone server", mail);
    }
    const states = () => queryRows("select state, count(*)::int from deliveries group by state order by state");
    await expect.poll(states, { timeout: 5 * MINUTE }).toEqual([{ state: "sent", count: READERS }]);
    expect(reached()).toBe(READERS);
    expect(resend.ledger.duplicates).toEqual([]);
    await expect
      .poll(() => queryRows("select state from editions where city = 'Berkeley'"), { timeout: MINUTE })
      .toEqual([{ state: "sent" }]);
  } finally {
    await server.stop();
    await resend.close();
  }
});

test("what waits while Inngest is away is swept up by its own schedule when it is back", async () => {
  await start("the standalone server");
  await inngest.stop();
  const { email } = await subscribe(server.url);
  await expect.poll(server.output, { timeout: MINUTE }).toContain("Events wait for Inngest: ");
  expect(await subjectsTo(email)).toEqual([]);
  await inngest.start();
  await expect.poll(() => subjectsTo(email), { timeout: 7 * MINUTE, intervals: [2_000] }).toHaveLength(1);
});
