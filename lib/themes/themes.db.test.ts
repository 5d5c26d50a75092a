import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, discardedThemes, guides, scheduledThemes, weekThemes } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import { decideWeekTheme } from "@/lib/editions/decide-week-theme";
import { removeGuide } from "@/lib/guides/remove";
import { listProgress } from "@/lib/jobs/progress";
import { makeGuide, makeTheme, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { approveThemes } from "./approve-all";
import { findActiveGenerationId } from "./generation/find";
import { requestGeneration } from "./generation/request";
import { listThemes } from "./list";
import { requestPreview } from "./preview/request-preview";
import { requestReimagining } from "./reimagining/request-reimagining";
import { skipTheme } from "./skip";
import { adminCtx } from "./testing/admin-ctx";
import { workKey } from "./theme-work";
import { updateTheme } from "./update";

const { db } = await testDb();
const admin = await adminCtx(db);
const hasId = (id: string) => eq(scheduledThemes.id, id);
const read = async (id: string) => (await db.select().from(scheduledThemes).where(hasId(id)))[0];
const actions = async (id: string) =>
  (await db.select().from(adminActions).where(eq(adminActions.subjectId, id)).orderBy(desc(adminActions.id))).map(
    ({ action }) => action,
  );
const conflict = { code: "conflict" };
const words = { theme: "Soup against the fog", rationale: "It came early." };

/** What happened to each of several things done at once: "done", or the code of the error. */
const atOnce = async (...works: Promise<unknown>[]) =>
  (await Promise.allSettled(works)).map((each) => (each.status === "fulfilled" ? "done" : each.reason.code));

test("only an administrator may do any of it, and nothing is looked up for others", async () => {
  const ctx = makeCtx(db, { user: await makeUser(db) });
  const member = { ...ctx, user: ctx.user as SessionUser };
  const id = crypto.randomUUID();
  const generate = { city: "San Francisco" as const, weeksToGenerate: 1 };
  for (const attempt of [
    () => listThemes(member, { limit: 5 }),
    () => updateTheme(member, id, words),
    () => skipTheme(member, id),
    () => approveThemes(member, { ids: [id] }),
    () => requestReimagining(member, id),
    () => requestPreview(member, id),
    () => requestGeneration(member, generate),
    () => findActiveGenerationId(member),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
  }
});

test("an unknown theme is unknown to every verb", async () => {
  const id = crypto.randomUUID();
  for (const attempt of [
    () => updateTheme(admin, id, words),
    () => skipTheme(admin, id),
    () => requestReimagining(admin, id),
    () => requestPreview(admin, id),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
  }
});

test("editing stores words as typed and leaves the status; approving is logged once", async () => {
  const { id } = await makeTheme(db, { status: "APPROVED" });
  const typed = { theme: "  Soup,\nand <b>more</b> \u0000", rationale: "" };
  const edited = await updateTheme(admin, id, typed);
  expect(edited).toMatchObject({ theme: "  Soup,\nand <b>more</b> ", rationale: "", status: "APPROVED" });
  await updateTheme(admin, id, { status: "APPROVED" });
  expect(await actions(id)).toEqual(["theme.edited"]);
  const { id: other } = await makeTheme(db);
  await updateTheme(admin, other, { status: "APPROVED" });
  await updateTheme(admin, other, { status: "APPROVED" });
  expect(await actions(other)).toEqual(["theme.approved"]);
});

test("skipping deletes a theme with its preview, and remembers the idea", async () => {
  const guide = await makeGuide(db, { isEmailGuide: true, isAdminOnly: true });
  const { id, theme } = await makeTheme(db, { guideId: guide.id, theme: "Snails on a Tuesday" });
  expect(await skipTheme(admin, id)).toEqual({ guideId: guide.id });
  expect(await read(id)).toBeUndefined();
  expect(await db.$count(guides, eq(guides.id, guide.id))).toBe(0);
  expect(await db.$count(discardedThemes, eq(discardedThemes.theme, theme))).toBe(1);
  expect(await actions(id)).toEqual(["theme.skipped"]);
  await expect(updateTheme(admin, id, words)).rejects.toMatchObject({ code: "not_found" });
});

test("a guide that is deleted leaves its theme without one", async () => {
  const guide = await makeGuide(db, { isEmailGuide: true, isAdminOnly: true });
  const { id } = await makeTheme(db, { guideId: guide.id });
  await removeGuide(admin, guide.id);
  expect(await read(id)).toMatchObject({ guideId: null, status: "PENDING" });
});

test("a used theme changes no more, and neither does one whose guide is on the way", async () => {
  const used = await makeTheme(db, { status: "USED" });
  const held = await makeTheme(db, { status: "APPROVED" });
  await decideWeekTheme(db, held.targetWeek);
  for (const { id } of [used, held]) {
    await expect(updateTheme(admin, id, words)).rejects.toMatchObject(conflict);
    await expect(updateTheme(admin, id, { status: "APPROVED" })).rejects.toMatchObject(conflict);
    await expect(skipTheme(admin, id)).rejects.toMatchObject(conflict);
    await expect(requestReimagining(admin, id)).rejects.toMatchObject(conflict);
    await expect(requestPreview(admin, id)).rejects.toMatchObject(conflict);
    expect(await actions(id)).toEqual([]);
  }
});

test("a theme whose week was settled by the season can only be skipped", async () => {
  const { id, targetWeek } = await makeTheme(db);
  await decideWeekTheme(db, targetWeek);
  await expect(updateTheme(admin, id, { status: "APPROVED" })).rejects.toMatchObject(conflict);
  await expect(requestPreview(admin, id)).rejects.toMatchObject(conflict);
  await skipTheme(admin, id);
  expect(await read(id)).toBeUndefined();
});

test("editing and the weekly send at once: what is sent is what the editor saw last", async () => {
  for (let round = 0; round < 6; round++) {
    const { id, targetWeek } = await makeTheme(db, { status: "APPROVED" });
    const [edit] = await atOnce(updateTheme(admin, id, words), decideWeekTheme(db, targetWeek));
    const [settled] = await db.select().from(weekThemes).where(eq(weekThemes.week, targetWeek));
    expect(settled?.scheduledThemeId).toBe(id);
    expect(settled?.theme).toBe((await read(id))?.theme);
    expect(edit).toBe(settled?.theme === words.theme ? "done" : "conflict");
  }
});

test("skipping and the weekly send at once: one of them wins", async () => {
  for (let round = 0; round < 6; round++) {
    const { id, targetWeek } = await makeTheme(db, { status: "APPROVED" });
    const [skip] = await atOnce(skipTheme(admin, id), decideWeekTheme(db, targetWeek));
    const [settled] = await db.select().from(weekThemes).where(eq(weekThemes.week, targetWeek));
    expect(skip).toBe(settled?.scheduledThemeId === id ? "conflict" : "done");
    expect(await db.$count(scheduledThemes, hasId(id))).toBe(skip === "done" ? 0 : 1);
  }
});

test("while a theme is re-imagined nobody else can change it, and a second request joins", async () => {
  const { id } = await makeTheme(db);
  const workId = await requestReimagining(admin, id);
  expect(await requestReimagining(admin, id)).toBe(workId);
  expect((await listThemes(admin, { limit: 100 })).find((each) => each.id === id)?.underWay).toBe("reimagining");
  await expect(updateTheme(admin, id, { status: "APPROVED" })).rejects.toMatchObject(conflict);
  await expect(updateTheme(admin, id, words)).rejects.toMatchObject(conflict);
  await expect(skipTheme(admin, id)).rejects.toMatchObject(conflict);
  await expect(requestPreview(admin, id)).rejects.toMatchObject(conflict);
  expect(await actions(id)).toEqual(["theme.reimagining_requested"]);
  const later = { ...admin, now: new Date(admin.now.getTime() + 2 * 60 * 60 * 1000) };
  await updateTheme(later, id, { status: "APPROVED" });
});

test("approving and re-imagining at once: one wins, the other gets a conflict", async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await makeTheme(db);
    const [approval, reimagining] = await atOnce(
      updateTheme(admin, id, { status: "APPROVED" }),
      requestReimagining(admin, id),
    );
    expect(reimagining).toBe("done");
    expect(approval).toBe((await read(id))?.status === "APPROVED" ? "done" : "conflict");
  }
});

test("editing and skipping at once: both succeed, or the edit is not found", async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await makeTheme(db);
    const [edit, skip] = await atOnce(updateTheme(admin, id, words), skipTheme(admin, id));
    expect(skip).toBe("done");
    expect(["done", "not_found"]).toContain(edit);
    expect(await read(id)).toBeUndefined();
  }
});

