import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "@/db/client";
import { jobEvents } from "@/db/schema";
import { parseEnv } from "@/lib/core/env";
import { setDraining } from "@/lib/http/draining";
import { dispatchEvents } from "@/lib/jobs/runner/dispatch-events";
import type { Providers } from "@/lib/ports/context";
import { testDb } from "@/lib/testing/database";
import { checkReadiness } from "./check-readiness";

const { db } = await testDb();
vi.stubGlobal("kumquatServer", true);
const providers = { curator: { name: "house" }, places: { name: "catalogue" }, mail: { name: "outbox" } } as Providers;
const AUTH_SECRET = "a secret of these tests, long enough";
const settings = { AUTH_SECRET, DATABASE_URL: "postgresql://localhost/any" };
const check = (env: Record<string, string> = settings, database: Database = db) =>
  checkReadiness({ db: database, providers }, parseEnv(env));
afterEach(() => setDraining(false));
/** Under one of Next's own servers. */
const underNext = async () => {
  vi.stubGlobal("kumquatServer", false);
  try {
    return await check({ ...settings, TRUST_PROXY: "1" });
  } finally {
    vi.stubGlobal("kumquatServer", true);
  }
};

test("a server whose database responds is ready", async () => {
  expect(await check()).toEqual({ status: "ready", problems: [], warnings: [] });
});

test("one that is stopping is not, and asks the database nothing", async () => {
  setDraining(true);
  expect(await check(settings, {} as Database)).toEqual({
    status: "not ready",
    problems: ["This server is stopping."],
    warnings: [],
  });
});

test("one whose database fails, or never responds, is not", async () => {
  const refuses = { execute: () => Promise.reject(new Error("refused")) } as unknown as Database;
  const hangs = { execute: () => new Promise(() => {}) } as unknown as Database;
  for (const away of [refuses, hangs]) {
    expect((await check(settings, away)).problems).toEqual(["The database does not respond."]);
  }
});

test("what can't work in a setup is told, and fails only what nothing works without", async () => {
  const { status, problems } = await check({});
  expect(status).toBe("not ready");
  expect(problems).toEqual([expect.stringMatching(/^AUTH_SECRET is not set: /)]);
  const model = await check({ ...settings, OPENAI_BASE_URL: "http://localhost:1234/v1" });
  expect(model).toMatchObject({ status: "ready", warnings: [expect.stringMatching(/^OPENAI_BASE_URL is set /)] });
});

test("under another server nothing is missing once a worker beside it is seen at work", async () => {
  const lacksWorker = { status: "ready", warnings: [expect.stringMatching(/^This server does no background work/)] };
  expect(await underNext()).toMatchObject(lacksWorker);
  let isOver = false;
  const worker = (async () => {
    while (!isOver) await dispatchEvents(db, [], new Date());
  })();
  await expect.poll(() => underNext(), { timeout: 5_000 }).toMatchObject({ status: "ready", warnings: [] });
  isOver = true;
  await worker;
  expect(await db.$count(jobEvents)).toBe(0);
});
