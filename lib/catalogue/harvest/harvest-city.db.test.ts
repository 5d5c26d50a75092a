import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { adminActions, harvestNodes, harvests, restaurants } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { type RecordedCall, startFakeGooglePlaces } from "@/lib/testing/fakes/google-places";
import { googlePlacesClient } from "../google/client";
import type { RequestPace } from "../rate-limited-client";
import { oaklandPlace, oaklandWorld } from "../testing/oakland";
import { estimateHarvest } from "./estimate-harvest";
import { harvestCity } from "./harvest-city";
import { HarvestInput } from "./harvest-input";

const { db } = await testDb();
const fake = await startFakeGooglePlaces({ world: [] });
afterAll(() => fake.close());

const PACE: RequestPace = { perSecond: 1_000, backoffMs: 5, maxAttempts: 3 };
const client = (timeoutMs: number) =>
  googlePlacesClient({
    apiKey: "a key",
    baseUrl: fake.url,
    retryPolicy: { timeoutMs, retries: 0, backoffMs: 0 },
  });
const now = new Date("2026-11-20T12:00:00Z");

type Options = Partial<HarvestInput> & { pace?: RequestPace; signal?: AbortSignal; now?: Date; timeoutMs?: number };
const harvest = ({
  pace = PACE,
  signal = new AbortController().signal,
  now: at = now,
  timeoutMs = 10_000,
  ...input
}: Options = {}) =>
  harvestCity({ db, now: at, signal }, HarvestInput.parse({ city: "Oakland", ...input }), {
    google: client(timeoutMs),
    pace,
  });

const circleOf = ({ body }: RecordedCall) => JSON.stringify(body.locationRestriction);
const repeated = (calls: RecordedCall[]) => calls.length - new Set(calls.map(circleOf)).size;
const keptIds = async () =>
  (await db.select().from(restaurants).where(isNotNull(restaurants.googlePlaceId)))
    .map((row) => row.googlePlaceId)
    .sort();
const nodesIn = (state: "pending" | "failed" | "in_the_water") =>
  db.$count(harvestNodes, and(eq(harvestNodes.city, "Oakland"), eq(harvestNodes.state, state)));

beforeEach(async () => {
  await db.delete(harvests);
  await db.delete(restaurants);
  fake.calls.length = 0;
  fake.world = oaklandWorld(60);
  fake.behave = () => ({});
});

