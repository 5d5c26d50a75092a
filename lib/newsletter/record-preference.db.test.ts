import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pendingPreferences, restaurantStatuses, subscribers } from "@/db/schema";
import { makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { describeClaim } from "./describe-claim";
import { linkAccount } from "./link-account";
import { recordPreference } from "./record-preference";

const { db } = await testDb();
const NOW = new Date("2026-11-20T12:00:00Z");
const after = (ms: number) => makeCtx(db, { now: new Date(NOW.getTime() + ms) });
const signedIn = (user: { id: string; username: string; isAdmin: boolean }, ms = 0) => {
  const ctx = makeCtx(db, { now: new Date(NOW.getTime() + ms), user });
  if (!ctx.user) throw new Error("Nobody is signed in.");
  return { ...ctx, user: ctx.user };
};

let people = 0;
async function makeSubscriber(row: Partial<typeof subscribers.$inferInsert> = {}) {
  const email = row.email ?? `bo-${++people}@example.com`;
  const [made] = await db
    .insert(subscribers)
    .values({ email, emailKey: email, city: "Oakland", state: "confirmed", ...row })
    .returning();
  if (!made) throw new Error("No subscriber was made.");
  return made;
}
const press = (ms: number, token: string, restaurantId: string, status: string, guideId: string | null = null) =>
  recordPreference(after(ms), { token, restaurantId, status, guideId });
const keptOf = (subscriberId: string) =>
  db.select().from(pendingPreferences).where(eq(pendingPreferences.subscriberId, subscriberId));
const statusOf = async (userId: string, restaurantId: string) => {
  const mine = and(eq(restaurantStatuses.userId, userId), eq(restaurantStatuses.restaurantId, restaurantId));
  return (await db.select().from(restaurantStatuses).where(mine))[0] ?? null;
};
const claimOf = (redirect = "") => redirect.split("claim=")[1] ?? "";

test("with a linked account the status is set, with the guide it came from", async () => {
  const user = await makeUser(db);
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db);
  const { preferenceToken } = await makeSubscriber({ userId: user.id });
  const response = await press(0, preferenceToken, place.id, "LOVE", guide.id);
  expect(response).toMatchObject({
    status: "saved",
    redirect: `/map?restaurant=${place.id}`,
    restaurant: { name: place.name, city: place.city },
    requestedStatus: "loved",
  });
  expect(await statusOf(user.id, place.id)).toMatchObject({ status: "love", originGuideId: guide.id });
  await press(20_000, preferenceToken, place.id, "like");
  expect(await statusOf(user.id, place.id)).toMatchObject({ status: "like", originGuideId: guide.id });
});

test("without an account the status is stored, and linking moves it over once, to the first who claims it", async () => {
  const place = await makeRestaurant(db);
  const other = await makeRestaurant(db);
  const subscriber = await makeSubscriber();
  const first = await press(0, subscriber.preferenceToken, place.id, "INTERESTED");
  expect(first).toMatchObject({ status: "pendingAccount", requestedStatus: "saved" });
  expect(first.redirect).not.toContain(subscriber.preferenceToken);
  await press(60_000, subscriber.preferenceToken, other.id, "NEVER_AGAIN");
  const user = await makeUser(db);
  await makeStatus(db, { userId: user.id, restaurantId: place.id, status: "like" });
  const claim = claimOf(first.redirect);
  expect(await describeClaim(after(60_000), claim)).toMatchObject({
    address: "b…@example.com",
    cities: ["Oakland"],
    preferences: expect.arrayContaining([{ restaurant: other.name, status: "never_again" }]),
  });
  expect(await linkAccount(signedIn(user, 60_000), claim)).toBe(2);
  expect(await statusOf(user.id, place.id)).toMatchObject({ status: "interested" });
  expect(await statusOf(user.id, other.id)).toMatchObject({ status: "never_again" });
  expect(await keptOf(subscriber.id)).toEqual([]);
  await expect(linkAccount(signedIn(user, 60_000), claim)).rejects.toMatchObject({ code: "not_found" });
});

test("a claim expires after an hour, and an address of another account is not taken over", async () => {
  const place = await makeRestaurant(db);
  const { preferenceToken, id } = await makeSubscriber();
  const { redirect } = await press(0, preferenceToken, place.id, "LIKE");
  const [owner, thief] = [await makeUser(db), await makeUser(db)];
  await expect(linkAccount(signedIn(owner, 3_600_001), claimOf(redirect))).rejects.toMatchObject({ code: "not_found" });
  const again = await press(20_000, preferenceToken, place.id, "LIKE");
  await db.update(subscribers).set({ userId: owner.id }).where(eq(subscribers.id, id));
  await expect(linkAccount(signedIn(thief, 20_000), claimOf(again.redirect))).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await keptOf(id)).toHaveLength(1);
});

