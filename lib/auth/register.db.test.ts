import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { sessions, users } from "@/db/schema";
import { RegisterInput } from "@/lib/contracts/account";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { register } from "./register";
import { findSessionUser } from "./session";

/* Silences the security log, which has its own test. */
vi.spyOn(console, "log").mockImplementation(() => {});
const { db } = await testDb();
const ctx = (clientAddress: string) => makeCtx(db, { clientAddress });
const PASSWORD = "four soup spoons";
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

test("a new account is an ordinary one, and signed in", async () => {
  const { token, user } = await register(
    ctx("r1"),
    { username: "Ana.B", password: PASSWORD },
    { userAgent: "Browser/1", previousSessions: [] },
  );
  expect(user).toEqual({ username: "Ana.B", isAdmin: false });
  expect(await findSessionUser(db, bearer(token))).toMatchObject({ username: "Ana.B", isAdmin: false });
  const [row] = await db.select().from(users).where(eq(users.usernameKey, "ana.b"));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await db.$count(sessions, eq(sessions.userAgent, "Browser/1"))).toBe(1);
});

test("a stolen or guessable password creates no account, and doesn't count toward the limit", async () => {
  const make = (n: number, password: string) => register(ctx("r5"), { username: `picky-${n}`, password });
  for (let n = 0; n < 25; n++) {
    await expect(make(n, n % 2 ? "Password1" : `picky-${n}!`)).rejects.toMatchObject({ status: 400 });
  }
  await expect(make(0, PASSWORD)).resolves.toMatchObject({ user: { username: "picky-0" } });
});

test("isAdmin in the input has no effect", () => {
  const input = RegisterInput.parse({ username: "eve", password: PASSWORD, isAdmin: true, id: "1" });
  expect(input).toEqual({ username: "eve", password: PASSWORD });
});

test("names are unique without regard to case", async () => {
  await makeUser(db, { username: "Taken" });
  const again = register(ctx("r2"), { username: "tAKEN", password: PASSWORD });
  await expect(again).rejects.toMatchObject({ status: 409, userMessage: "That name is taken.", field: "username" });
});

test("of many concurrent registrations of one name, one succeeds", async () => {
  const names = ["rush", "RUSH", "Rush", "rUsh", "ruSh", "rusH"];
  const attempts = await Promise.allSettled(
    names.map((username) => register(ctx("r3"), { username, password: PASSWORD })),
  );
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.$count(users, eq(users.usernameKey, "rush"))).toBe(1);
});

test("an address can register 20 accounts an hour", async () => {
  const make = (n: number) => register(ctx("r4"), { username: `many-${n}`, password: PASSWORD });
  for (let n = 0; n < 20; n++) await make(n);
  await expect(make(20)).rejects.toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
  expect(await db.$count(users, eq(users.usernameKey, "many-20"))).toBe(0);
});

test.each([
  ["too short", { username: "ab", password: PASSWORD }, "Usernames have 3 to 30 characters."],
  ["too long", { username: "a".repeat(31), password: PASSWORD }, "Usernames have 3 to 30 characters."],
  ["other characters", { username: "ana\u0000b", password: PASSWORD }, /^Usernames are made of/],
  ["a lookalike", { username: "аdmin", password: PASSWORD }, /^Usernames can't have “а”/],
  ["a space", { username: "ana b", password: PASSWORD }, "Usernames have no spaces: ana_b would do."],
  ["a short password", { username: "ana", password: "1234567" }, "Password must be at least 8 characters"],
  ["a long password", { username: "ana", password: "x".repeat(129) }, "Password must be at most 128 characters"],
  ["no name", { password: PASSWORD }, "Enter a username."],
  ["no text", { username: "ana", password: { length: 10 } }, "Enter a password."],
])("%s is refused with a sentence", (_, input, sentence) => {
  const issues = RegisterInput.safeParse(input).error?.issues;
  expect(issues?.[0]?.message).toMatch(sentence);
});
