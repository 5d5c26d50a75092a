import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  type FakeGooglePlaces,
  type Fault,
  photo,
  startFakeGooglePlaces,
  wirePlace,
} from "@/lib/testing/fakes/google-places";
import { googlePlacesClient } from "./client";
import { PlacesError } from "./places-error";
import type { RequestCost } from "./request";
import { GooglePlace } from "./response";
import { FIELDS } from "./sku";

const WITHIN = [37.7, 37.84, -122.52, -122.35] as const;
const FIELDS_ASKED = ["id", "displayName", "location", "rating"] as const;
const PATIENT = { timeoutMs: 8_000, retries: 2, backoffMs: 5 };
const NOT_FOR_LONG = { ...PATIENT, timeoutMs: 600 };

let fake: FakeGooglePlaces;
beforeAll(async () => {
  const world = Array.from({ length: 75 }, (_, i) =>
    wirePlace({ id: `place-${i}`, displayName: { text: `Noodle House ${i}`, languageCode: "en" }, rating: 4.1 }),
  );
  fake = await startFakeGooglePlaces({
    world: [...world, wirePlace({ id: "with-photo", photos: [photo("with-photo", 1)] })],
  });
});
afterAll(() => fake.close());
afterEach(() => {
  retryPolicy = PATIENT;
  fake.behave = () => ({});
  fake.calls.length = 0;
});

let retryPolicy = PATIENT;
const client = () => googlePlacesClient({ apiKey: "a-key", baseUrl: fake.url, retryPolicy });
const signal = new AbortController().signal;
const noodles = (pageToken: string | null = null, spend?: (spent: RequestCost) => void) =>
  client().searchText(
    { query: "noodle", within: WITHIN, fields: FIELDS_ASKED, pageToken },
    { signal, recordCost: spend },
  );

test("three pages of twenty, each with the key, the mask and the token of the page before", async () => {
  const first = await noodles();
  const second = await noodles(first.nextPageToken);
  const third = await noodles(second.nextPageToken);
  expect([first, second, third].map(({ places }) => places.length)).toEqual([20, 20, 20]);
  expect(third.nextPageToken).toBeNull();
  expect(new Set([first, second, third].flatMap(({ places }) => places.map((p) => p.googlePlaceId))).size).toBe(60);
  expect(first.places[0]).toMatchObject({ name: expect.stringContaining("Noodle"), rating: 4.1, priceLevel: null });
  for (const call of fake.calls) expect(call).toMatchObject({ key: "a-key", mask: expect.stringMatching(/^next/) });
});

test("nearby, details and media", async () => {
  const around = { latitude: 37.765, longitude: -122.42, radiusMeters: 500, fields: FIELDS_ASKED };
  expect(await client().searchNearby(around, { signal })).toHaveLength(20);
  const fields = ["id", "displayName", "photos"] as const;
  const place = await client().placeDetails({ googlePlaceId: "with-photo", fields }, { signal });
  expect(place.photos[0]).toMatchObject({ name: "places/with-photo/photos/photo-1", authors: ["Photographer 1"] });
  const uri = await client().photoMedia({ name: "places/with-photo/photos/photo-1", maxWidthPx: 800 }, { signal });
  expect((await fetch(uri)).headers.get("content-type")).toBe("image/jpeg");
});

describe("what goes wrong", () => {
  test.each<[Fault, string, number]>([
    ["rate-limited", "busy", 3],
    ["server-error", "down", 3],
    ["refused", "refused", 1],
    ["missing", "missing", 1],
    ["bad-page-token", "bad-request", 1],
    ["stalled", "too-slow", 1],
    ["dropped", "down", 3],
    ["half", "down", 3],
    ["garbage", "unreadable", 3],
  ])("%s is %s, after %i calls and within its time", async (fault, failure, calls) => {
    if (fault === "stalled") retryPolicy = NOT_FOR_LONG;
    fake.behave = () => ({ fault, retryAfterSeconds: 0 });
    const spent: RequestCost[] = [];
    const startedAt = performance.now();
    const error = await noodles(null, (one) => spent.push(one)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PlacesError);
    expect(error).toMatchObject({ failure, userMessage: expect.stringMatching(/^Google Places .+\.$/) });
    expect(String(error)).not.toContain("key");
    expect(fake.calls).toHaveLength(calls);
    expect(spent).toEqual(Array(calls).fill({ sku: "text-search-enterprise", costUsd: 0.035 }));
    expect(performance.now() - startedAt).toBeLessThan(retryPolicy.timeoutMs + 1000);
  });

  test("a requested delay is respected, and one that is too long is not", async () => {
    fake.behave = ({ index }) => (index === 0 ? { fault: "rate-limited", retryAfterSeconds: 0.2 } : {});
    expect((await noodles()).places).toHaveLength(20);
    const [first, second] = fake.calls;
    expect((second?.startedAt ?? 0) - (first?.startedAt ?? 0)).toBeGreaterThan(190);
    fake.behave = () => ({ fault: "rate-limited", retryAfterSeconds: 30 });
    await expect(noodles()).rejects.toMatchObject({ failure: "busy", retryAfterMs: 30_000 });
    expect(fake.calls).toHaveLength(3);
  });

  test("an aborted request is not retried", async () => {
    fake.behave = () => ({ fault: "stalled" });
    const leaving = new AbortController();
    const search = client().searchText({ query: "a", within: WITHIN, fields: ["id"] }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error("gone")), 50);
    await expect(search).rejects.toThrow("gone");
    expect(fake.calls).toHaveLength(1);
  });
});

test("a place may lack anything but its id, and hold anything in a field", () => {
  const fields = Object.values(FIELDS)
    .flat()
    .map((field) => field.split(".")[0] ?? field)
    .filter((field) => field !== "id");
  const anything = fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), { requiredKeys: [] });
  fc.assert(
    fc.property(anything, (odd) => {
      const place = GooglePlace.parse({ ...odd, id: "an-id" });
      expect(place.googlePlaceId).toBe("an-id");
      expect(Array.isArray(place.photos) && Array.isArray(place.reviews)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
