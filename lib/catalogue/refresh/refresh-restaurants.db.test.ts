import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { adminActions, restaurants } from "@/db/schema";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { startFakeGooglePlaces, type WirePlace } from "@/lib/testing/fakes/google-places";
import { googlePlacesClient } from "../google/client";
import { oaklandPlace } from "../testing/oakland";
import { refreshRestaurants, STALE_AFTER_MS } from "./refresh-restaurants";

const { db } = await testDb();
const fake = await startFakeGooglePlaces({ world: [] });
afterAll(() => fake.close());

const now = new Date("2026-11-20T12:00:00Z");
const long = new Date("2026-09-01T12:00:00Z");
const retryPolicy = { timeoutMs: 10_000, retries: 0, backoffMs: 0 };
const google = googlePlacesClient({ apiKey: "a key", baseUrl: fake.url, retryPolicy });
const PACE = { perSecond: 1_000, backoffMs: 5, maxAttempts: 2 };

const refresh = ({ maxCalls = 100, at = now } = {}) =>
  refreshRestaurants(
    { db, now: at, signal: new AbortController().signal },
    { olderThanMs: STALE_AFTER_MS, maxCalls },
    { google, pace: PACE },
  );
const AT = { latitude: 37.805, longitude: -122.27 };
/** A row as of its last refresh, and the place as Google has it. */
async function make(
  id: string,
  row: Partial<typeof restaurants.$inferInsert> = {},
  place: Partial<WirePlace> | null = {},
) {
  const googlePlaceId = `g-${id}`;
  const defaults = {
    name: `Place ${googlePlaceId}`,
    googlePlaceId,
    refreshedAt: long,
    updatedAt: long,
    createdAt: long,
  };
  await makeRestaurant(db, { id, city: "Oakland", ...AT, ...defaults, ...row });
  if (place) fake.world.push(oaklandPlace(googlePlaceId, AT.latitude, AT.longitude, place));
}
const one = async (id: string) => (await db.select().from(restaurants).where(eq(restaurants.id, id)))[0];

beforeEach(async () => {
  await db.delete(restaurants);
  fake.calls.length = 0;
  fake.world = [];
  fake.behave = () => ({});
});

test("brings ratings, hours, phones, websites and closures up to date, and leaves our words alone", async () => {
  const regularOpeningHours = { weekdayDescriptions: ["Monday: Closed"] };
  const details = { nationalPhoneNumber: "(510) 555-0100", websiteUri: "https://a.example/", regularOpeningHours };
  await make(
    "a",
    { editorialSummary: "Ours.", openingHours: ["Monday: Open 24 hours"] },
    { rating: 4.6, userRatingCount: 12, ...details },
  );
  await make("b", {}, { businessStatus: "CLOSED_PERMANENTLY" });
  await make("c");
  expect(await refresh()).toMatchObject({ due: 3, calls: 3, updated: 1, closed: 1, unchanged: 1, costUsd: 0.06 });
  expect(await one("a")).toMatchObject({
    rating: expect.closeTo(4.6),
    userRatingCount: 12,
    phoneNumber: "(510) 555-0100",
    website: "https://a.example/",
    openingHours: ["Monday: Closed"],
    editorialSummary: "Ours.",
    refreshedAt: now,
    updatedAt: now,
  });
  expect(await one("b")).toMatchObject({ status: "closed" });
  expect(await one("c")).toMatchObject({ refreshedAt: now, updatedAt: long });
});

test("refreshes only the places that are due, the oldest first", async () => {
  await make("lately", { refreshedAt: new Date("2026-11-10T12:00:00Z") });
  await make("ours", { googlePlaceId: null });
  await make("old");
  await make("never", { refreshedAt: null });
  await refresh();
  expect(fake.calls.map(({ path }) => path)).toEqual(["/v1/places/g-never", "/v1/places/g-old"]);
  expect(await refresh()).toMatchObject({ due: 0, calls: 0 });
});

test("is in the log when it begins, by the command line", async () => {
  const logged = () => db.$count(adminActions, eq(adminActions.action, "catalogue.refresh_begun"));
  const before = await logged();
  await refresh();
  expect(await logged()).toBe(before);
  await make("old");
  await refresh();
  expect(await logged()).toBe(before + 1);
});

test("stops at its number of calls, and goes on with the rest the next time", async () => {
  for (const id of ["a", "b", "c"]) await make(id);
  expect(await refresh({ maxCalls: 2 })).toMatchObject({ due: 3, unchanged: 2, calls: 2 });
  expect(await refresh()).toMatchObject({ due: 1, unchanged: 1, calls: 1 });
});

test("a place that opened again is open again", async () => {
  await make("a", { status: "temporarily_closed" });
  expect(await refresh()).toMatchObject({ updated: 1 });
  expect(await one("a")).toMatchObject({ status: "open" });
});

describe("a Google id that is no longer in use", () => {
  test("is replaced where a search finds the place under another one", async () => {
    await make("a", {}, null);
    const renewed = { displayName: { text: "Place g-a", languageCode: "en" }, rating: 4.1, userRatingCount: 5 };
    fake.world.push(oaklandPlace("g-new", AT.latitude, AT.longitude, renewed));
    expect(await refresh()).toMatchObject({ moved: 1, calls: 2 });
    expect(await one("a")).toMatchObject({ googlePlaceId: "g-new", status: "open", rating: expect.closeTo(4.1) });
    expect(await db.$count(restaurants)).toBe(1);
  });

  test("and can't be found again marks the place closed, and does not delete it", async () => {
    await make("a", {}, null);
    fake.world.push(oaklandPlace("g-other", AT.latitude, AT.longitude));
    expect(await refresh()).toMatchObject({ gone: 1 });
    expect(await one("a")).toMatchObject({ googlePlaceId: "g-a", status: "closed" });
  });

  test("and has become another row's marks the old one closed", async () => {
    await make("a", {}, null);
    await make(
      "b",
      { refreshedAt: now, name: "Place g-a" },
      { displayName: { text: "Place g-a", languageCode: "en" } },
    );
    expect(await refresh()).toMatchObject({ gone: 1 });
    expect(await one("a")).toMatchObject({ status: "closed" });
    expect(await one("b")).toMatchObject({ status: "open", googlePlaceId: "g-b" });
  });
});

describe("when Google fails", () => {
  test("at one place, the others are refreshed and that one is tried again the next time", async () => {
    await make("a");
    await make("b");
    fake.behave = ({ path }) => (path.endsWith("g-a") ? { fault: "server-error" } : {});
    expect(await refresh()).toMatchObject({ failed: 1, unchanged: 1 });
    expect(await one("a")).toMatchObject({ refreshedAt: long, status: "open" });
    fake.behave = () => ({});
    expect(await refresh()).toMatchObject({ due: 1, unchanged: 1, failed: 0 });
  });

  test("because it refuses the key, it stops with a sentence and closes nothing", async () => {
    await make("a");
    await make("b");
    fake.behave = () => ({ fault: "refused" });
    await expect(refresh()).rejects.toThrow("Google Places refuses this site's key.");
    expect(fake.calls).toHaveLength(1);
    expect(await one("a")).toMatchObject({ status: "open", refreshedAt: long });
  });
});
