import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { guides, restaurantStatuses } from "@/db/schema";
import { Restaurant, SetStatusInput, UserStatus } from "@/lib/contracts/restaurant";
import { getGuide } from "@/lib/guides/get";
import { makeAdmin, makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { getRestaurant } from "./get";
import { listSaved } from "./list-saved";
import { setStatus } from "./set-status";

const { db } = await testDb();
const [ana, ben, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)];
const as = (user: typeof ana, now = new Date()) => ({ ...makeCtx(db, { now }), user: { ...user, sessionId: "none" } });
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const notFound = { code: "not_found" };

describe("one restaurant", () => {
  test("is shown with the reader's own status and nobody else's", async () => {
    const place = await makeRestaurant(db, { name: "Belotti", neighbourhood: "Rockridge", city: "Oakland" });
    await makeStatus(db, { userId: ben.id, restaurantId: place.id, status: "never_again" });
    const forAna = await getRestaurant(as(ana), place.id);
    expect(Restaurant.parse(forAna)).toEqual(forAna);
    expect(forAna).toMatchObject({ name: "Belotti", humanizedLocation: "Rockridge, Oakland", userStatus: null });
    expect(forAna).not.toHaveProperty("searchText");
    expect((await getRestaurant(as(ben), place.id)).userStatus).toBe("never_again");
  });

  test("that doesn't exist is not found", async () => {
    await expect(getRestaurant(as(ana), "nowhere")).rejects.toMatchObject(notFound);
  });
});

describe("a status", () => {
  test("is set, changed and cleared, each time as the result says", async () => {
    const { id } = await makeRestaurant(db);
    for (const status of [...UserStatus.options, null]) {
      expect((await setStatus(as(ana), id, { status })).userStatus).toBe(status);
      expect((await getRestaurant(as(ana), id)).userStatus).toBe(status);
      expect((await getRestaurant(as(ben), id)).userStatus).toBeNull();
    }
    expect((await setStatus(as(ana), id, { status: null })).userStatus).toBeNull();
    expect(await db.$count(restaurantStatuses, eq(restaurantStatuses.restaurantId, id))).toBe(0);
  });

  test("set in a guide is shown in that guide and names it", async () => {
    const { id } = await makeRestaurant(db);
    const guide = await makeGuide(db, { restaurantIds: [id] });
    const marked = await setStatus(as(ana), id, { status: "love", originGuideId: guide.id });
    expect(marked.discoveredFromGuide).toEqual({ id: guide.id, name: guide.name, city: guide.city });
    expect((await getGuide(as(ana), guide.id)).entries[0]?.restaurant.userStatus).toBe("love");
  });

  test("keeps its guide when a later change names none, takes another that it names, and loses it when cleared", async () => {
    const { id } = await makeRestaurant(db);
    const [first, second] = [await makeGuide(db), await makeGuide(db)];
    const origin = async (input: SetStatusInput) => (await setStatus(as(ana), id, input)).discoveredFromGuide?.id;
    expect(await origin({ status: "interested", originGuideId: first.id })).toBe(first.id);
    expect(await origin({ status: "love" })).toBe(first.id);
    expect(await origin({ status: "like", originGuideId: null })).toBe(first.id);
    expect(await origin({ status: "like", originGuideId: second.id })).toBe(second.id);
    expect(await origin({ status: null })).toBeUndefined();
    expect(await origin({ status: "like" })).toBeUndefined();
  });

  test("is restored with the guide it had, or with none", async () => {
    const { id } = await makeRestaurant(db);
    const [first, second] = [await makeGuide(db), await makeGuide(db, { restaurantIds: [id] })];
    const origin = async (input: SetStatusInput) => (await setStatus(as(ana), id, input)).discoveredFromGuide?.id;
    await setStatus(as(ana), id, { status: "love", originGuideId: second.id });
    expect(await origin({ status: "like", originGuideId: null, restoresOrigin: true })).toBeUndefined();
    expect(await origin({ status: "like", originGuideId: first.id, restoresOrigin: true })).toBe(first.id);
    const [entry] = (await getGuide(as(ana), second.id)).entries;
    expect(entry?.restaurant.discoveredFromGuide?.id).toBe(first.id);
    await expect(
      setStatus(as(ana), id, { status: "like", originGuideId: "nowhere-222222", restoresOrigin: true }),
    ).rejects.toMatchObject(notFound);
  });

  test("outlives its guide", async () => {
    const { id } = await makeRestaurant(db);
    const guide = await makeGuide(db);
    await setStatus(as(ana), id, { status: "love", originGuideId: guide.id });
    await db.delete(guides).where(eq(guides.id, guide.id));
    expect(await getRestaurant(as(ana), id)).toMatchObject({ userStatus: "love", discoveredFromGuide: null });
  });

  test("for an unknown restaurant or from an unknown guide is not found, and nothing is stored", async () => {
    const { id } = await makeRestaurant(db);
    await expect(setStatus(as(ana), "nowhere", { status: "love" })).rejects.toMatchObject(notFound);
    await expect(setStatus(as(ana), "nowhere", { status: null })).rejects.toMatchObject(notFound);
    for (const status of ["love", null] as const) {
      await expect(setStatus(as(ana), id, { status, originGuideId: "nowhere-222222" })).rejects.toMatchObject(notFound);
    }
    expect(await db.$count(restaurantStatuses, eq(restaurantStatuses.restaurantId, id))).toBe(0);
  });

  test("from a malformed guide id is not found", async () => {
    const { id } = await makeRestaurant(db);
    for (const originGuideId of ["", "a\u0000b", "\ud800", "' or 1=1 --", "x".repeat(5_000)]) {
      await expect(setStatus(as(ana), id, { status: "love", originGuideId })).rejects.toMatchObject(notFound);
    }
  });

  test("from a guide for administrators is theirs alone, and the guide is hidden once they lose access", async () => {
    const { id } = await makeRestaurant(db);
    const hidden = await makeGuide(db, { isAdminOnly: true });
    const fromHidden = { status: "love", originGuideId: hidden.id } as const;
    await expect(setStatus(as(ana), id, fromHidden)).rejects.toMatchObject(notFound);
    expect((await setStatus(as(admin), id, fromHidden)).discoveredFromGuide?.id).toBe(hidden.id);
    await makeStatus(db, { userId: ana.id, restaurantId: id, originGuideId: hidden.id });
    expect((await getRestaurant(as(ana), id)).discoveredFromGuide).toBeNull();
    expect((await listSaved(as(ana), {})).find((place) => place.id === id)?.discoveredFromGuide).toBeNull();
  });

  test("set many times concurrently is one status", async () => {
    const { id } = await makeRestaurant(db);
    await Promise.all(UserStatus.options.map((status) => setStatus(as(ana), id, { status })));
    expect(await db.$count(restaurantStatuses, eq(restaurantStatuses.restaurantId, id))).toBe(1);
  });
});

