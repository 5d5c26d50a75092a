import { execFileSync } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyPreparedData, type Kumquat, launchKumquat, startKumquat } from "./support/kumquat";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let dataDir: string;
let running: Kumquat;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = await copyPreparedData();
  running = await startKumquat({ dataDir });
});

test.afterAll(async () => {
  await running.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("it prints where to go and how to sign in, and keeps secrets to their owner", async () => {
  const { E2E_FIRST_OUTPUT: first, E2E_FIRST_URL: firstUrl, E2E_PREPARED_DIR: prepared = "" } = process.env;
  expect(first).toContain(`Open           ${firstUrl}`);
  expect(first).toContain(join(prepared, "admin-password"));
  await expect.poll(running.output).toContain(`Open           ${running.url}`);
  for (const name of ["admin-password", "auth-secret", "postgres-password", "database-url"]) {
    expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0);
  }
});

test("a second start on the same folder names the first", async () => {
  const second = await launchKumquat({ dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`${dataDir} is in use by process ${running.process.pid}.`);
});

test("a start on a taken port says so", async () => {
  const second = await launchKumquat({ port: running.port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${running.port} is taken.`);
  await second.stop();
});

for (const [name, value, sentence] of [
  ["PORT", "no port", "PORT must be a whole number"],
  ["APP_URL", "kumquat", "APP_URL must be an http or https URL"],
  ["DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing", "AUTH_SECRET must be set"],
  ["ADMIN_USERNAME", "boss", "ADMIN_USERNAME and ADMIN_PASSWORD must be set together"],
] as const) {
  test(`a bad ${name} stops the start with a sentence`, async () => {
    const refused = await launchKumquat({ dataDir, env: { [name]: value } });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toContain(sentence);
    expect(refused.output()).not.toContain("    at ");
  });
}

test("a kill leaves nothing behind, and the next start has all data", async () => {
  const account = { username: `keeper-${Date.now()}`, password: "kept through it all" };
  const registered = await post(running.url, "register", account);
  expect(registered.status).toBe(201);
  running.process.kill("SIGKILL");
  await running.ended;

  running = await startKumquat({ dataDir, port: running.port });
  expect((await post(running.url, "login", account)).status).toBe(200);
});

for (const [name, program] of [
  ["server", "server/main.ts"],
  ["embedded database", "db/embedded/main.ts"],
] as const) {
  test(`a killed ${name} is restarted, and everything acknowledged is there`, async () => {
    const account = { username: `keeper-${program.length}-${Date.now()}`, password: "kept through it all" };
    expect((await post(running.url, "register", account)).status).toBe(201);
    process.kill(childOf(running.process.pid, program), "SIGKILL");
    await expect.poll(running.output, { timeout: 60_000 }).toContain(`The ${name} runs again.`);
    expect(running.output()).toContain(`The ${name} stopped unexpectedly (SIGKILL). It is started again in 0.25 s.`);
    // A database that has just come back is taken for away for a moment longer; two seconds at most.
    await expect.poll(async () => (await post(running.url, "login", account)).status, { timeout: 2_000 }).toBe(200);
    expect(running.output().split("Ctrl-C stops everything.")).toHaveLength(2);
  });
}

test("an unreachable database stops the start with a sentence that names the variable", async () => {
  const env = { DATABASE_URL: "postgres://ana:not-for-logs@127.0.0.1:1/kumquat", AUTH_SECRET: "s".repeat(32) };
  const started = await launchKumquat({ dataDir, env });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain("The database of DATABASE_URL could not be prepared: ");
  expect(started.output()).not.toContain("not-for-logs");
});

test("SIGTERM stops everything and exits with 0", async () => {
  running.process.kill("SIGTERM");
  expect(await running.ended).toBe(0);
  await expect(fetch(running.url)).rejects.toThrow();
});

function childOf(parent: number | undefined, program: string): number {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="]).toString().split("\n");
  const line = all.find((entry) => entry.includes(program) && entry.trim().split(/\s+/)[1] === String(parent));
  return Number(line?.trim().split(/\s+/)[0]);
}

function post(url: string, call: "register" | "login", body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/api/auth/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
}
