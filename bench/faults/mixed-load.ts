import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Kumquat, startKumquat } from "@/e2e/support/kumquat";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { asJson, register, timedFetch } from "./call";
import { check, figure, formatCounts } from "./figures";
import { memoryNow } from "./memory-growth";

const CONNECTIONS = 50;
const ACCOUNTS = 12;
const WARM_SECONDS = 20;
const REST_MS = 60_000;
const GROWTH_MAX = 1.3;
const QUERIES = ["noodles", "taqueria", "quiet dinner", "Ferry Building", "sushi", "pizza in Oakland", "brunch", "zzz"];
const PROMPTS = ["somewhere for noodles", "a long dinner with friends", "the best tacos", "breakfast after a run"];

type Account = Awaited<ReturnType<typeof register>>;
type World = { url: string; accounts: Account[]; guides: string[]; places: string[] };

/** What readers do, concurrently and for long: nothing fails, and the memory is released. */
export async function mixedLoad(seconds: number, databaseUrl?: string): Promise<boolean> {
  const kumquat = await startKumquat(
    databaseUrl ? { env: { DATABASE_URL: databaseUrl, AUTH_SECRET: randomUUID() } } : {},
  );
  try {
    const world = await createWorld(kumquat);
    await load(world, WARM_SECONDS);
    await pause(REST_MS);
    const start = memoryNow(kumquat);
    const { done, failed, slowestMs } = await load(world, seconds);
    const busy = memoryNow(kumquat);
    await pause(REST_MS);
    const rested = memoryNow(kumquat);
    const perSecond = Math.round(done.length / seconds);
    console.log(
      `     ${done.length} requests, ${perSecond}/s, slowest ${Math.round(slowestMs)} ms: ${formatCounts(done)}`,
    );
    const passed = [check("a mixed load without errors", failed.length === 0, formatCounts(failed))];
    for (const process of ["server", "database"] as const) {
      if (start[process] === 0) continue;
      const label = `the ${process}'s memory after a minute's rest (${[start, busy, rested].map((memory) => Math.round(memory[process])).join(" → ")} MB)`;
      passed.push(figure(label, rested[process] / start[process], "times the start", GROWTH_MAX));
    }
    return passed.every(Boolean);
  } finally {
    await kumquat.stop();
  }
}

async function createWorld({ url }: Kumquat): Promise<World> {
  const accounts: Account[] = [];
  while (accounts.length < ACCOUNTS) accounts.push(await register(url));
  const [{ token } = { token: "" }] = accounts;
  const guides = JSON.parse((await timedFetch(`${url}/api/guides/email?limit=20`)).body) as { id: string }[];
  const found = await timedFetch(`${url}/api/restaurants/search?query=restaurant&limit=50`, bearing(token));
  const { restaurants } = JSON.parse(found.body) as { restaurants: { id: string }[] };
  return { url, accounts, guides: guides.map(({ id }) => id), places: restaurants.map(({ id }) => id) };
}

async function load(world: World, seconds: number) {
  const until = performance.now() + seconds * 1_000;
  const [done, failed]: [string[], string[]] = [[], []];
  let slowestMs = 0;
  const oneAfterAnother = async (_: unknown, index: number) => {
    for (let turn = index; performance.now() < until; turn++) {
      const [name, init] = next(world, turn);
      const { status, ms } = await timedFetch(world.url + name, init);
      const kind = `${init.method ?? "GET"} ${name.split("?")[0]?.replace(/(guide|restaurants)\/[^/]+(?=$|\/status)/, "$1/…")}`;
      done.push(kind);
      slowestMs = Math.max(slowestMs, ms);
      if (status < 200 || status >= 400) failed.push(`${kind} ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterAnother));
  return { done, failed, slowestMs };
}

const bearing = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const STATUSES = ["love", "like", "interested", "never_again", null];

/** Mostly reads; one request in twenty makes a guide, one in twenty signs in. */
function next({ accounts, guides, places }: World, turn: number): [path: string, init: RequestInit] {
  const { username, password, token } = of(accounts, turn * 7) as Account;
  const kind = turn % 20;
  if (kind === 0) return ["/api/guides", asJson({ city: "Oakland", prompt: of(PROMPTS, turn) ?? "" }, token)];
  if (kind === 1) return ["/api/auth/login", asJson({ username, password })];
  if (kind < 5) return [`/api/restaurants/${of(places, turn)}/status`, asJson({ status: of(STATUSES, turn) }, token)];
  if (kind < 9) return [`/api/restaurants/search?query=${encodeURIComponent(of(QUERIES, turn) ?? "")}`, bearing(token)];
  if (kind < 11) return ["/api/restaurants/saved", bearing(token)];
  if (kind < 13) return ["/api/guides", bearing(token)];
  if (kind < 15) return [`/guide/${of(guides, turn)}`, { headers: { cookie: `${SESSION_COOKIE}=${token}` } }];
  if (kind < 17) return ["/discover", { headers: { cookie: `${SESSION_COOKIE}=${token}` } }];
  return [kind === 17 ? "/" : `/guide/${of(guides, turn)}`, {}];
}

const of = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