describe("saved", () => {
  test("is what the reader gave a status, latest first, without what they are not interested in", async () => {
    const eve = await makeUser(db);
    const places = [await makeRestaurant(db), await makeRestaurant(db, { city: "Oakland" }), await makeRestaurant(db)];
    for (const [index, { id }] of places.entries()) {
      await setStatus(as(eve, new Date(Date.UTC(2026, 10, index + 1))), id, {
        status: index === 0 ? "never_again" : "like",
      });
    }
    const { id: unwanted } = await makeRestaurant(db);
    await setStatus(as(eve), unwanted, { status: "not_interested" });

    expect(ids(await listSaved(as(eve), {}))).toEqual(ids(places).toReversed());
    expect(ids(await listSaved(as(eve), { city: "Oakland" }))).toEqual([places[1]?.id]);
    expect(await listSaved(as(eve), { city: "San Jose" })).toEqual([]);
    expect(ids(await listSaved(as(eve), { status: "not_interested" }))).toEqual([unwanted]);
    expect(ids(await listSaved(as(eve), { status: "never_again" }))).toEqual([places[0]?.id]);
    expect(ids(await listSaved(as(await makeUser(db)), {}))).toEqual([]);
  });
});

test("a status is parsed in any case, and nothing else is one", () => {
  for (const status of ["LOVE", "Love", " never_AGAIN "]) {
    expect(SetStatusInput.parse({ status }).status).toBe(status.trim().toLowerCase());
  }
  expect(SetStatusInput.parse({ status: null, userId: "somebody else" })).toEqual({ status: null });
  for (const status of ["", "loved", "none", "null", 1, true, {}, [], ["love"], undefined]) {
    const { error } = SetStatusInput.safeParse({ status });
    expect(error?.issues[0]?.message).toMatch(
      /^Choose one of these: love, like, interested, never_again, not_interested/,
    );
  }
  for (const originGuideId of [1, {}, ["x"]]) {
    expect(SetStatusInput.safeParse({ status: "love", originGuideId }).error?.issues[0]?.message).toMatch(
      /^This guide is not one of ours/,
    );
  }
});
