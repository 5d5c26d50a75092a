import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { withConnection } from "@/db/connection/with-connection";
import { openCuttableProxy } from "@/db/testing/cuttable-proxy";
import { inlineScripts } from "@/lib/http/inline-scripts";
import { callEndpoint } from "@/lib/jobs/runner/call-endpoint";
import { httpEndpoint } from "@/lib/jobs/runner/http-endpoint";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";
import {
  type RunningProgram,
  SERVERS,
  type ServerName,
  STANDALONE,
  startProgram,
  waitUntilWell,
} from "./support/bare-application";
import { type InngestStandIn, startInngestStandIn } from "./support/inngest-stand-in";
import { subscribe } from "./support/subscribe";
import { expect, test } from "./support/test";

const EVENT_KEY = "event-key-of-tests";
const SIGNING_KEY = `signkey-test-${"0f".repeat(16)}`;
const { bin } = findPostgres();
test.skip(!bin, "No PostgreSQL is installed: servers other than ours were left out.");
test.skip(!existsSync(`${STANDALONE}/server.js`), "There is no standalone build: npm run build -- --standalone");

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let inngest: InngestStandIn;
let settings: Record<string, string>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  postgres = await startPostgres(bin ?? "");
  inngest = await startInngestStandIn(EVENT_KEY);
  settings = { DATABASE_URL: postgres.url, AUTH_SECRET: "a secret of these tests, long enough" };
  const migrated = execFileSync(process.execPath, ["migrate.mjs"], {
    cwd: STANDALONE,
    env: { ...process.env, ...settings },
  });
  expect(migrated.toString()).toContain("The database is up to date.");
});
test.afterAll(async () => {
  inngest?.stop();
  await postgres?.stop();
});

const withInngest = () => ({
  INNGEST_BASE_URL: inngest.url,
  INNGEST_EVENT_KEY: EVENT_KEY,
  INNGEST_SIGNING_KEY: SIGNING_KEY,
});

async function start(name: ServerName, env: Record<string, string> = {}): Promise<RunningProgram> {
  const server = await startProgram({ ...SERVERS[name], env: { ...settings, ...env } });
  await waitUntilWell(server).catch((error) => server.stop().then(() => Promise.reject(error)));
  return server;
}

const queryRows = (text: string) => withConnection(postgres.url, async (client) => (await client.query(text)).rows);

