import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { openDatabase } from "@/db/client";
import { makeManyRestaurants } from "@/lib/testing/many-restaurants";
import { median } from "@/lib/testing/median";
import { findChromium } from "../e2e/support/chromium";
import { startKumquat } from "../e2e/support/kumquat";
import { serveBarePage } from "./map/bare-page";
import { type Figures, measurePage } from "./map/measure-page";

const RESTAURANTS = 50_000;
const ROUNDS = 5;
const AT_MOST = { idle: 1.3, worstFrame: 1.3, heapMb: 60 };
const FLAGS = "--no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader --disable-quic".split(
  " ",
);
const SCREEN = { width: 1440, height: 900 };

/**
 * The map in All mode over 50,000 restaurants against a bare MapLibre page with the same tiles, their layers but the names
 * drawn plainly, and the same points as one clustered source, of the same size and in the same browser: the two alternate,
 * each time with empty caches.
 */
export async function run(): Promise<boolean> {
  const kumquat = await startKumquat();
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    await fill(await readFile(join(kumquat.dataDir, "database-url"), "utf8"));
    const password = (await readFile(join(kumquat.dataDir, "admin-password"), "utf8")).trim();
    /** A browser's state after the form: with the cookie, and with its storage. */
    const signIn = async (context: BrowserContext) => {
      const data = { username: "admin", password };
      const { token, user } = await (await context.request.post(`${kumquat.url}/api/auth/login`, { data })).json();
      await context.addInitScript(
        (storage) => {
          for (const [key, value] of storage) localStorage.setItem(key, value);
        },
        [
          ["token", token],
          ["user", JSON.stringify(user)],
        ] as const,
      );
    };
    const points = await pointsOf(await browser.newContext(), { url: kumquat.url, signIn });
    const bare = await serveBarePage(points);
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const mine = await measurePage(browser, { url: `${kumquat.url}/map?mode=all`, screen: SCREEN, prepare: signIn });
      const other = await measurePage(browser, { url: bare.url, screen: mine.size });
      // The first round warms the server up.
      if (round > 0) [ours.push(mine), theirs.push(other)];
    }
    await bare.stop();
    return report(points.length, ours, theirs);
  } finally {
    await browser.close();
    await kumquat.stop();
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl.trim(), { max: 1 });
  await makeManyRestaurants(db, RESTAURANTS);
  await close();
}

type Point = [id: string, name: string, longitude: number, latitude: number];
type MapSession = { url: string; signIn: (context: BrowserContext) => Promise<void> };

async function pointsOf(context: BrowserContext, { url, signIn }: MapSession): Promise<Point[]> {
  await signIn(context);
  const { points } = await (await context.request.get(`${url}/api/restaurants/all?fields=points`)).json();
  await context.close();
  return points;
}

function report(count: number, ours: Figures[], theirs: Figures[]): boolean {
  const of = (all: Figures[], name: "idleMs" | "worstFrameMs" | "heapMb") => all.map((figures) => figures[name]);
  const compare = (what: string, name: "idleMs" | "worstFrameMs", target: number) => {
    const [mine, other] = [median(of(ours, name)), median(of(theirs, name))];
    const line = `${what}: ${Math.round(mine)} ms over ${Math.round(other)} ms`;
    return printCheck(mine / other <= target, `${line} is ${(mine / other).toFixed(2)}x, at most ${target}x`);
  };
  console.log(`     ${count} places, ${ROUNDS} rounds each, medians`);
  const idle = compare("time to idle", "idleMs", AT_MOST.idle);
  const frame = compare("worst frame while panning", "worstFrameMs", AT_MOST.worstFrame);
  const [mine, other] = [median(of(ours, "heapMb")), median(of(theirs, "heapMb"))];
  const line = `heap: ${mine.toFixed(1)} MB over ${other.toFixed(1)} MB`;
  const heap = printCheck(
    mine - other <= AT_MOST.heapMb,
    `${line} is ${(mine - other).toFixed(1)} MB more, at most ${AT_MOST.heapMb}`,
  );
  return idle && frame && heap;
}

function printCheck(hasHeld: boolean, line: string): boolean {
  console.log(`${hasHeld ? "ok  " : "MISS"} ${line}`);
  return hasHeld;
}
