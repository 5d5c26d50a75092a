import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { jobRuns, scheduledThemes, themeGenerations, weekThemes } from "@/db/schema";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { ThemeGenerationEvent } from "@/lib/contracts/theme";
import { nextThursday, weeksFrom } from "@/lib/core/week";
import { decideWeekTheme } from "@/lib/editions/decide-week-theme";
import { cancelRun } from "@/lib/jobs/cancel-run";
import { listProgress } from "@/lib/jobs/progress";
import { makeTheme } from "@/lib/testing/database";
import { findActiveGenerationId } from "@/lib/themes/generation/find";
import { generationKey } from "@/lib/themes/generation/generation-key";
import { requestGeneration } from "@/lib/themes/generation/request";
import { streamEvents } from "@/lib/themes/stream-events";
import { sentence, themeFixtures } from "../testing/theme-fixtures";

/** Outside Next there are no cached pages. */
vi.mock("@/lib/web/revalidate", () => ({ revalidateGuide: () => {} }));

const fixtures = await themeFixtures();
const { db, fake, ctxOf, model, close } = fixtures;
const generate = (weeksToGenerate: number) => requestGeneration(ctxOf(), { city: "San Francisco", weeksToGenerate });

/** Every event of a run, the terminal one included, as its reader parses them. */
async function collect(id: string): Promise<ThemeGenerationEvent[]> {
  const frames: unknown[] = [];
  const last = await streamEvents(ctxOf(), generationKey(id), (event, data) => frames.push({ event, data }));
  return [...frames, last].map((frame) => ThemeGenerationEvent.parse(frame));
}
const named = <Frame extends { event: string }>(frames: Frame[], name: string) =>
  frames.filter(({ event }) => event === name);
/** The elapsed time differs for each reader. */
const untimed = (frame: ThemeGenerationEvent) =>
  frame.event === "started" ? { event: frame.event, weeks: frame.data.weeks } : frame;
const published = async (id: string) =>
  (await listProgress(db, generationKey(id))).map(({ data }) => data as { event: string });
const rows = () => db.select().from(scheduledThemes).orderBy(scheduledThemes.targetWeek);

describe("a run over many weeks", () => {
  test("makes a theme for each coming Thursday, publishes each once, and skips what is there", async () => {
    const weeks = weeksFrom(nextThursday(new Date()), 8);
    await makeTheme(db, { targetWeek: weeks[2], theme: "Snails on a Tuesday" });
    await db.insert(weekThemes).values({ week: weeks[5] ?? "", theme: "Anything at all" });
    const frames = await collect(await generate(8));
    expect(frames[0]).toEqual({ event: "started", data: { weeks: 8, elapsedSeconds: expect.any(Number) } });
    expect(frames.at(-1)).toEqual({ event: "complete", data: { savedCount: 6, skippedCount: 2 } });
    expect(named(frames, "skipped").map(({ data }) => data)).toEqual([
      { targetWeek: weeks[2] },
      { targetWeek: weeks[5] },
    ]);
    expect((await rows()).map(({ targetWeek }) => targetWeek)).toEqual(weeks.filter((_, i) => i !== 5));
    const saved = frames.flatMap((frame) => (frame.event === "saved" ? [frame.data.theme] : []));
    expect(saved).toHaveLength(6);
    expect(saved.every(({ status, rationale }) => status === "PENDING" && rationale !== "")).toBe(true);
    expect(await findActiveGenerationId(ctxOf())).toBeNull();
    await db.delete(weekThemes);
  });

  test("is one: a second request joins it, and gets the past events first", async () => {
    const open = close();
    const id = await generate(3);
    expect(await generate(52)).toBe(id);
    expect(await findActiveGenerationId(ctxOf())).toBe(id);
    const leaving = new AbortController();
    const left = streamEvents(ctxOf(leaving.signal), generationKey(id), () => leaving.abort());
    await left;
    open();
    const [first, second] = await Promise.all([collect(id), collect(id)]);
    expect(second.map(untimed)).toEqual(first.map(untimed));
    expect((await collect(id)).map(untimed)).toEqual(first.map(untimed));
    expect(named(first, "complete")).toHaveLength(1);
    expect(await rows()).toHaveLength(3);
    expect(await db.$count(themeGenerations, isNull(themeGenerations.endedAt))).toBe(0);
  });

  test("leaves alone a week that the weekly send settles while it runs", async () => {
    const open = close();
    const [week = ""] = weeksFrom(nextThursday(new Date()), 1);
    const id = await generate(2);
    await vi.waitFor(async () => expect(named(await published(id), "log")).toHaveLength(1), { timeout: 15_000 });
    await decideWeekTheme(db, week);
    open();
    expect((await collect(id)).at(-1)).toEqual({ event: "complete", data: { savedCount: 1, skippedCount: 1 } });
    await db.delete(weekThemes);
  });

  test("that an admin cancels reports it, and makes room for another", async () => {
    const open = close();
    const id = await generate(2);
    await vi.waitFor(async () => expect(named(await published(id), "log")).toHaveLength(1), { timeout: 15_000 });
    const [run] = await db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.status, "running")));
    await cancelRun(ctxOf(), run?.id ?? "");
    expect((await collect(id)).at(-1)).toEqual({ event: "error", data: { message: "An editor stopped this." } });
    open();
    const next = await generate(2);
    expect(next).not.toBe(id);
    expect((await collect(next)).at(-1)).toMatchObject({ event: "complete" });
    expect(await rows()).toHaveLength(2);
  });

  test("with a model works in parallel, and no two weeks are alike", async () => {
    fixtures.curating.curator = model();
    const frames = await collect(await generate(16));
    expect(frames.at(-1)).toEqual({ event: "complete", data: { savedCount: 16, skippedCount: 0 } });
    expect(fake.calls.every(({ name }) => name === "imagine_themes")).toBe(true);
    expect(new Set((await rows()).map((row) => row.theme)).size).toBe(16);
    expect((await rows()).some(({ rationale }) => rationale.startsWith("It is the week for it"))).toBe(true);
  });

  test.each(["server-error", "malformed", "by-schema", "refusal"] as const)(
    "whose model has the fault %s falls back to the embedded curator",
    async (fault) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      fixtures.curating.curator = model();
      fake.behave = () => ({ fault });
      const frames = await collect(await generate(4));
      expect(frames.at(-1)).toEqual({ event: "complete", data: { savedCount: 4, skippedCount: 0 } });
      expect(await rows()).toHaveLength(4);
    },
  );

  test("whose step fails every time ends with one sentence, and what was saved stays", async () => {
    for (const level of ["error", "warn", "log"] as const) vi.spyOn(console, level).mockImplementation(() => {});
    fixtures.curating.curator = {
      ...houseCurator(),
      suggestThemes: async () => {
        throw new Error("a fault of ours");
      },
    };
    const frames = await collect(await generate(2));
    expect(frames.at(-1)).toEqual({ event: "error", data: { message: sentence } });
    expect(await findActiveGenerationId(ctxOf())).toBeNull();
  });
});