describe("a harvest", () => {
  test("finds every place once, searches no node twice, and knows what it cost", async () => {
    const report = await harvest();
    expect(await keptIds()).toEqual(fake.world.map(({ id }) => id).sort());
    expect(report).toMatchObject({
      outcome: "finished",
      found: 60,
      added: 60,
      updated: 0,
      closed: 0,
      failed: 0,
      full: 0,
    });
    expect(repeated(fake.calls)).toBe(0);
    expect(report.calls).toBe(fake.calls.length);
    expect(report.costUsd).toBeCloseTo(0.035 * fake.calls.length);
    for (const { mask } of fake.calls) expect(mask).not.toMatch(/reviews|photos|\*/);
  });

  test("that is finished costs nothing again, unless --again is set", async () => {
    await harvest();
    const { length } = fake.calls;
    expect(await harvest()).toMatchObject({ outcome: "already finished", found: 60 });
    expect(fake.calls).toHaveLength(length);

    const [changed, closed] = fake.world;
    Object.assign(changed ?? {}, { rating: 4.9, userRatingCount: 10 });
    Object.assign(closed ?? {}, { businessStatus: "CLOSED_PERMANENTLY" });
    const later = new Date(now.getTime() + 86_400_000);
    const report = await harvest({ again: true, now: later });
    expect(report).toMatchObject({ outcome: "finished", found: 60, added: 0, updated: 2, closed: 1, calls: length });
  });

  test("is in the log when it begins, by the command line; one that has nothing to do is not", async () => {
    const logged = () => db.select().from(adminActions).where(eq(adminActions.action, "catalogue.harvest_begun"));
    const before = (await logged()).length;
    await harvest({ maxCalls: 1 });
    await harvest();
    await harvest();
    const actions = (await logged()).slice(before);
    expect(actions).toHaveLength(2);
    expect(actions[0]).toMatchObject({ adminId: null, adminName: "command line", subjectName: "Oakland" });
  });

  test("matches a place we know by name, and keeps our words", async () => {
    fake.world = [oaklandPlace("g-1", 37.805, -122.27, { rating: 4.5, userRatingCount: 90 })];
    const words = {
      editorialSummary: "Ours.",
      city: "Oakland" as const,
      latitude: 37.8051,
      longitude: -122.2701,
      createdAt: new Date(0),
    };
    await makeRestaurant(db, { id: "ours", name: "Place g-1", ...words });
    expect(await harvest()).toMatchObject({ found: 1, added: 0, updated: 1 });
    expect(await db.select().from(restaurants)).toMatchObject([
      { id: "ours", editorialSummary: "Ours.", googlePlaceId: "g-1", rating: 4.5, refreshedAt: now },
    ]);
  });

  test("stops splitting where the smallest node still has twenty results, and reports it", async () => {
    fake.world = Array.from({ length: 30 }, (_, i) => oaklandPlace(`g-${i}`, 37.7852, -122.3012));
    const report = await harvest();
    // The circle of a neighbour may hold them too.
    expect(report.full).toBeGreaterThanOrEqual(1);
    expect(report.full).toBeLessThanOrEqual(4);
    expect(report).toMatchObject({ outcome: "finished", found: 20, pending: 0 });
    expect(await nodesIn("in_the_water")).toBeGreaterThan(0);
    const radii = fake.calls.map(({ body }) => radiusOf(body));
    expect(Math.min(...radii)).toBeGreaterThan(75 / 2);
    expect(fake.calls.length).toBeLessThan(60);
  });

  test("goes on finer where a coarser one has ended, without asking again what it knows", async () => {
    fake.world = Array.from({ length: 30 }, (_, i) => oaklandPlace(`g-${i}`, 37.802 + i / 4_000, -122.27));
    expect(await harvest({ minRadius: 2_000 })).toMatchObject({ outcome: "finished", full: expect.any(Number) });
    expect((await keptIds()).length).toBeLessThan(30);
    expect(await harvest()).toMatchObject({ outcome: "finished", full: 0, found: 30 });
    expect(repeated(fake.calls)).toBe(0);
  });
});

describe("a harvest that stops", () => {
  test("at its number of calls goes on from there", async () => {
    const first = await harvest({ maxCalls: 7 });
    expect(first).toMatchObject({ outcome: "paused", calls: 7 });
    expect(fake.calls).toHaveLength(7);
    expect(await harvest()).toMatchObject({ outcome: "finished", found: 60 });
    expect(repeated(fake.calls)).toBe(0);
  });

  test("when it is aborted releases the city at once", async () => {
    const stop = new AbortController();
    fake.behave = ({ index }) => {
      if (index === 5) stop.abort(new AppError("cancelled", "Stopped."));
      return {};
    };
    await expect(harvest({ signal: stop.signal })).rejects.toThrow("Stopped.");
    const startedAt = performance.now();
    expect(await harvest()).toMatchObject({ outcome: "finished", found: 60 });
    expect(performance.now() - startedAt).toBeLessThan(9_000);
    expect(repeated(fake.calls)).toBeLessThanOrEqual(1);
  });

  test("conflicts while another one walks the same city", async () => {
    fake.behave = () => ({ delayMs: 100 });
    const first = harvest();
    await expect.poll(() => fake.calls.length).toBeGreaterThan(1);
    await expect(harvest()).rejects.toThrow("Another harvest of Oakland is going on. Let it finish, or stop it first.");
    fake.behave = () => ({});
    expect(await first).toMatchObject({ outcome: "finished", found: 60 });
    expect(repeated(fake.calls)).toBe(0);
  });
});

