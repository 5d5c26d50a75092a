import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { guides, jobRuns } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { nextThursday, weeksFrom } from "@/lib/core/week";
import { decideWeekTheme } from "@/lib/editions/decide-week-theme";
import { openEdition } from "@/lib/editions/open-edition";
import { prepareEdition } from "@/lib/editions/prepare-edition";
import { removeGuide } from "@/lib/guides/remove";
import { makeTheme } from "@/lib/testing/database";
import { listThemes } from "@/lib/themes/list";
import { requestPreview } from "@/lib/themes/preview/request-preview";
import { waitForPreview } from "@/lib/themes/preview/wait-for-preview";
import { skipTheme } from "@/lib/themes/skip";
import { updateTheme } from "@/lib/themes/update";
import { sentence, themeFixtures } from "../testing/theme-fixtures";

/** Outside Next there are no cached pages. */
vi.mock("@/lib/web/revalidate", () => ({ revalidateGuide: () => {} }));

const fixtures = await themeFixtures();
const { db, fake, providers, ctxOf, model, close, held, theme, previews } = fixtures;

describe("a preview", () => {
  test("is an email guide for administrators alone, attached once however many wait for it", async () => {
    const { id } = await makeTheme(db, { theme: "Ramen on a rainy night", targetWeek: "2027-06-17" });
    const works = await Promise.all([requestPreview(ctxOf(), id), requestPreview(ctxOf(), id)]);
    const [one, two] = await Promise.all(works.map((work) => waitForPreview(ctxOf(), work)));
    expect(two).toEqual(one);
    const [guide, ...others] = await previews();
    expect(others).toEqual([]);
    expect(guide).toMatchObject({ id: one?.guideId, isEmailGuide: true, prompt: "Ramen on a rainy night" });
    expect(JSON.stringify(guide?.introduction)).not.toMatch(/November|December|January/);
    const again = await waitForPreview(ctxOf(), await requestPreview(ctxOf(), id));
    expect(again.guideId).not.toBe(one?.guideId);
    expect((await previews()).map((each) => each.id)).toEqual([again.guideId]);
    await removeGuide(ctxOf(), again.guideId ?? "");
    expect((await theme(id))?.guideId).toBeNull();
  });

  test("goes on when its requester disconnects", async () => {
    const open = close();
    const { id } = await makeTheme(db, { theme: "Dumplings to share with friends" });
    const workId = await requestPreview(ctxOf(), id);
    const leaving = new AbortController();
    const waiting = waitForPreview(ctxOf(leaving.signal), workId);
    leaving.abort();
    await expect(waiting).rejects.toMatchObject({ code: "cancelled" });
    open();
    expect((await waitForPreview(ctxOf(), workId)).guideId).toBeTruthy();
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["skipped", (id) => skipTheme(ctxOf(), id)],
    ["edited", (id) => updateTheme(ctxOf(), id, { theme: "Tacos for a warm evening" })],
    ["settled", async (id) => decideWeekTheme(db, (await theme(id))?.targetWeek ?? "")],
  ])("of a theme that is %s meanwhile leaves no guide behind", async (_, change) => {
    const before = (await previews()).length;
    const open = close();
    const { id } = await makeTheme(db, { theme: "Dumplings to share with friends", status: "APPROVED" });
    const workId = await requestPreview(ctxOf(), id);
    await vi.waitFor(() => expect(held()).toBe(1), { timeout: 15_000 });
    await change(id);
    open();
    await expect(waitForPreview(ctxOf(), workId)).rejects.toMatchObject({ code: "conflict", userMessage: sentence });
    await vi.waitFor(async () => expect(await db.$count(jobRuns, eq(jobRuns.status, "running"))).toBe(0), {
      timeout: 15_000,
    });
    expect(await previews()).toHaveLength(before);
    expect((await theme(id))?.workKind ?? null).toBeNull();
  });

  test("that nothing fits, or whose model is down, is reported, and the theme stays as it was", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const preview = async (id: string) => waitForPreview(ctxOf(), await requestPreview(ctxOf(), id));
    const nonsense = await makeTheme(db, { theme: "What is the capital of France?" });
    await expect(preview(nonsense.id)).rejects.toMatchObject({ code: "unprocessable" });
    expect(await theme(nonsense.id)).toEqual(nonsense);
    const { id } = await makeTheme(db, { theme: "Ramen on a rainy night" });
    const { guideId } = await preview(id);
    fixtures.curating.curator = model();
    fake.behave = () => ({ fault: "server-error" });
    await expect(preview(id)).rejects.toMatchObject({ code: "unavailable" });
    expect((await theme(id))?.guideId).toBe(guideId);
    expect(await db.$count(guides, eq(guides.id, guideId ?? ""))).toBe(1);
    await expect(preview(id)).rejects.toBeInstanceOf(AppError);
  });

  test("is published on its Thursday, and the theme is used", async () => {
    const now = new Date();
    const [week = ""] = weeksFrom(nextThursday(now), 1);
    const { id } = await makeTheme(db, { theme: "Ramen on a rainy night", targetWeek: week });
    const { guideId } = await waitForPreview(ctxOf(), await requestPreview(ctxOf(), id));
    await updateTheme(ctxOf(), id, { status: "APPROVED" });
    const thursday = { ...ctxOf(), now: new Date(`${week}T17:00:00Z`), providers: providers as never };
    const edition = await prepareEdition(thursday, await openEdition(thursday, { city: "San Francisco", week }));
    expect(edition.guideId).toBe(guideId);
    const [guide] = await db
      .select()
      .from(guides)
      .where(eq(guides.id, guideId ?? ""));
    expect(guide).toMatchObject({ isAdminOnly: false, isEmailGuide: true });
    expect(await theme(id)).toMatchObject({ status: "USED", guideId });
    await expect(updateTheme(ctxOf(), id, { theme: "Too late" })).rejects.toMatchObject({ code: "conflict" });
    expect(await listThemes(ctxOf(), { limit: 5, status: "USED" })).toHaveLength(1);
  });
});