for (const name of Object.keys(SERVERS) as ServerName[]) {
  test(`${name}: every answer has its headers, and cached pages run their own scripts alone`, async ({
    newVisitor,
  }) => {
    const server = await start(name, withInngest());
    try {
      const health = await fetch(`${server.url}/api/health`);
      expect(health.headers.get("content-security-policy")).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      for (const path of ["/", "/", "/oakland", "/oakland", "/guide", "/privacy", "/no-such-page", "/no-such-page"]) {
        const page = await fetch(`${server.url}${path}`);
        const html = await page.text();
        const { headers } = page;
        expect(headers.get("x-content-type-options"), path).toBe("nosniff");
        expect(headers.get("x-frame-options"), path).toBe("DENY");
        expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
        expect(headers.get("permissions-policy"), path).toContain("geolocation=(self)");
        const strictest = headers.get("content-security-policy")?.split(", ").at(-1) ?? "";
        const [, scripts = ""] = /script-src ([^;]*)/.exec(strictest) ?? [];
        expect(scripts, path).not.toContain("unsafe");
        const hashes = inlineScripts(html);
        expect(hashes.length, path).toBeGreaterThan(0);
        for (const hash of hashes) expect(scripts, path).toContain(hash);
        if (page.status === 200) expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
      }
      const visitor = await newVisitor();
      for (const path of ["/", "/login", "/oakland"]) await visitor.goto(`${server.url}${path}`);
      await visitor.getByRole("main").waitFor();
    } finally {
      await server.stop();
    }
  });

  test(`${name}: a forged header gets nobody a limit of their own`, async () => {
    const server = await start(name, withInngest());
    try {
      await queryRows("delete from rate_limits");
      const statuses: number[] = [];
      for (let n = 1; n <= 23; n++) {
        const address = `203.0.113.${n}`;
        const response = await fetch(`${server.url}/api/auth/register`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            origin: server.url,
            "x-forwarded-for": address,
            "x-real-ip": address,
            "fly-client-ip": address,
            "x-kumquat-socket-address": address,
          },
          body: JSON.stringify({ username: `eater-${randomUUID().slice(0, 8)}`, password: "tangerine peel" }),
        });
        statuses.push(response.status);
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(20);
      expect(statuses.slice(20)).toEqual([429, 429, 429]);
    } finally {
      await server.stop();
    }
  });

  test(`${name}: each request is a line with its id, its route and its reader`, async () => {
    const server = await start(name, withInngest());
    try {
      await queryRows("delete from rate_limits");
      const headers = { "content-type": "application/json", origin: server.url };
      const body = JSON.stringify({ username: `eater-${randomUUID().slice(0, 8)}`, password: "tangerine peel" });
      const registered = await fetch(`${server.url}/api/auth/register`, { method: "POST", headers, body });
      const [cookie = ""] = registered.headers.getSetCookie().map((each) => each.split(";")[0]);
      const lists = await fetch(`${server.url}/api/lists`, { headers: { cookie } });
      const shared = await fetch(`${server.url}/list/a-token-that-nobody-may-read`);
      const lineOf = ({ headers }: Response) => {
        const id = headers.get("x-request-id");
        const lines = server.output().split("\n");
        return JSON.parse(lines.find((line) => line.startsWith('{"request"') && line.includes(`"${id}"`)) ?? "{}");
      };
      await expect
        .poll(() => lineOf(shared))
        .toMatchObject({ request: "GET /list/[token]", status: 404, userId: null });
      const [{ id }] = await queryRows("select id from users order by created_at desc limit 1");
      expect(lineOf(lists)).toMatchObject({ request: "GET /api/lists", status: 200, userId: id });
      expect(server.output()).not.toContain("a-token-that-nobody-may-read");
    } finally {
      await server.stop();
    }
  });

  test(`${name}: the request that writes an event registers, hands it on, and what was left is swept up`, async () => {
    const server = await start(name, withInngest());
    try {
      await queryRows("delete from rate_limits");
      inngest.events.length = 0;
      inngest.registrations = 0;
      expect((await subscribe(server.url)).response.ok).toBe(true);
      await expect
        .poll(() => inngest.events.map((event) => event.name), { timeout: 5_000 })
        .toContain("subscription/requested");
      if (name === "our server, bundled") return;
      expect(inngest.registrations).toBe(1);
      inngest.isAway = true;
      expect((await subscribe(server.url)).response.ok).toBe(true);
      await expect.poll(server.output).toContain("Events wait for Inngest: ");
      inngest.isAway = false;
      const endpoint = httpEndpoint({ appUrl: server.url, host: new URL(server.url).host });
      const event = { name: "inngest/scheduled.timer", data: {}, id: randomUUID(), ts: Date.now() };
      const swept = await callEndpoint(
        { endpoint, signingKey: SIGNING_KEY },
        {
          method: "POST",
          search: { fnId: "kumquat-hand-on-waiting-events", stepId: "step" },
          body: {
            version: 2,
            event,
            events: [event],
            steps: {},
            ctx: { run_id: randomUUID(), attempt: 0, use_api: false, stack: { stack: [], current: 0 } },
          },
        },
      );
      expect([swept.status, swept.body]).toEqual([200, { handedOn: 1 }]);
      expect(inngest.events).toHaveLength(2);
    } finally {
      inngest.isAway = false;
      await server.stop();
    }
  });
}