describe("when Google fails", () => {
  test("with 429 it waits as long as the response says", async () => {
    fake.behave = ({ index }) => (index === 2 ? { fault: "rate-limited", retryAfterSeconds: 1 } : {});
    expect(await harvest()).toMatchObject({ outcome: "finished", found: 60 });
    const [, , refused, next] = fake.calls;
    expect((next?.startedAt ?? 0) - (refused?.startedAt ?? 0)).toBeGreaterThan(990);
  });

  test.each(["server-error", "half", "garbage", "off-schema", "dropped"] as const)(
    "with %s now and then it asks again",
    async (fault) => {
      fake.behave = ({ index }) => (index === 1 || index === 4 ? { fault } : {});
      const report = await harvest();
      expect(report).toMatchObject({ outcome: "finished", found: 60, failed: 0 });
      expect(repeated(fake.calls)).toBe(2);
      expect(report.calls).toBe(fake.calls.length);
    },
  );

  test("by not responding it is tried again", async () => {
    fake.behave = ({ index }) => (index === 1 ? { fault: "stalled" } : {});
    expect(await harvest({ timeoutMs: 1_000 })).toMatchObject({ outcome: "finished", found: 60, failed: 0 });
    const [, unanswered, again] = fake.calls.map(circleOf);
    expect(again).toBe(unanswered);
  });

  test("at one node for good the others are walked, and the next run searches that one alone", async () => {
    let bad: string | undefined;
    fake.behave = (call) => {
      if (call.index === 3) bad = circleOf(call);
      return circleOf(call) === bad ? { fault: "server-error" } : {};
    };
    expect(await harvest()).toMatchObject({ outcome: "finished", failed: 1 });
    fake.calls.length = 0;
    bad = undefined;
    fake.behave = () => ({});
    expect(await harvest()).toMatchObject({ outcome: "finished", failed: 0, found: 60 });
    expect(fake.calls.length).toBeLessThan(20);
  });

  test("at every node it stops with a sentence", async () => {
    fake.behave = ({ index }) => (index >= 3 ? { fault: "server-error" } : {});
    await expect(harvest()).rejects.toThrow("Google Places fails again and again. The harvest of Oakland stops here");
    fake.behave = () => ({});
    expect(await harvest()).toMatchObject({ outcome: "finished", found: 60, failed: 0 });
  });

  test("because it refuses the key it stops at once, with a sentence, and loses nothing", async () => {
    fake.behave = ({ index }) => (index === 4 ? { fault: "refused" } : {});
    await expect(harvest()).rejects.toThrow("Google Places refuses this site's key.");
    expect(fake.calls).toHaveLength(5);
    fake.behave = () => ({});
    expect(await harvest()).toMatchObject({ outcome: "finished", found: 60 });
    expect(repeated(fake.calls)).toBe(1);
  });

  test("with 429 again and again it stops rather than press on", async () => {
    fake.behave = () => ({ fault: "rate-limited", retryAfterSeconds: 0 });
    await expect(harvest()).rejects.toThrow("Google Places wants fewer requests just now.");
    expect(fake.calls).toHaveLength(PACE.maxAttempts);
  });
});

test("it sends no more requests a second than its pace allows", async () => {
  await harvest({ maxCalls: 8, pace: { ...PACE, perSecond: 5 } });
  const [first = 0, ...rest] = fake.calls.map((call) => call.startedAt);
  expect((rest.at(-1) ?? 0) - first).toBeGreaterThan((rest.length - 0.5) * 200);
});

test("the estimate bounds what the harvest then costs, and sends no request", async () => {
  const known = fake.world.filter((_, i) => i % 2 === 0);
  for (const [i, { location }] of known.entries()) {
    await makeRestaurant(db, { id: `known-${i}`, name: `Known ${i}`, city: "Oakland", ...location });
  }
  const estimate = await estimateHarvest(db, { city: "Oakland", minRadius: 75, again: false });
  expect(fake.calls).toHaveLength(0);
  const { calls } = await harvest();
  expect(estimate.lower.calls).toBeLessThanOrEqual(calls);
  expect(estimate.upper.calls).toBeGreaterThanOrEqual(calls);
  expect(estimate.upper.costUsd).toBeCloseTo(estimate.upper.calls * 0.035);
  const after = await estimateHarvest(db, { city: "Oakland", minRadius: 75, again: false });
  expect(after).toMatchObject({ lower: { calls: 0 }, upper: { calls: 0 }, callsSoFar: calls });
});

const radiusOf = (body: Record<string, unknown>) =>
  (body as { locationRestriction: { circle: { radius: number } } }).locationRestriction.circle.radius;
