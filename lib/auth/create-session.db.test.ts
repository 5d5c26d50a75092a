import { and, eq, isNull } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { sessions } from "@/db/schema";
import { makeSession, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { hashPassword } from "./password-hash";
import { register } from "./register";
import { findSessionUser } from "./session";
import { encodeToken } from "./session-token";
import { signIn } from "./sign-in";
import { readSignInClient } from "./sign-in-client";

/* Silences the security log, which has its own test. */
vi.spyOn(console, "log").mockImplementation(() => {});
const { db } = await testDb();
const ctx = makeCtx(db);
const password = "four soup spoons";
const passwordHash = await hashPassword(password);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `kumquat.session=${token}` });
const clientWith = (headers: Record<string, string>) => readSignInClient(new Headers(headers));
const whoIs = (token: string) => findSessionUser(db, new Headers(bearer(token)));
const goingOn = (userId: string) => db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)));

test("signing in ends the session that it replaces, by cookie and by bearer, and no other", async () => {
  const { username } = await makeUser(db, { passwordHash });
  const [phone, laptop, desktop] = [
    await signIn(ctx, { username, password }),
    await signIn(ctx, { username, password }),
    await signIn(ctx, { username, password }),
  ];
  const again = await signIn(ctx, { username, password }, await clientWith(cookie(phone.token)));
  expect(await whoIs(phone.token)).toBeNull();
  const both = await clientWith({ ...bearer(again.token), ...cookie(laptop.token) });
  const { token } = await signIn(ctx, { username, password }, both);
  for (const old of [again, laptop]) expect(await whoIs(old.token)).toBeNull();
  for (const remaining of [token, desktop.token]) expect(await whoIs(remaining)).toMatchObject({ username });
});

test("another account on the same browser replaces the previous one", async () => {
  const ana = await makeUser(db, { passwordHash });
  const ben = await makeUser(db, { passwordHash });
  const before = await signIn(ctx, { username: ana.username, password });
  const { token } = await signIn(ctx, { username: ben.username, password }, await clientWith(cookie(before.token)));
  expect(await whoIs(before.token)).toBeNull();
  const made = await register(ctx, { username: "cleo", password }, await clientWith(cookie(token)));
  expect(await whoIs(token)).toBeNull();
  expect(await whoIs(made.token)).toMatchObject({ username: "cleo" });
});

test("a failed sign-in, a forged token and a mismatched one end nothing", async () => {
  const ana = await makeUser(db, { passwordHash });
  const ben = await makeUser(db, { passwordHash });
  const { token } = await signIn(ctx, { username: ana.username, password });
  const wrong = signIn(ctx, { username: ana.username, password: "wrong one" }, await clientWith(cookie(token)));
  await expect(wrong).rejects.toMatchObject({ status: 401 });
  const registration = register(ctx, { username: ben.username, password }, await clientWith(cookie(token)));
  await expect(registration).rejects.toMatchObject({ status: 409 });
  const { sessionId = "" } = (await whoIs(token)) ?? {};
  const crossed = await encodeToken({ userId: ben.id, sessionId });
  for (const bad of [`${token}x`, crossed, ""]) {
    await signIn(ctx, { username: ben.username, password }, await clientWith(bearer(bad)));
  }
  expect(await whoIs(token)).not.toBeNull();
});

test("an account has 20 sessions at most, also of many concurrent sign-ins; the longest unseen end", async () => {
  const { id: userId, username } = await makeUser(db, { passwordHash });
  const seen = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
  const unseen = await makeSession(db, { userId, createdAt: seen(1), lastSeenAt: seen(900) });
  const inUse = await makeSession(db, { userId, createdAt: seen(9000), lastSeenAt: seen(-1) });
  const signInFrom = (n: number) => signIn(makeCtx(db, { clientAddress: `o-${n}` }), { username, password });
  await Promise.all(Array.from({ length: 18 }, (_, n) => signInFrom(n)));
  expect(await goingOn(userId)).toBe(20);
  await Promise.all(Array.from({ length: 5 }, (_, n) => signInFrom(n)));
  expect(await goingOn(userId)).toBe(20);
  const ended = async (id: string) => (await db.select().from(sessions).where(eq(sessions.id, id)))[0]?.endedAt;
  expect(await ended(unseen.id)).toBeInstanceOf(Date);
  expect(await ended(inUse.id)).toBeNull();
});

test("the scale raises the number of sessions, for load runs", async () => {
  const { id: userId, username } = await makeUser(db, { passwordHash });
  const scaled = makeCtx(db, { rateLimitScale: 2 });
  for (let n = 0; n < 25; n++) await signIn(scaled, { username, password });
  expect(await goingOn(userId)).toBe(25);
});

test("an account can be signed in to 200 times an hour, without affecting others", async () => {
  const ana = await makeUser(db, { passwordHash });
  const ben = await makeUser(db, { passwordHash });
  const tight = makeCtx(db, { clientAddress: "o-tight", rateLimitScale: 0.02 });
  for (let n = 0; n < 4; n++) await signIn(tight, { username: ana.username, password });
  await expect(signIn(tight, { username: ana.username, password })).rejects.toMatchObject({
    status: 429,
    userMessage: expect.stringMatching(/^Too many sign-ins to one account\. Try again in/),
  });
  await expect(signIn(tight, { username: ben.username, password })).resolves.toBeDefined();
});