test("next start says what can't work, and a worker beside it does the work", async () => {
  const server = await start("next start");
  const worker = await startProgram({
    args: ["worker.mjs"],
    cwd: STANDALONE,
    env: { ...settings, WORKER_APP_URL: server.url, APP_URL: server.url },
  });
  try {
    expect(server.output()).toContain("This server does no background work");
    expect(server.output()).toContain("TRUST_PROXY is not set");
    const warnings = async () => (await (await fetch(`${server.url}/readyz`)).json()).warnings.join("\n");
    await expect.poll(warnings, { timeout: 30_000 }).not.toContain("no background work");
    expect(await warnings()).toContain("TRUST_PROXY is not set");
    await queryRows("delete from rate_limits");
    const sent = async () => (await queryRows("select count(*)::int as count from outbox"))[0].count;
    const before = await sent();
    expect((await subscribe(server.url)).response.ok).toBe(true);
    await expect.poll(sent, { timeout: 30_000 }).toBe(before + 1);
  } finally {
    await worker.stop();
    await server.stop();
  }
  expect(await worker.ended).toBe(0);
});

const UNUSABLE = [
  [{ MAPBOX_TOKEN: "junk" }, "MAPBOX_TOKEN must be a public token of Mapbox, which begins with pk."],
  [{ RESEND_API_KEY: "re_1" }, "EMAIL_FROM and POSTAL_ADDRESS must be set with RESEND_API_KEY or SMTP_URL."],
  [{ TRUST_PROXY: "x" }, "TRUST_PROXY must be vercel, fly, cloudflare, or a whole number from 0 to 10."],
] as const;
for (const name of Object.keys(SERVERS) as ServerName[]) {
  test(`${name}: a setting that can't work is one sentence, and the end`, async () => {
    for (const [variables, sentence] of UNUSABLE) {
      const run = await startProgram({ ...SERVERS[name], env: { ...settings, ...variables } });
      expect(await run.ended).toBe(1);
      expect(run.output().split(sentence)).toHaveLength(2);
      expect(run.output()).not.toMatch(/^\s+at /m);
    }
  });

  if (name === "our server, bundled") continue;
  test(`${name}: a page that the database fails is answered 503, and nothing of its statement is printed`, async () => {
    const between = await openCuttableProxy(postgres.url);
    const server = await start(name, { DATABASE_URL: between.url });
    try {
      await queryRows("delete from rate_limits");
      const registered = await fetch(`${server.url}/api/auth/register`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.url },
        body: JSON.stringify({ username: `eater-${randomUUID().slice(0, 8)}`, password: "tangerine peel" }),
      });
      const cookie = registered.headers.getSetCookie().join("; ");
      const visit = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie }, redirect: "manual" });
      expect((await visit("/map")).status).toBe(200);
      between.pause();
      for (const path of ["/login", "/map", "/search?q=noodles", "/place/nowhere", "/api/guides", "/readyz"]) {
        const response = await visit(path);
        expect([response.status, response.headers.get("retry-after")], path).toEqual([503, "3"]);
      }
      expect((await visit("/livez")).status).toBe(200);
      between.resume();
      await expect.poll(async () => (await visit("/map")).status).toBe(200);
    } finally {
      between.close();
      await server.stop();
    }
  });
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

test("where nobody can end it, readiness tells the setting that can't work", async () => {
  const server = await startProgram({
    ...SERVERS["the standalone server"],
    env: { ...settings, VERCEL: "1", TRUST_PROXY: "x" },
  });
  try {
    await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(503);
    const readiness = await (await fetch(`${server.url}/readyz`)).json();
    expect(readiness.problems).toEqual([UNUSABLE[2][1]]);
  } finally {
    await server.stop();
  }
});

test("a program without its settings says which one it lacks", async () => {
  const none = { DATABASE_URL: "", AUTH_SECRET: "" };
  for (const [program, sentence] of [
    ["serve.mjs", "DATABASE_URL is not set: only `npm start` brings the embedded database."],
    ["migrate.mjs", "DATABASE_URL is not set: `npm start` prepares the embedded database itself."],
    ["worker.mjs", "DATABASE_URL is not set: `npm start` does the work of an embedded database."],
  ] as const) {
    const run = await startProgram({ args: [program], cwd: STANDALONE, env: none });
    expect(await run.ended).toBe(1);
    expect(run.output().trim()).toBe(sentence);
  }
});
