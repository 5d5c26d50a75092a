import { expect, test } from "vitest";
import { makeGuide, makeRestaurant, testDb } from "@/lib/testing/database";
import { getCoverSubject } from "./get-cover-subject";
import { listFeedGuides } from "./list-feed-guides";
import { listSitemapGuides } from "./list-sitemap-guides";

const { db } = await testDb();
const [first, second] = [await makeRestaurant(db), await makeRestaurant(db)];
const onDay = (day: number) => new Date(Date.UTC(2026, 10, day));

const restaurantIds = [second.id, first.id];
const email = await makeGuide(db, { isEmailGuide: true, createdAt: onDay(12), restaurantIds });
const featured = await makeGuide(db, { isFeatured: true, createdAt: onDay(19), restaurantIds: [first.id] });
const preview = await makeGuide(db, { isEmailGuide: true, isAdminOnly: true });
const hidden = await makeGuide(db, { isFeatured: true, isAdminOnly: true });
const sparked = await makeGuide(db);
const elsewhere = await makeGuide(db, { isEmailGuide: true, city: "Oakland", createdAt: onDay(5) });

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test("the sitemap lists email guides and featured ones, newest first, and nothing with restricted access", async () => {
  expect(ids(await listSitemapGuides({ db }))).toEqual([featured.id, email.id, elsewhere.id]);
});

test("a city's feed holds its listed guides, each with its places in the guide's order", async () => {
  const feed = await listFeedGuides({ db }, "San Francisco");
  expect(ids(feed)).toEqual([featured.id, email.id]);
  expect(feed[1]?.entries.map(({ restaurant }) => restaurant.id)).toEqual(restaurantIds);
  expect(ids(await listFeedGuides({ db }, "Oakland"))).toEqual([elsewhere.id]);
  expect(await listFeedGuides({ db }, "Peninsula")).toEqual([]);
});

test("every public guide has a cover, also one that isn't listed; a hidden one is not found", async () => {
  expect(await getCoverSubject({ db }, sparked.id)).toEqual({
    id: sparked.id,
    title: sparked.name,
    cuisine: "italian",
    city: "San Francisco",
    drawing: "pasta",
  });
  for (const { id } of [preview, hidden, { id: "no-such-guide" }]) {
    await expect(getCoverSubject({ db }, id)).rejects.toMatchObject({ code: "not_found" });
  }
});
