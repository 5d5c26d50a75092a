import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminActions, guides, users } from "@/db/schema";
import { AdminLog, type AdminLogQuery } from "@/lib/contracts/admin-log";
import type { SessionUser } from "@/lib/core/session-user";
import { makeAdmin, makeGuide, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { COMMAND_LINE } from "./command-line";
import { listActions } from "./list-actions";
import { recordAction } from "./record-action";

const { db } = await testDb();
const asUser = (user: { id: string; username: string; isAdmin: boolean }, now = new Date()) => {
  const ctx = makeCtx(db, { user, now });
  return { ...ctx, user: ctx.user as SessionUser };
};
const [mika, noor, ana] = [await makeAdmin(db, { username: "mika" }), await makeAdmin(db), await makeUser(db)];
const START = Date.parse("2026-11-19T16:00:00Z");
const minute = (count: number) => new Date(START + count * 60_000);
const list = async (query: AdminLogQuery = {}) => AdminLog.parse(await listActions(asUser(mika), query));

/** 130 actions, a minute apart except every tenth, which shares its timestamp with the one before. */
beforeAll(async () => {
  for (let i = 0; i < 130; i++) {
    const at = minute(i % 10 === 0 ? i - 1 : i);
    const by = i % 3 === 0 ? noor : mika;
    const action = i % 2 === 0 ? "theme.approved" : "guide.corrected";
    await recordAction(db, asUser(by, at), action, { id: String(i), name: `Action ${i}` });
  }
});

test("pages follow each other newest first, and hold each action once", async () => {
  const seen: string[] = [];
  let before: number | undefined;
  for (let pages = 1; ; pages++) {
    const { actions, next } = await list({ before });
    seen.push(...actions.map(({ subjectName }) => subjectName ?? ""));
    if (next === null) {
      expect(pages).toBe(3);
      break;
    }
    before = next;
    await recordAction(db, asUser(mika), "job.cancelled", { name: "Later" });
  }
  expect(seen).toEqual(Array.from({ length: 130 }, (_, i) => `Action ${129 - i}`));
});

test("they are filtered by kind and by person, together too, and the pages with them", async () => {
  const themes = await list({ kind: "themes" });
  expect(themes.actions).toHaveLength(50);
  expect(new Set(themes.actions.map(({ action }) => action))).toEqual(new Set(["theme.approved"]));
  const older = await list({ kind: "themes", before: themes.next ?? 0 });
  expect(older).toMatchObject({ next: null });
  expect(older.actions).toHaveLength(15);
  const both = await list({ kind: "guides", by: noor.username });
  expect(both.actions).toHaveLength(22);
  expect(new Set(both.actions.map(({ adminName }) => adminName))).toEqual(new Set([noor.username]));
  expect(await list({ by: "nobody" })).toMatchObject({ actions: [], next: null });
  expect(themes.administrators).toEqual(["mika", noor.username].sort());
});

test("a subject is linked while it exists, and a malformed id is simply not found", async () => {
  const guide = await makeGuide(db);
  const place = await makeRestaurant(db, { name: "Soup & Co" });
  const ctxOfMika = asUser(mika);
  await recordAction(db, ctxOfMika, "guide.featured", { id: guide.id, name: guide.name });
  await recordAction(db, ctxOfMika, "restaurant.closed", { id: place.id, name: "An older name" });
  await recordAction(db, ctxOfMika, "edition.paused", { id: "no uuid", name: "Oakland" });
  await recordAction(db, ctxOfMika, "job.cancelled", { id: randomUUID(), name: "Gone" });
  await recordAction(db, ctxOfMika, "guide.deleted");
  const hrefs = async () => (await list()).actions.slice(0, 5).map(({ subjectHref }) => subjectHref);
  expect(await hrefs()).toEqual([null, null, null, "/map?q=Soup+%26+Co", `/guide/${guide.id}`]);
  await db.delete(guides).where(eq(guides.id, guide.id));
  expect(await hrefs()).toEqual([null, null, null, "/map?q=Soup+%26+Co", null]);
});

test("a deleted administrator stays in the log by name; the command line never had an account", async () => {
  const leaver = await makeAdmin(db, { username: "leaver" });
  const detail = { before: { theme: "Soup" }, after: { theme: "Stew" } };
  await recordAction(db, asUser(leaver), "theme.edited", { name: "Stew", detail });
  await recordAction(db, { user: COMMAND_LINE, now: new Date() }, "account.made_admin", { name: "leaver" });
  await db.delete(users).where(eq(users.id, leaver.id));
  const [made, edited] = (await list()).actions;
  expect(made).toMatchObject({ adminName: "command line", action: "account.made_admin" });
  expect(edited).toMatchObject({ adminName: "leaver", subjectName: "Stew", detail });
  expect(edited).not.toHaveProperty("adminId");
});

test("entries can't be changed or deleted, and a failed action is not logged", async () => {
  const before = await db.$count(adminActions);
  const refused = { cause: expect.objectContaining({ message: "admin_actions is only ever added to" }) };
  await expect(db.delete(adminActions)).rejects.toMatchObject(refused);
  await expect(db.update(adminActions).set({ adminName: "nobody" })).rejects.toMatchObject(refused);
  await expect(db.update(adminActions).set({ adminId: ana.id })).rejects.toMatchObject(refused);
  await expect(db.execute("truncate admin_actions")).rejects.toMatchObject(refused);
  const failing = db.transaction(async (tx) => {
    await recordAction(tx, asUser(mika), "guide.deleted");
    throw new Error("The deletion failed.");
  });
  await expect(failing).rejects.toThrow("The deletion failed.");
  expect(await db.$count(adminActions)).toBe(before);
});

test("nobody else can read it", async () => {
  await expect(listActions(asUser(ana), {})).rejects.toMatchObject({ code: "forbidden" });
});
