import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { editionDrafts, scheduledThemes } from "@/db/schema";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { SessionUser } from "@/lib/core/session-user";
import { previewWeeklySend } from "@/lib/editions/preview-weekly-send";
import type { Providers } from "@/lib/ports/context";
import { makeAdmin, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { writePreview } from "./write-preview";
import { writeWeekGuide } from "./write-week-guide";

const { db } = await testDb();
await seedCatalogue(db);
const providers = { curator: houseCurator(), places: cataloguePlaces(db) } as Providers;
const MONDAY = new Date("2026-11-30T15:00:00Z");
const WEEK = "2026-12-03";
const as = (user: { id: string; username: string; isAdmin: boolean }) => {
  const ctx = makeCtx(db, { user, now: MONDAY, providers });
  return { ...ctx, user: ctx.user as SessionUser };
};
const editor = as(await makeAdmin(db));
const rows = async () => (await previewWeeklySend(editor)).cities;

test("San Francisco's guide of an approved theme is the theme's preview; without one it is a draft", async () => {
  const input = { city: "San Francisco", week: WEEK } as const;
  await writeWeekGuide(editor, input);
  const [draft] = await db.select().from(editionDrafts);
  expect(await rows()).toMatchObject([{ guide: { id: draft?.guideId }, isWritable: false }]);

  const approved = { city: input.city, targetWeek: WEEK, theme: "Noodle soup", status: "APPROVED" } as const;
  await db.insert(scheduledThemes).values({ ...approved, rationale: "It rains." });
  expect(await rows()).toMatchObject([{ guide: null, isWritable: true }]);
  const theme = async () => {
    const [row] = await db.select().from(scheduledThemes).where(eq(scheduledThemes.targetWeek, WEEK));
    if (!row) throw new Error("The theme is gone.");
    return row;
  };
  const writing = writeWeekGuide(editor, input);
  await expect.poll(async () => (await theme()).workKind, { timeout: 20_000 }).toBe("previewing");
  const { id, workId } = await theme();
  await writePreview(editor, { themeId: id, workId: workId ?? "" });
  await writing;
  expect(await rows()).toMatchObject([{ guide: { id: (await theme()).guideId }, isWritable: false }]);
  await writeWeekGuide(editor, input);
  expect((await theme()).workKind).toBeNull();
});

test("nobody else has it written", async () => {
  const input = { city: "Oakland", week: WEEK } as const;
  await expect(writeWeekGuide(as(await makeUser(db)), input)).rejects.toMatchObject({ code: "forbidden" });
});
