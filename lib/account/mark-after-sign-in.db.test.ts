import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { restaurantStatuses } from "@/db/schema";
import { encodeToken } from "@/lib/auth/session-token";
import { makeGuide, makeRestaurant, makeSession, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { markAfterSignIn } from "./mark-after-sign-in";

const { db } = await testDb();
const statusesOf = (userId: string) =>
  db.select().from(restaurantStatuses).where(eq(restaurantStatuses.userId, userId));

async function signedIn() {
  const user = await makeUser(db);
  const session = await makeSession(db, { userId: user.id });
  return { user, token: await encodeToken({ userId: user.id, sessionId: session.id }) };
}

test("a mark is made for whoever has just signed in, with its guide", async () => {
  const { user, token } = await signedIn();
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db, { restaurantIds: [place.id] });
  const mark = { restaurantId: place.id, status: "interested" as const, guideId: guide.id };
  const made = await markAfterSignIn(makeCtx(db), token, mark);
  expect(made).toMatchObject({
    marked: { former: { userStatus: null }, restaurant: { id: place.id, userStatus: "interested" } },
  });
  expect(await statusesOf(user.id)).toMatchObject([{ restaurantId: place.id, originGuideId: guide.id }]);
});

test("what names no place saves all of its guide, and nothing without one", async () => {
  const { user, token } = await signedIn();
  const places = [await makeRestaurant(db), await makeRestaurant(db)];
  const guide = await makeGuide(db, { restaurantIds: places.map(({ id }) => id) });
  const all = { restaurantId: null, status: "interested" as const };
  expect(await markAfterSignIn(makeCtx(db), token, { ...all, guideId: null })).toEqual({});
  expect(await markAfterSignIn(makeCtx(db), token, { ...all, guideId: "nowhere-222222" })).toEqual({});
  const { saved } = await markAfterSignIn(makeCtx(db), token, { ...all, guideId: guide.id });
  expect(saved?.restaurantIds).toHaveLength(2);
  expect(await statusesOf(user.id)).toHaveLength(2);
});

test("a mark that was tampered with, or one without a session, is made by nobody", async () => {
  const { user, token } = await signedIn();
  const place = await makeRestaurant(db);
  const hidden = await makeGuide(db, { isAdminOnly: true });
  const good = { restaurantId: place.id, status: "love" as const, guideId: null };
  const ctx = makeCtx(db);
  expect(await markAfterSignIn(ctx, token, { ...good, restaurantId: "nowhere" })).toEqual({});
  expect(await markAfterSignIn(ctx, token, { ...good, guideId: hidden.id })).toEqual({});
  expect(await markAfterSignIn(ctx, `${token}x`, good)).toEqual({});
  expect(await markAfterSignIn(ctx, token, null)).toEqual({});
  expect(await statusesOf(user.id)).toEqual([]);
});
