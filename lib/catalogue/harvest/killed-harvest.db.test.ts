import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { isNotNull } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { harvests, restaurants } from "@/db/schema";
import { bundleProgram } from "@/lib/testing/bundle-program";
import { testDb } from "@/lib/testing/database";
import { type RecordedCall, startFakeGooglePlaces } from "@/lib/testing/fakes/google-places";
import { oaklandWorld } from "../testing/oakland";

const admin = await bundleProgram(new URL("../../../scripts/admin.ts", import.meta.url));
const { db, url } = await testDb();
const fake = await startFakeGooglePlaces({ world: oaklandWorld(60), behave: () => ({ delayMs: 40 }) });
afterAll(() => fake.close());

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** The admin command, in a process of its own. */
function harvest(...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    GOOGLE_PLACES_API_KEY: "a key",
    GOOGLE_PLACES_BASE_URL: fake.url,
  };
  const command = [admin, "catalogue", "harvest", "--city", "Oakland", ...args];
  const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  return { child, ended: once(child, "exit").then(([code]) => ({ code: code as number | null, output })) };
}

const circles = (calls: RecordedCall[]) => calls.map(({ body }) => JSON.stringify(body.locationRestriction));

test("a killed harvest, run again, brings every place once and repeats only the request in flight", async () => {
  const first = harvest();
  await expect.poll(() => fake.calls.length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(6);
  first.child.kill("SIGKILL");
  await first.ended;
  const { code, output } = await harvest().ended;
  expect(output).toContain("Oakland is harvested.");
  expect(code).toBe(0);

  const stored = await db
    .select({ id: restaurants.googlePlaceId })
    .from(restaurants)
    .where(isNotNull(restaurants.googlePlaceId));
  expect(stored.map(({ id }) => id).sort()).toEqual(fake.world.map(({ id }) => id).sort());
  const searched = circles(fake.calls);
  expect(searched.length - new Set(searched).size).toBeLessThanOrEqual(1);
  // Counted before they go out: one that was killed on its way may never have arrived.
  const [walk] = await db.select().from(harvests);
  expect(walk?.calls).toBeGreaterThanOrEqual(searched.length);
  expect(walk?.calls).toBeLessThanOrEqual(searched.length + 1);
}, 90_000);

test("the estimate alone sends no request, and Ctrl-C ends a harvest with its report", async () => {
  const before = fake.calls.length;
  const estimate = await harvest("--dry-run", "--again").ended;
  expect(estimate).toMatchObject({ code: 0, output: expect.stringMatching(/takes \d+ to about \d+ calls: \$\d/) });
  expect(fake.calls).toHaveLength(before);

  const { child, ended } = harvest("--again");
  await expect.poll(() => fake.calls.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 3);
  child.kill("SIGINT");
  const { code, output } = await ended;
  expect(output).toMatch(
    /Oakland is not done: \d+ nodes? to go\. The same command goes on from here\.[\s\S]*Stopped\./,
  );
  expect(code).toBe(1);
}, 60_000);