test("concurrent requests for the same work join it; different work conflicts", async () => {
  const { id } = await makeTheme(db);
  const [one, two] = await Promise.all([requestPreview(admin, id), requestPreview(admin, id)]);
  expect(one).toBe(two);
  expect(await actions(id)).toEqual(["theme.preview_requested"]);
  await expect(requestReimagining(admin, id)).rejects.toMatchObject(conflict);
  const { id: other } = await makeTheme(db);
  const both = await atOnce(requestReimagining(admin, other), requestPreview(admin, other));
  expect(both.sort()).toEqual(["conflict", "done"]);
});

test("skipping a theme while its preview is written ends the waiting requests", async () => {
  const { id } = await makeTheme(db);
  const workId = await requestPreview(admin, id);
  await updateTheme(admin, id, { status: "APPROVED" });
  await skipTheme(admin, id);
  expect((await listProgress(db, workKey(workId))).map(({ data }) => data)).toMatchObject([
    { event: "error", data: { code: "conflict", message: expect.stringContaining("skipped") } },
  ]);
});

test("a theme without words has no preview", async () => {
  const { id } = await makeTheme(db, { theme: " " });
  await expect(requestPreview(admin, id)).rejects.toMatchObject({ code: "unprocessable" });
});

test("the list is by week, and where it is long the coming weeks go before the past ones", async () => {
  await db.delete(scheduledThemes);
  const now = new Date("2026-11-18T20:00:00Z");
  for (const targetWeek of ["2026-11-05", "2026-11-12", "2026-11-19", "2026-11-26", "2026-12-03"]) {
    await makeTheme(db, { targetWeek, status: targetWeek < "2026-11-15" ? "USED" : "PENDING" });
  }
  await makeTheme(db, { targetWeek: "2026-11-19", city: "Oakland" });
  const at = { ...admin, now };
  const weeks = async (query: Parameters<typeof listThemes>[1]) =>
    (await listThemes(at, query)).map(({ targetWeek }) => targetWeek);
  expect(await weeks({ limit: 100 })).toHaveLength(5);
  expect(await weeks({ limit: 4 })).toEqual(["2026-11-12", "2026-11-19", "2026-11-26", "2026-12-03"]);
  expect(await weeks({ limit: 2 })).toEqual(["2026-11-19", "2026-11-26"]);
  expect(await weeks({ limit: 100, status: "USED" })).toEqual(["2026-11-05", "2026-11-12"]);
});

