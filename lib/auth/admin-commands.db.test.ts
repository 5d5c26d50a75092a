import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { adminActions } from "@/db/schema";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeAdmin } from "./make-admin";
import { hashPassword } from "./password-hash";
import { resetPassword } from "./reset-password";
import { findSessionUser } from "./session";
import { signIn } from "./sign-in";

/* Silences the security log, which has its own test. */
vi.spyOn(console, "log").mockImplementation(() => {});
const { db } = await testDb();
const ctx = makeCtx(db);
const account = async (username: string) => makeUser(db, { username, passwordHash: await hashPassword("old one") });
const logged = async (subjectName: string) =>
  db.select().from(adminActions).where(eq(adminActions.subjectName, subjectName));
const whoIs = (token: string) => findSessionUser(db, new Headers({ authorization: `Bearer ${token}` }));

test("make-admin gives rights to the named account, whose sessions have them at once", async () => {
  await account("Ana");
  await account("ben");
  const [ana, ben] = await Promise.all(
    ["ana", "ben"].map((username) => signIn(ctx, { username, password: "old one" })),
  );
  expect(await makeAdmin(db, "aNa", new Date())).toEqual({ username: "Ana" });
  expect(await whoIs(ana?.token ?? "")).toMatchObject({ isAdmin: true });
  expect(await whoIs(ben?.token ?? "")).toMatchObject({ isAdmin: false });
  expect(await logged("Ana")).toMatchObject([
    { adminId: null, adminName: "command line", action: "account.made_admin" },
  ]);
  await expect(makeAdmin(db, "nobody", new Date())).rejects.toThrow("There is no account named nobody.");
});

test("reset-password replaces the password and ends every session of that account alone", async () => {
  await account("cleo");
  await account("dan");
  const [here, there, other] = await Promise.all(
    ["cleo", "cleo", "dan"].map((username) => signIn(ctx, { username, password: "old one" })),
  );
  const { password } = await resetPassword(db, "CLEO", new Date());
  expect(await whoIs(here?.token ?? "")).toBeNull();
  expect(await whoIs(there?.token ?? "")).toBeNull();
  expect(await whoIs(other?.token ?? "")).not.toBeNull();
  await expect(signIn(ctx, { username: "cleo", password: "old one" })).rejects.toMatchObject({ status: 401 });
  await expect(signIn(ctx, { username: "cleo", password })).resolves.toMatchObject({ user: { username: "cleo" } });
  const [row, ...more] = await logged("cleo");
  expect(row).toMatchObject({ adminId: null, adminName: "command line", action: "account.password_reset" });
  expect(more).toEqual([]);
  expect(JSON.stringify(row)).not.toContain(password);
  await expect(resetPassword(db, "nobody", new Date())).rejects.toThrow("There is no account named nobody.");
});
