import { beforeEach, expect, test, vi } from "vitest";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeAdmin } from "./make-admin";
import { hashPassword } from "./password-hash";
import { register } from "./register";
import { resetPassword } from "./reset-password";
import { findSessionUser } from "./session";
import { signIn } from "./sign-in";
import { signOut } from "./sign-out";

const { db } = await testDb();
const ADDRESS = "203.0.113.77";
const OTHER_ADDRESS = "2001:db8:1:2::/64";
const PASSWORD = "four soup spoons";
const ctx = makeCtx(db, { clientAddress: ADDRESS });
const printed: string[] = [];
const lines = () => printed.map((line): Record<string, unknown> => JSON.parse(line));
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});

test("each sign-in and sign-out is one line: who, from where, with what result", async () => {
  const { token } = await register(ctx, { username: "Ana", password: PASSWORD });
  await signIn(ctx, { username: "ana", password: PASSWORD });
  await expect(signIn(ctx, { username: "ANA", password: "not the one" })).rejects.toMatchObject({ status: 401 });
  const user = await findSessionUser(db, new Headers({ authorization: `Bearer ${token}` }));
  if (!user) throw new Error("The registration's session was not found.");
  await signOut({ ...ctx, user });
  const { id: userId } = user;
  const from = lines()[0]?.from;
  const common = { at: ctx.now.toISOString(), userId, username: "Ana", from };
  expect(lines()).toEqual([
    { security: "registration.succeeded", ...common },
    { security: "sign_in.succeeded", ...common },
    { security: "sign_in.failed", ...common, tried: expect.stringMatching(/^[\w-]{22}$/) },
    { security: "sign_out.succeeded", ...common },
  ]);
  expect(from).toMatch(/^[\w-]{22}$/);
});

test("a typed name may be a password or an address: attempts are logged only as a digest", async () => {
  for (const username of ["ana@example.com", PASSWORD, PASSWORD.toUpperCase(), 'x"\n{"security":"forged"}']) {
    await expect(signIn(ctx, { username, password: "not the one" })).rejects.toMatchObject({ status: 401 });
  }
  expect(lines()).toHaveLength(4);
  expect(lines().every(({ userId, username }) => userId === null && username === null)).toBe(true);
  const [address, name, sameName] = lines().map(({ tried }) => tried);
  expect(name).toBe(sameName);
  expect(name).not.toBe(address);
});

test("addresses are distinguished by digests that only this server's secret can make", async () => {
  const { username } = await makeUser(db, { passwordHash: await hashPassword(PASSWORD) });
  const elsewhere = { ...ctx, clientAddress: OTHER_ADDRESS };
  const otherSecret = makeCtx(db, {
    clientAddress: ADDRESS,
    providers: { deriveToken: (words) => `x${words.length}`.repeat(9) },
  });
  for (const ctxOfAttempt of [ctx, elsewhere, otherSecret])
    await signIn(ctxOfAttempt, { username, password: PASSWORD });
  expect(new Set(lines().map(({ from }) => from)).size).toBe(3);
});

test("account changes from the command line are logged too", async () => {
  const { id: userId, username } = await makeUser(db);
  await resetPassword(db, username, ctx.now);
  await makeAdmin(db, username, ctx.now);
  const common = { at: ctx.now.toISOString(), userId, username, from: "command line" };
  expect(lines()).toEqual([
    { security: "password.reset", ...common },
    { security: "admin.made", ...common },
  ]);
});

test("no line holds a password, a token, an email address or a client address", async () => {
  const made = await register(ctx, { username: "cleo", password: PASSWORD });
  const { token } = await signIn(ctx, { username: "cleo", password: PASSWORD });
  for (const username of ["cleo", "cleo@example.com", PASSWORD, token]) {
    await signIn({ ...ctx, clientAddress: OTHER_ADDRESS }, { username, password: "not the one" }).catch(() => {});
  }
  const { password } = await resetPassword(db, "cleo", ctx.now);
  const all = printed.join("\n");
  expect(printed).toHaveLength(7);
  for (const secret of [PASSWORD, "not the one", password, made.token, token, ADDRESS, "2001:db8", "@", "argon2"]) {
    expect(all).not.toContain(secret);
  }
});
