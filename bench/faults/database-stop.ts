import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startKumquat } from "@/e2e/support/kumquat";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";
import { asJson, register, type TimedResponse, timedFetch } from "./call";
import { check, figure, formatCounts } from "./figures";

const DOWN_MS = 10_000;
const ANSWER_MS = 3_000;
const BACK_MS = 2_000;
const EVERY_MS = 250;
const LOOK_MS = 25;

/** PostgreSQL down for ten seconds: what calls and cached pages return meanwhile, and how soon everything recovers. */
export async function databaseStop(): Promise<boolean> {
  const { bin } = findPostgres();
  if (bin === null) throw new Error("This figure needs PostgreSQL's own programs.");
  // What it has acknowledged must survive its crash, or the account created just before would be gone.
  const postgres = await startPostgres(bin, []);
  return await stopUnder(postgres).finally(postgres.stop);
}

async function stopUnder(postgres: Awaited<ReturnType<typeof startPostgres>>): Promise<boolean> {
  const kumquat = await startKumquat({ env: { DATABASE_URL: postgres.url, AUTH_SECRET: randomUUID() } });
  try {
    const { username, password, token } = await register(kumquat.url);
    const guides = JSON.parse((await timedFetch(`${kumquat.url}/api/guides/email`)).body) as { id: string }[];
    const pages = ["/", `/guide/${guides[0]?.id}`, "/privacy"];
    for (const path of [...pages, ...pages]) await timedFetch(kumquat.url + path);
    const bearing = { headers: { authorization: `Bearer ${token}` } };
    const calls: [string, RequestInit][] = [
      ["/api/restaurants/cities", {}],
      ["/api/guides", bearing],
      ["/api/restaurants/search?query=noodles", bearing],
      ["/api/auth/login", asJson({ username, password })],
    ];

    const startAgain = await postgres.crash();
    const downAt = performance.now();
    const [callsSent, pagesSent]: [Promise<TimedResponse>[], Promise<TimedResponse>[]] = [[], []];
    while (performance.now() < downAt + DOWN_MS) {
      // Requests of the last seconds may well reach the database after its return.
      if (performance.now() < downAt + DOWN_MS - ANSWER_MS) {
        callsSent.push(...calls.map(([path, init]) => timedFetch(kumquat.url + path, init)));
      }
      pagesSent.push(...pages.map((path) => timedFetch(kumquat.url + path)));
      await pause(EVERY_MS);
    }
    await startAgain();
    const backAt = performance.now();
    const firstGood = await Promise.all(calls.map(([path, init]) => firstGoodAnswer(kumquat.url + path, init, backAt)));
    const whileDown = await Promise.all(callsSent);
    const pageResponses = await Promise.all(pagesSent);

    const isToldWhen = whileDown.every(({ status, retryAfter }) => status === 503 && retryAfter !== null);
    const passed = [
      check(
        "while PostgreSQL is down, calls return 503 with Retry-After",
        isToldWhen,
        formatCounts(whileDown.map(({ status }) => status)),
      ),
      figure("the slowest of them", Math.max(...whileDown.map(({ ms }) => ms)), "ms", ANSWER_MS),
      check(
        "cached pages are still served",
        pageResponses.every(({ status }) => status === 200),
        formatCounts(pageResponses.map(({ status }) => status)),
      ),
      figure("the first successful response of each call after its return", Math.max(...firstGood), "ms", BACK_MS),
    ];
    return passed.every(Boolean);
  } finally {
    await kumquat.stop();
  }
}

async function firstGoodAnswer(url: string, init: RequestInit, since: number): Promise<number> {
  for (;;) {
    const { status } = await timedFetch(url, init);
    const ms = performance.now() - since;
    if (status === 200 || ms > 60_000) return ms;
    await pause(LOOK_MS);
  }
}
