import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { users } from "@/db/schema";
import { makeUser, testDb } from "@/lib/testing/database";
import { ensureFirstAdmin } from "./first-admin";
import { hashPassword, verifyPassword } from "./password-hash";

const { db } = await testDb();
const folders: string[] = [];
let dataDir = "";
beforeEach(async () => {
  await db.delete(users);
  dataDir = await mkdtemp(join(tmpdir(), "kumquat-admin-"));
  folders.push(dataDir);
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const ensure = (given: { username?: string; password?: string } = {}, embedded = true) =>
  ensureFirstAdmin(db, { username: undefined, password: undefined, ...given, dataDir, embedded });
const named = { username: "Chef", password: "mise en place" };
const rowOf = async (key: string) => (await db.select().from(users).where(eq(users.usernameKey, key)))[0];

test("the configured administrator is created once, and its password is not written anywhere", async () => {
  expect(await ensure(named, false)).toEqual({ username: "Chef", isNew: true, password: null, passwordFile: null });
  expect(await ensure({ ...named, password: "another one" })).toMatchObject({ isNew: false });
  const chef = await rowOf("chef");
  expect(chef?.isAdmin).toBe(true);
  expect(await verifyPassword(chef?.passwordHash, "mise en place")).toBe(true);
});

test("a name that belongs to an ordinary account stops the start", async () => {
  await makeUser(db, { username: "chef" });
  await expect(ensure(named)).rejects.toThrow(/^ADMIN_USERNAME names Chef, which belongs to an ordinary account\./);
  expect((await rowOf("chef"))?.isAdmin).toBe(false);
});

test("an invalid name stops the start", async () => {
  await expect(ensure({ ...named, username: "a b" })).rejects.toThrow(/^ADMIN_USERNAME is not valid: Usernames/);
});

test("a new administrator's password follows the rules for new ones, an existing one stays as it is", async () => {
  await expect(ensure({ ...named, password: "orchard" })).rejects.toThrow(
    "ADMIN_PASSWORD is not valid: Password must be at least 8 characters",
  );
  await expect(ensure({ ...named, password: "password1" })).rejects.toThrow(/^ADMIN_PASSWORD is not valid: .*stolen/);
  expect(await rowOf("chef")).toBeUndefined();
  const passwordHash = await hashPassword("secret");
  await makeUser(db, { username: "Chef", isAdmin: true, passwordHash });
  expect(await ensure({ ...named, password: "secret" })).toMatchObject({ username: "Chef", isNew: false });
  expect(await verifyPassword((await rowOf("chef"))?.passwordHash, "secret")).toBe(true);
});

test("an embedded first start creates admin, with a password that only its owner may read", async () => {
  const made = await ensure();
  expect(made).toMatchObject({ username: "admin", isNew: true, passwordFile: join(dataDir, "admin-password") });
  const file = join(dataDir, "admin-password");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, "utf8")).trim()).toBe(made?.password);
  expect(await verifyPassword((await rowOf("admin"))?.passwordHash, made?.password ?? "")).toBe(true);
  expect(await ensure()).toMatchObject({ isNew: false, password: null, passwordFile: file });
});

test("a start that was killed between file and row continues with the same password", async () => {
  const killed = await ensure();
  await db.delete(users);
  expect(await ensure()).toMatchObject({ isNew: true, password: killed?.password });
});

test("no account is created where accounts exist, or the database is external", async () => {
  expect(await ensure({}, false)).toBeNull();
  await makeUser(db, { username: "admin" });
  expect(await ensure()).toBeNull();
  expect((await rowOf("admin"))?.isAdmin).toBe(false);
});
