import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { guides } from "@/db/schema";
import { weeksFrom } from "@/lib/core/week";
import { decideWeekTheme } from "@/lib/editions/decide-week-theme";
import { makeTheme } from "@/lib/testing/database";
import { requestPreview } from "@/lib/themes/preview/request-preview";
import { waitForPreview } from "@/lib/themes/preview/wait-for-preview";
import { requestReimagining } from "@/lib/themes/reimagining/request-reimagining";
import { sentence, themeFixtures } from "../testing/theme-fixtures";

/** Outside Next there are no cached pages. */
vi.mock("@/lib/web/revalidate", () => ({ revalidateGuide: () => {} }));

const fixtures = await themeFixtures();
const { db, fake, ctxOf, model, close, theme, hearWork } = fixtures;

describe("re-imagining", () => {
  test("gives another theme, pending and without its preview, that never comes back", async () => {
    const [week = ""] = weeksFrom("2026-12-17", 1);
    const made = await makeTheme(db, { targetWeek: week, status: "APPROVED", theme: "Snails on a Tuesday" });
    await requestPreview(ctxOf(), made.id).catch(() => {});
    const seen = new Set([made.theme]);
    for (let round = 0; round < 4; round++) {
      await vi.waitFor(async () => expect((await theme(made.id))?.workKind).toBeNull(), { timeout: 15_000 });
      const workId = await requestReimagining(ctxOf(), made.id);
      expect(await requestReimagining(ctxOf(), made.id)).toBe(workId);
      const frames = await hearWork(workId);
      expect(frames.map(({ event }) => event)).toEqual(["started", "log", "updated", "complete"]);
      const after = await theme(made.id);
      expect(after).toMatchObject({ status: "PENDING", guideId: null, workKind: null });
      expect(seen).not.toContain(after?.theme);
      seen.add(after?.theme ?? "");
    }
  });

  test("removes the preview", async () => {
    const { id } = await makeTheme(db, { theme: "Ramen on a rainy night" });
    const { guideId } = await waitForPreview(ctxOf(), await requestPreview(ctxOf(), id));
    await hearWork(await requestReimagining(ctxOf(), id));
    expect((await theme(id))?.guideId).toBeNull();
    expect(await db.$count(guides, eq(guides.id, guideId ?? ""))).toBe(0);
  });

  test("with a model that is down leaves the theme as it was, and says so", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    fixtures.curating.curator = model();
    fake.behave = () => ({ fault: "server-error" });
    const before = await makeTheme(db, { status: "APPROVED" });
    const frames = await hearWork(await requestReimagining(ctxOf(), before.id));
    expect(frames.at(-1)).toEqual({ event: "error", data: { message: sentence } });
    expect(await theme(before.id)).toEqual(before);
  });

  test("of a theme that is used meanwhile comes to nothing", async () => {
    const open = close();
    const before = await makeTheme(db, { status: "APPROVED" });
    const workId = await requestReimagining(ctxOf(), before.id);
    await decideWeekTheme(db, before.targetWeek);
    open();
    expect((await hearWork(workId)).at(-1)).toEqual({ event: "error", data: { message: sentence } });
    expect(await theme(before.id)).toEqual(before);
  });
});