test("many are approved at once, each with its line in the log, and what can't be stays as it is", async () => {
  const [first, second, approved, used, reimagined, settled] = [
    await makeTheme(db),
    await makeTheme(db),
    await makeTheme(db, { status: "APPROVED" }),
    await makeTheme(db, { status: "USED" }),
    await makeTheme(db, { workKind: "reimagining", workId: crypto.randomUUID(), workAt: admin.now }),
    await makeTheme(db),
  ];
  await db.insert(weekThemes).values({ week: settled.targetWeek, theme: "Settled soup" });
  const all = [second, first, approved, used, reimagined, settled];
  const themes = await approveThemes(admin, { ids: [...all.map(({ id }) => id), crypto.randomUUID()] });
  expect(themes.map(({ id, status }) => [id, status])).toEqual([
    [first.id, "APPROVED"],
    [second.id, "APPROVED"],
  ]);
  const statuses = await Promise.all(all.map(async ({ id }) => (await read(id))?.status));
  expect(statuses).toEqual(["APPROVED", "APPROVED", "APPROVED", "USED", "PENDING", "PENDING"]);
  expect(await Promise.all(all.map(({ id }) => actions(id)))).toEqual([
    ["theme.approved"],
    ["theme.approved"],
    ...[[], [], [], []],
  ]);
  expect(await approveThemes(admin, { ids: [first.id] })).toEqual([]);
});

test("of two that approve the same themes at once, one approves each", async () => {
  const ids = [(await makeTheme(db)).id, (await makeTheme(db)).id];
  const both = await Promise.all([approveThemes(admin, { ids }), approveThemes(admin, { ids: ids.toReversed() })]);
  expect(both.flat()).toHaveLength(2);
  expect(await Promise.all(ids.map(actions))).toEqual([["theme.approved"], ["theme.approved"]]);
});