test("a filter that opens every link changes nothing, with an account and without", async () => {
  const user = await makeUser(db);
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db);
  await makeStatus(db, { userId: user.id, restaurantId: place.id, status: "like" });
  const WORDS = ["LOVE", "LIKE", "INTERESTED", "NOT_INTERESTED", "NEVER_AGAIN"];
  for (const subscriber of [await makeSubscriber({ userId: user.id }), await makeSubscriber()]) {
    for (const [i, word] of WORDS.entries()) await press(i * 400, subscriber.preferenceToken, place.id, word, guide.id);
    expect(await keptOf(subscriber.id)).toEqual([]);
  }
  expect(await statusOf(user.id, place.id)).toMatchObject({ status: "like", originGuideId: null });
  const later = await makeSubscriber();
  await press(0, later.preferenceToken, place.id, "LOVE");
  await press(6_000, later.preferenceToken, place.id, "LIKE");
  await press(12_000, later.preferenceToken, place.id, "INTERESTED");
  expect(await keptOf(later.id)).toMatchObject([{ status: "interested" }]);
});

test("all five at the same moment change nothing either", async () => {
  const place = await makeRestaurant(db);
  const { id, preferenceToken } = await makeSubscriber();
  await Promise.all(
    ["LOVE", "LIKE", "INTERESTED", "NOT_INTERESTED", "NEVER_AGAIN"].map((word) =>
      press(0, preferenceToken, place.id, word),
    ),
  );
  expect(await keptOf(id)).toEqual([]);
});

test("each kind of malformed link gets its own error", async () => {
  const place = await makeRestaurant(db);
  const { preferenceToken } = await makeSubscriber();
  expect(await press(0, "nobody", place.id, "LOVE")).toMatchObject({ status: "invalidSubscriber" });
  expect(await press(0, preferenceToken, place.id, "ADORE")).toMatchObject({ status: "invalidStatus" });
  expect(await press(0, preferenceToken, place.id, "constructor")).toMatchObject({ status: "invalidStatus" });
  expect(await press(0, preferenceToken, "nowhere", "LOVE")).toMatchObject({ status: "invalidRestaurant" });
  expect(await press(0, preferenceToken, "%00 /", "LOVE")).toMatchObject({ status: "invalidRestaurant" });
  const hidden = await makeGuide(db, { isAdminOnly: true });
  expect(await press(0, preferenceToken, place.id, "LOVE", hidden.id)).toMatchObject({ status: "pendingAccount" });
});

test("a link in another account's browser says for whom it is kept, and leads to nobody's map", async () => {
  const [owner, reader] = [await makeUser(db), await makeUser(db)];
  const place = await makeRestaurant(db);
  const { preferenceToken: token } = await makeSubscriber({ userId: owner.id });
  const click = { token, restaurantId: place.id, status: "LOVE", guideId: null };
  const response = await recordPreference(signedIn(reader), click);
  expect(response.status).toBe("saved");
  expect(response.redirect).toBeUndefined();
  expect(response.message).toBe(
    `You love ${place.name}. It is kept for the account that b…@example.com belongs to; you are signed in as ${reader.username}.`,
  );
  expect(await statusOf(reader.id, place.id)).toBeNull();
  expect(await statusOf(owner.id, place.id)).toMatchObject({ status: "love" });
});

test("a link that changes a mark says to its reader alone what it was", async () => {
  const owner = await makeUser(db);
  const place = await makeRestaurant(db);
  const { preferenceToken: token } = await makeSubscriber({ userId: owner.id });
  await makeStatus(db, { userId: owner.id, restaurantId: place.id, status: "never_again" });
  const click = { token, restaurantId: place.id, guideId: null };
  const like = await recordPreference(signedIn(owner), { ...click, status: "LIKE" });
  expect(like.message).toBe(`You like ${place.name}. Before, it was marked as never again.`);
  const again = await recordPreference(signedIn(owner, 60_000), { ...click, status: "LIKE" });
  expect(again.message).toBe(`You like ${place.name}.`);
  const visitor = await recordPreference(after(120_000), { ...click, status: "LOVE" });
  expect(visitor.message).toBe(`You love ${place.name}.`);
});

test("a member is asked to link the address, not to create an account", async () => {
  const member = await makeUser(db);
  const place = await makeRestaurant(db);
  const { preferenceToken: token } = await makeSubscriber();
  const click = { token, restaurantId: place.id, status: "NOT_INTERESTED", guideId: null };
  const response = await recordPreference(signedIn(member), click);
  expect(response.redirect).toMatch(/^\/email\/link\//);
  expect(response.message).toBe(
    `You are not interested in ${place.name}. Link this address to your account to keep that.`,
  );
  // The map shows no place that somebody is not interested in.
  expect(await linkAccount(signedIn(member), (response.redirect ?? "").replace("/email/link/", ""))).toBe(0);
});
