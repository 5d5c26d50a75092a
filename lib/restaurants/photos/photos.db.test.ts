import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { photos } from "@/db/schema";
import { googlePlaces } from "@/lib/adapters/google-places/google-places";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import {
  type FakeGooglePlaces,
  type Fault,
  photo,
  type RecordedCall,
  startFakeGooglePlaces,
  wirePlace,
} from "@/lib/testing/fakes/google-places";
import { makeCtx } from "@/lib/testing/make-ctx";
import { getPhoto } from "./get-photo";
import { openPhotoCache } from "./photo-cache";

const PATIENT = { timeoutMs: 8_000, retries: 0, backoffMs: 5 };
const NOT_FOR_LONG = { ...PATIENT, timeoutMs: 600 };
const MEGABYTE = 1024 * 1024;

const { db } = await testDb();
let fake: FakeGooglePlaces;
let folder: string;
let restaurantId: string;
let count = 0;

beforeAll(async () => {
  fake = await startFakeGooglePlaces({
    world: [wirePlace({ id: "plates", photos: Array.from({ length: 40 }, (_, i) => photo("plates", i + 1)) })],
  });
  restaurantId = (await makeRestaurant(db)).id;
});
afterAll(() => fake.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
});
afterEach(async () => {
  patience = PATIENT;
  fake.behave = () => ({});
  fake.calls.length = 0;
  await rm(folder, { recursive: true, force: true });
});

/** A new photo without any cached result. */
async function makePhoto(): Promise<string> {
  count += 1;
  const id = `photo-${count}`;
  const name = `places/plates/photos/photo-${count}`;
  await db.insert(photos).values({ id, restaurantId, name, author: `Photographer ${count}`, fetchedAt: new Date() });
  return id;
}

let patience = PATIENT;

const ctx = (now = new Date()) => {
  const places = googlePlaces({ apiKey: "a-key", baseUrl: fake.url, db, retryPolicy: patience });
  return makeCtx(db, { now, providers: { places } });
};
const get = (id: string, now?: Date) => getPhoto(ctx(now), id, openPhotoCache(folder));
const on = (kind: RecordedCall["kind"], fault: Fault) => (call: RecordedCall) => (call.kind === kind ? { fault } : {});

test("a photo is fetched once, however many request it, and is a WebP no wider than a page needs", async () => {
  const id = await makePhoto();
  const [first, second] = await Promise.all([get(id), get(id)]);
  expect(await sharp(first).metadata()).toMatchObject({ format: "webp", width: 1400 });
  expect(second).toEqual(first);
  expect(await get(id)).toEqual(first);
  expect(fake.calls.map(({ kind }) => kind)).toEqual(["media", "photo"]);
  const [media, bytes] = fake.calls;
  expect(media?.key).toBe("a-key");
  expect(bytes?.key).toBeUndefined();
});

test("a photo is shown where its folder can't be made", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const photo = await getPhoto(ctx(), await makePhoto(), openPhotoCache(join(file, "photos")));
  expect(await sharp(photo).metadata()).toMatchObject({ format: "webp" });
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("could not be cached"));
});

describe("invalid photos are never served", () => {
  test.each<Fault>(["huge", "endless", "not-an-image", "svg", "redirect", "broken", "stalled", "dropped"])(
    "bytes that are %s",
    async (fault) => {
      if (fault === "stalled") patience = NOT_FOR_LONG;
      fake.behave = on("photo", fault);
      await expect(get(await makePhoto())).rejects.toMatchObject({ code: "unavailable" });
      expect(await readdir(folder)).toEqual([]);
      expect(fake.calls.filter(({ kind }) => kind === "photo")).toHaveLength(1);
    },
  );

  test("an address that is not one of Google's", async () => {
    fake.behave = on("media", "elsewhere");
    await expect(get(await makePhoto())).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("127.0.0.1:9"),
    });
    expect(fake.calls.map(({ kind }) => kind)).toEqual(["media"]);
  });
});

test.each<[Fault, string]>([
  ["missing", "not_found"],
  ["refused", "unavailable"],
  ["rate-limited", "unavailable"],
  ["stalled", "unavailable"],
  ["garbage", "unavailable"],
])("a media call that is %s fails as %s, and is not retried for a minute", async (fault, code) => {
  if (fault === "stalled") patience = NOT_FOR_LONG;
  fake.behave = on("media", fault);
  const id = await makePhoto();
  const now = new Date();
  await expect(get(id, now)).rejects.toMatchObject({ code });
  await expect(get(id, now)).rejects.toMatchObject({ code });
  expect(fake.calls.filter(({ kind }) => kind === "media")).toHaveLength(1);
  fake.behave = () => ({});
  patience = PATIENT;
  expect((await get(id, new Date(now.getTime() + 61_000))).byteLength).toBeGreaterThan(1000);
});

test("an expired photo name is looked up again by the photo's author", async () => {
  const id = await makePhoto();
  const { name } = fake.world[0]?.photos?.[count - 1] ?? {};
  for (const one of fake.world[0]?.photos ?? []) one.name = one.name.replace("photo-", "renamed-");
  expect((await get(id)).byteLength).toBeGreaterThan(1000);
  expect(fake.calls.map(({ kind }) => kind)).toEqual(["media", "details", "media", "photo"]);
  expect(fake.calls.at(-1)?.path).toContain(name?.replace("photo-", "renamed-"));
  for (const one of fake.world[0]?.photos ?? []) one.name = one.name.replace("renamed-", "photo-");
});

test("an id that we gave no photo triggers no provider call", async () => {
  for (const id of ["unknown", "..", "places/plates/photos/photo-1"]) {
    await expect(get(id)).rejects.toMatchObject({ code: "not_found" });
  }
  expect(fake.calls).toEqual([]);
  const without = makeCtx(db, { providers: { places: cataloguePlaces(db) } });
  await expect(getPhoto(without, await makePhoto(), openPhotoCache(folder))).rejects.toMatchObject({
    code: "not_found",
  });
});

test("the folder stays within its size, evicting the oldest, and within its age", async () => {
  const cache = openPhotoCache(folder, { bytesMax: 3 * MEGABYTE, ageMaxMs: 1000 });
  for (const [i, id] of ["a", "b", "c", "d"].entries()) {
    await cache.store(id, new Uint8Array(MEGABYTE).fill(i));
    await utimes(join(folder, `${id}.webp`), 1000 + i, 1000 + i);
  }
  expect((await readdir(folder)).sort()).toEqual(["b.webp", "c.webp", "d.webp"]);
  expect((await cache.find("d", new Date(1_003_500)))?.byteLength).toBe(MEGABYTE);
  expect(await cache.find("d", new Date(1_004_500))).toBeNull();
  expect(await cache.find("a", new Date(0))).toBeNull();
});
