import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { editions, scheduledThemes } from "@/db/schema";
import { makeGuide, testDb } from "@/lib/testing/database";
import { inventCity } from "@/lib/testing/invent-city";
import { dismissFlag } from "./dismiss-flag";
import { makeFlaggedEntriesFixture, NOW } from "./testing/flagged-entries-fixture";

const { db } = await testDb();
const fixture = await makeFlaggedEntriesFixture(db);
const { admin, as, stock, change, close, flagsIn, actionsOn } = fixture;
beforeEach(fixture.newKitchen);

test("a place that closes flags every guide that contains it, with the change", async () => {
  const [place] = await stock(1);
  const [one, two] = [
    await makeGuide(db, { restaurantIds: [place?.id ?? ""] }),
    await makeGuide(db, { restaurantIds: [place?.id ?? ""], isAdminOnly: true, isEmailGuide: true }),
  ];
  await close(place?.id ?? "");
  for (const { id } of [one, two]) {
    expect(await flagsIn(id)).toMatchObject([
      { restaurant: { id: place?.id }, changes: [{ field: "status", before: "open", after: "closed" }] },
    ]);
  }
});

test("a flag lists theme previews and editions, and whether their message is frozen", async () => {
  const [place] = await stock(1);
  const guide = await makeGuide(db, { restaurantIds: [place?.id ?? ""], isAdminOnly: true, isEmailGuide: true });
  const theme = { city: "San Francisco" as const, theme: "Soup", rationale: "", targetWeek: "2026-03-05" };
  await db.insert(scheduledThemes).values({ ...theme, guideId: guide.id });
  const message = { subject: "Soup", html: "", text: "" };
  const edition = { city: inventCity(), week: "2026-03-05", state: "sending" as const, openedAt: NOW };
  await db.insert(editions).values({ ...edition, guideId: guide.id, message });
  await close(place?.id ?? "");
  expect(await flagsIn(guide.id)).toMatchObject([
    { themeWeeks: ["2026-03-05"], editions: [{ week: "2026-03-05", state: "sending", isFrozen: true }] },
  ]);
});

test("a change before the entry was written is no flag, unless the place is closed", async () => {
  const [moved, closed] = await stock(2);
  await change(moved?.id ?? "", { address: "2 Other Street" });
  await close(closed?.id ?? "");
  // The embedded database's clock tells milliseconds.
  await db.execute(sql`select pg_sleep(0.005)`);
  const guide = await makeGuide(db, { restaurantIds: [moved?.id ?? "", closed?.id ?? ""] });
  expect((await flagsIn(guide.id)).map(({ restaurant }) => restaurant.id)).toEqual([closed?.id]);
});

test("respelled addresses and phone numbers from sources are no flags; address, name and closing are one flag", async () => {
  const [place] = await stock(1, { address: "1 Main St." });
  const guide = await makeGuide(db, { restaurantIds: [place?.id ?? ""] });
  await change(place?.id ?? "", {
    address: "1 Main St",
    phoneNumber: "(415) 555-0134",
    website: "https://a.example",
  });
  expect(await flagsIn(guide.id)).toEqual([]);
  await change(place?.id ?? "", { address: "9 Pier", name: "New Name", status: "temporarily_closed" });
  const [flag, ...others] = await flagsIn(guide.id);
  expect(others).toEqual([]);
  expect(flag?.changes.map(({ field }) => field).sort()).toEqual(["address", "name", "status"]);
});

test("a place that reopens loses its flag, and regains it when it closes again", async () => {
  const [place] = await stock(1);
  const guide = await makeGuide(db, { restaurantIds: [place?.id ?? ""] });
  await close(place?.id ?? "");
  const [flag] = await flagsIn(guide.id);
  const request = { guideId: guide.id, restaurantId: place?.id ?? "", seen: flag?.changes[0]?.id ?? 0 };
  await dismissFlag(as(admin), request);
  expect(await flagsIn(guide.id)).toEqual([]);
  await change(place?.id ?? "", { status: "open" });
  expect(await flagsIn(guide.id)).toEqual([]);
  await close(place?.id ?? "");
  expect(await flagsIn(guide.id)).toHaveLength(1);
});

test("a dismissed entry stays flagged for changes that came after the dismissal", async () => {
  const [place] = await stock(1);
  const guide = await makeGuide(db, { restaurantIds: [place?.id ?? ""] });
  const entry = { guideId: guide.id, restaurantId: place?.id ?? "" };
  await change(entry.restaurantId, { address: "2 Pier" });
  const seen = (await flagsIn(guide.id))[0]?.changes[0]?.id ?? 0;
  await close(entry.restaurantId);
  await dismissFlag(as(admin), { ...entry, seen });
  expect((await flagsIn(guide.id))[0]?.changes.map(({ field }) => field)).toEqual(["status"]);
  expect(await actionsOn(guide.id)).toEqual(["guide.entry_kept"]);
  await expect(dismissFlag(as(admin), { ...entry, seen })).rejects.toMatchObject({ code: "conflict" });
});
