import { eq } from "drizzle-orm";
import { encode } from "next-auth/jwt";
import { expect, test, vi } from "vitest";
import { sessions, users } from "@/db/schema";
import { makeSession, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { findSessionUser } from "./session";
import { encodeToken } from "./session-token";
import { endAllSessions, signOut } from "./sign-out";

const SECRET = "a secret that is long enough for tests";
vi.stubEnv("AUTH_SECRET", SECRET);
/* Silences the security log, which has its own test. */
vi.spyOn(console, "log").mockImplementation(() => {});
const { db } = await testDb();

async function signedIn(row: Parameters<typeof makeSession>[1] = {}) {
  const user = await makeUser(db);
  const session = await makeSession(db, { ...row, userId: user.id });
  return { user, session, token: await encodeToken({ userId: user.id, sessionId: session.id }) };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `other=1; kumquat.session=${token}` });
const find = (headers: Record<string, string>, now?: Date) => findSessionUser(db, new Headers(headers), now);

test("a token is read from the bearer and from the cookie", async () => {
  const { user, session, token } = await signedIn();
  const expected = { id: user.id, username: user.username, isAdmin: false, sessionId: session.id };
  expect(await find(bearer(token))).toEqual(expected);
  expect(await find({ authorization: `bearer   ${token} ` })).toEqual(expected);
  expect(await find(cookie(token))).toEqual(expected);
});

test("a bearer takes precedence, even an invalid one", async () => {
  const [ana, ben] = await Promise.all([signedIn(), signedIn()]);
  expect(await find({ ...bearer(ana.token), ...cookie(ben.token) })).toMatchObject({ id: ana.user.id });
  expect(await find({ ...bearer("bad"), ...cookie(ben.token) })).toBeNull();
  expect(await find({ authorization: "Bearer", ...cookie(ben.token) })).toBeNull();
  expect(await find({ authorization: "Basic eDp5", ...cookie(ben.token) })).toMatchObject({ id: ben.user.id });
});

test("a forged, foreign or mismatched token is refused", async () => {
  const [ana, ben] = await Promise.all([signedIn(), signedIn()]);
  const crossed = await encodeToken({ userId: ana.user.id, sessionId: ben.session.id });
  const foreign = await encodeToken(
    { userId: ana.user.id, sessionId: ana.session.id },
    "another secret of good length",
  );
  const odd = await encode({ token: { sub: ana.user.id, sid: "' or true --" }, secret: SECRET });
  const expired = await encode({ token: { sub: ana.user.id, sid: ana.session.id }, secret: SECRET, maxAge: -60 });
  for (const token of [crossed, foreign, odd, expired, `${ana.token}x`, ana.token.slice(0, -4), "a.b.c.d.e", "…"]) {
    expect(await findSessionUser(db, new Headers({ cookie: `kumquat.session=${encodeURI(token)}` }))).toBeNull();
  }
  const none = await encodeToken({ userId: ana.user.id, sessionId: crypto.randomUUID() });
  expect(await find(bearer(none))).toBeNull();
});

test("an ended or expired session is refused, and ending one leaves the others", async () => {
  const { user, token, session } = await signedIn();
  const other = await makeSession(db, { userId: user.id });
  const otherToken = await encodeToken({ userId: user.id, sessionId: other.id });
  const userCtx = { ...makeCtx(db, { user }), user: { ...user, sessionId: session.id } };
  await signOut(userCtx);
  expect(await find(bearer(token))).toBeNull();
  expect(await find(bearer(otherToken))).not.toBeNull();
  await endAllSessions(db, user.id, new Date());
  expect(await find(bearer(otherToken))).toBeNull();

  const recent = await signedIn({ expiresAt: new Date(Date.now() + 60_000) });
  expect(await find(bearer(recent.token))).not.toBeNull();
  expect(await find(bearer(recent.token), new Date(Date.now() + 61_000))).toBeNull();
});

test("administrator rights follow the row from the next request on", async () => {
  const { user, token } = await signedIn();
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  expect(await find(bearer(token))).toMatchObject({ isAdmin: true });
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id));
  expect(await find(bearer(token))).toMatchObject({ isAdmin: false });
});

test("last seen is written rarely", async () => {
  const { session, token } = await signedIn();
  const seen = async () => (await db.select().from(sessions).where(eq(sessions.id, session.id)))[0]?.lastSeenAt;
  await find(bearer(token));
  expect(await seen()).toEqual(session.lastSeenAt);
  const later = new Date(session.lastSeenAt.getTime() + 11 * 60_000);
  await find(bearer(token), later);
  expect(await seen()).toEqual(later);
});
