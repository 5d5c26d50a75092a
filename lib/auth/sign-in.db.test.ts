import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { accountEmails, sessions } from "@/db/schema";
import { makeSession, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { median } from "@/lib/testing/median";
import { hashPassword } from "./password-hash";
import { findSessionUser } from "./session";
import { signIn } from "./sign-in";

/* Silences the security log, which has its own test. */
vi.spyOn(console, "log").mockImplementation(() => {});
const { db } = await testDb();
const passwordHash = await hashPassword("right one");
const account = (username: string) => makeUser(db, { username, passwordHash });
const from = (clientAddress: string, now = new Date()) => makeCtx(db, { clientAddress, now });
const wrong = (username: string) => ({ username, password: "wrong one" });
const right = (username: string) => ({ username, password: "right one" });
const statusOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

test("the right password signs in, with any case of the name", async () => {
  await account("Ana");
  const { token, user } = await signIn(from("s1"), right("aNA"));
  expect(user).toEqual({ username: "Ana", isAdmin: false });
  expect(await findSessionUser(db, new Headers({ cookie: `kumquat.session=${token}` }))).toMatchObject(user);
});

test("an account's confirmed address signs in as its name does, in any case; another's does not", async () => {
  const { id } = await account("addressed");
  await account("unaddressed");
  const email = "Ada@example.com";
  await db.insert(accountEmails).values({ userId: id, email, emailKey: email.toLowerCase(), confirmedAt: new Date() });
  const { user } = await signIn(from("s0"), right("aDA@EXAMPLE.com"));
  expect(user.username).toBe("addressed");
  expect(await statusOf(signIn(from("s0"), wrong(email)))).toBe(401);
  expect(await statusOf(signIn(from("s0"), right("nobody@example.com")))).toBe(401);
  expect(await statusOf(signIn(from("s0"), right("bad\u0000@example.com")))).toBe(401);
});

test("a password that predates the rules for new ones still signs in", async () => {
  for (const password of ["secret", "12345678"]) {
    const { username } = await makeUser(db, { passwordHash: await hashPassword(password) });
    expect(await statusOf(signIn(from("s0"), { username, password }))).toBe(200);
  }
});

test("unknown names and wrong passwords get the same response", async () => {
  await account("ben");
  const attempts = [wrong("ben"), wrong("nobody-here"), wrong("bad\u0000name"), wrong("'; drop table users;--")];
  for (const input of attempts) {
    await expect(signIn(from("s2"), input)).rejects.toMatchObject({
      status: 401,
      userMessage: "Wrong username or password.",
    });
  }
});

test("an unknown name takes as long as a known one", async () => {
  await account("cleo");
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round++) {
    known.push(await msOf(() => statusOf(signIn(from("s8"), wrong("cleo")))));
    unknown.push(await msOf(() => statusOf(signIn(from("s8"), wrong("nobody-at-all")))));
  }
  const ratio = median(known) / median(unknown);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test("ten failures lock this name for this address alone, even with the right password", async () => {
  await account("dora");
  await account("dan");
  for (let n = 0; n < 10; n++) expect(await statusOf(signIn(from("s3"), wrong("dora")))).toBe(401);
  await expect(signIn(from("s3"), right("DORA"))).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: expect.any(Number),
  });
  expect(await statusOf(signIn(from("elsewhere"), right("dora")))).toBe(200);
  expect(await statusOf(signIn(from("s3"), right("dan")))).toBe(200);
  const aQuarterLater = new Date(Date.now() + 15 * 60_000 + 1_000);
  expect(await statusOf(signIn(from("s3", aQuarterLater), right("dora")))).toBe(200);
});

test("a success resets the failures before it", async () => {
  await account("eli");
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) await statusOf(signIn(from("s4"), wrong("eli")));
    expect(await statusOf(signIn(from("s4"), right("eli")))).toBe(200);
  }
});

test("concurrent attempts are counted too", async () => {
  await account("fay");
  const attempts = await Promise.all(Array.from({ length: 25 }, () => statusOf(signIn(from("s5"), wrong("fay")))));
  expect(attempts.filter((status) => status === 401)).toHaveLength(10);
  expect(attempts.filter((status) => status === 429)).toHaveLength(15);
});

test("fifty failures from one address lock it out of every name, and refusals don't count as failures", async () => {
  await account("gus");
  for (let n = 0; n < 12; n++) await statusOf(signIn(from("s6"), wrong("gus")));
  for (let n = 0; n < 40; n++) expect(await statusOf(signIn(from("s6"), wrong(`someone-${n}`)))).toBe(401);
  expect(await statusOf(signIn(from("s6"), wrong("someone-else")))).toBe(429);
});

test("signing in deletes the account's expired sessions, and no others", async () => {
  const user = await account("hal");
  await makeSession(db, { userId: user.id, expiresAt: new Date(Date.now() - 1000) });
  const active = await makeSession(db, { userId: user.id });
  await signIn(from("s7"), right("hal"));
  const left = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(left).toHaveLength(2);
  expect(left.map(({ id }) => id)).toContain(active.id);
});
