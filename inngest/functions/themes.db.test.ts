import { and, eq, isNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { builtInCatalogue } from "@/db/catalogue/built-in";
import { importCatalogue } from "@/db/catalogue/import";
import { guides, jobRuns, scheduledThemes, themeGenerations, weekThemes } from "@/db/schema";
import { makeTheme, testDb } from "@/db/testing";
import { startStandIn } from "@/e2e/stand-ins/openai";
import { openEdition } from "@/lib/editions/open-edition";
import { prepareEdition } from "@/lib/editions/prepare-edition";
import { settleTheme } from "@/lib/editions/settle-theme";
import { nextThursday, weeksFrom } from "@/lib/editions/week";
import { AppError } from "@/lib/errors";
import { removeGuide } from "@/lib/guides/remove";
import { cancelRun } from "@/lib/jobs/cancel-run";
import { listNotes } from "@/lib/jobs/progress";
import type { Curator } from "@/lib/providers/curator";
import { houseCurator } from "@/lib/providers/curator/house";
import { curatorOver } from "@/lib/providers/curator/model";
import { compatibleModel } from "@/lib/providers/curator/model/language-model";
import { cataloguePlaces } from "@/lib/providers/places/catalogue";
import { changeTheme } from "@/lib/themes/change";
import { ReimagineEvent, ThemeGenerationEvent } from "@/lib/themes/contract";
import { follow } from "@/lib/themes/follow";
import { findGeneration } from "@/lib/themes/generation/find";
import { generationKey } from "@/lib/themes/generation/generation-key";
import { requestGeneration } from "@/lib/themes/generation/request";
import { listThemes } from "@/lib/themes/list";
import { requestPreview } from "@/lib/themes/preview/request";
import { waitForPreview } from "@/lib/themes/preview/wait-for";
import { requestReimagining } from "@/lib/themes/reimagining/request";
import { skipTheme } from "@/lib/themes/skip";
import { asAdmin } from "@/lib/themes/testing/as-admin";
import { workKey } from "@/lib/themes/theme-work";
import { startWork } from "../testing/server";

/** Outside Next there are no kept pages. */
vi.mock("@/lib/http/public-cache", () => ({ refreshPublicPages: () => {} }));

const { db } = await testDb();
const admin = await asAdmin(db);
const standIn = await startStandIn();
afterAll(() => standIn.close());

/** Whoever curates in this test; a gate in front of it holds it until the test has done its part. */
let curator: Curator = houseCurator();
let gate: Promise<void> = Promise.resolve();
let held = 0;
const gated = new Proxy({} as Curator, {
  get(_, name: keyof Curator) {
    const part = curator[name];
    if (typeof part !== "function") return part;
    return async (...args: unknown[]) => {
      held += 1;
      await gate;
      held -= 1;
      return (part as (...all: unknown[]) => unknown)(...args);
    };
  },
});
function close(): () => void {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

const letterhead = { appUrl: "https://guides.example", supportEmail: "a@guides.example", postalAddress: "1 Pier" };
const providers = { curator: gated, places: cataloguePlaces(db), letterhead };
const runner = startWork(db, providers);
afterAll(() => runner.stop());
beforeAll(async () => {
  await importCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === "San Francisco"),
  );
});
beforeEach(async () => {
  curator = houseCurator();
  gate = Promise.resolve();
  await db.delete(scheduledThemes);
});
afterEach(() => {
  standIn.behave = () => ({});
  standIn.calls.length = 0;
  vi.restoreAllMocks();
});

const model = () =>
  curatorOver(compatibleModel("a-key", standIn.url, "stand-in"), {
    ...{ callMs: 5_000, retries: 0, backoffMs: 1, longestWaitMs: 10 },
  });
const ctxOf = (signal = new AbortController().signal) => ({ ...admin, now: new Date(), signal });
const generate = (weeksToGenerate: number) => requestGeneration(ctxOf(), { city: "San Francisco", weeksToGenerate });

/** Everything that a run tells, its last word included, as its reader parses it. */
async function hear(id: string): Promise<ThemeGenerationEvent[]> {
  const frames: unknown[] = [];
  const last = await follow(ctxOf(), generationKey(id), (event, data) => frames.push({ event, data }));
  return [...frames, last].map((frame) => ThemeGenerationEvent.parse(frame));
}
async function hearWork(workId: string): Promise<ReimagineEvent[]> {
  const frames: unknown[] = [];
  const last = await follow(ctxOf(), workKey(workId), (event, data) => frames.push({ event, data }));
  return [...frames, last].map((frame) => ReimagineEvent.parse(frame));
}
const named = <Frame extends { event: string }>(frames: Frame[], name: string) =>
  frames.filter(({ event }) => event === name);
const told = async (id: string) =>
  (await listNotes(db, generationKey(id))).map(({ data }) => data as { event: string });
const rows = () => db.select().from(scheduledThemes).orderBy(scheduledThemes.targetWeek);
const theme = async (id: string) => (await db.select().from(scheduledThemes).where(eq(scheduledThemes.id, id)))[0];
const previews = () => db.select().from(guides).where(eq(guides.isAdminOnly, true));
const sentence = expect.stringMatching(/^[A-Z].{20,}\.$/);

describe("a run over many weeks", () => {
  test("makes a theme for each coming Thursday, tells of each once, and skips what is there", async () => {
    const weeks = weeksFrom(nextThursday(new Date()), 8);
    await makeTheme(db, { targetWeek: weeks[2], theme: "Snails on a Tuesday" });
    await db.insert(weekThemes).values({ week: weeks[5] ?? "", theme: "Anything at all" });
    const frames = await hear(await generate(8));
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
    expect(await findGeneration(ctxOf())).toBeNull();
    await db.delete(weekThemes);
  });

  test("is one: whoever asks again joins it, and is told first what has happened", async () => {
    const open = close();
    const id = await generate(3);
    expect(await generate(52)).toBe(id);
    expect(await findGeneration(ctxOf())).toBe(id);
    const leaving = new AbortController();
    const left = follow(ctxOf(leaving.signal), generationKey(id), () => leaving.abort());
    await left;
    open();
    const [first, second] = await Promise.all([hear(id), hear(id)]);
    expect(second).toEqual(first);
    expect(await hear(id)).toEqual(first);
    expect(named(first, "complete")).toHaveLength(1);
    expect(await rows()).toHaveLength(3);
    expect(await db.$count(themeGenerations, isNull(themeGenerations.endedAt))).toBe(0);
  });

  test("leaves alone a week that the weekly send settles while it runs", async () => {
    const open = close();
    const [week = ""] = weeksFrom(nextThursday(new Date()), 1);
    const id = await generate(2);
    await vi.waitFor(async () => expect(named(await told(id), "log")).toHaveLength(1));
    await settleTheme(db, week);
    open();
    expect((await hear(id)).at(-1)).toEqual({ event: "complete", data: { savedCount: 1, skippedCount: 1 } });
    await db.delete(weekThemes);
  });

  test("that is stopped at the desk tells so, and makes room for another", async () => {
    const open = close();
    const id = await generate(2);
    await vi.waitFor(async () => expect(named(await told(id), "log")).toHaveLength(1));
    const [run] = await db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.status, "running")));
    await cancelRun(ctxOf(), run?.id ?? "");
    expect((await hear(id)).at(-1)).toEqual({ event: "error", data: { message: "This was stopped at the desk." } });
    open();
    const next = await generate(2);
    expect(next).not.toBe(id);
    expect((await hear(next)).at(-1)).toMatchObject({ event: "complete" });
    expect(await rows()).toHaveLength(2);
  });

  test("with a model asks side by side, and no two weeks are alike", async () => {
    curator = model();
    const frames = await hear(await generate(16));
    expect(frames.at(-1)).toEqual({ event: "complete", data: { savedCount: 16, skippedCount: 0 } });
    expect(standIn.calls.every(({ name }) => name === "imagine_themes")).toBe(true);
    expect(new Set((await rows()).map((row) => row.theme)).size).toBe(16);
    expect((await rows()).some(({ rationale }) => rationale.startsWith("It is the week for it"))).toBe(true);
  });

  test.each(["server-error", "malformed", "by-schema", "refusal"] as const)(
    "whose model has the fault %s is helped out by the house",
    async (fault) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      curator = model();
      standIn.behave = () => ({ fault });
      const frames = await hear(await generate(4));
      expect(frames.at(-1)).toEqual({ event: "complete", data: { savedCount: 4, skippedCount: 0 } });
      expect(await rows()).toHaveLength(4);
    },
  );

  test("of which a step breaks every time ends with one sentence, and what was saved stays", async () => {
    for (const level of ["error", "warn", "log"] as const) vi.spyOn(console, level).mockImplementation(() => {});
    curator = {
      ...houseCurator(),
      imagineThemes: async () => {
        throw new Error("a fault of ours");
      },
    };
    const frames = await hear(await generate(2));
    expect(frames.at(-1)).toEqual({ event: "error", data: { message: sentence } });
    expect(await findGeneration(ctxOf())).toBeNull();
  });
});

describe("re-imagining", () => {
  test("gives another theme, pending and without its preview, that never comes back", async () => {
    const [week = ""] = weeksFrom("2026-12-17", 1);
    const made = await makeTheme(db, { targetWeek: week, status: "APPROVED", theme: "Snails on a Tuesday" });
    await requestPreview(ctxOf(), made.id).catch(() => {});
    const seen = new Set([made.theme]);
    for (let round = 0; round < 4; round++) {
      await vi.waitFor(async () => expect((await theme(made.id))?.workKind).toBeNull());
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

  test("lets go of the preview", async () => {
    const { id } = await makeTheme(db, { theme: "Ramen on a rainy night" });
    const { guideId } = await waitForPreview(ctxOf(), await requestPreview(ctxOf(), id));
    await hearWork(await requestReimagining(ctxOf(), id));
    expect((await theme(id))?.guideId).toBeNull();
    expect(await db.$count(guides, eq(guides.id, guideId ?? ""))).toBe(0);
  });

  test("with a model that is down leaves the theme as it was, and says so", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    curator = model();
    standIn.behave = () => ({ fault: "server-error" });
    const before = await makeTheme(db, { status: "APPROVED" });
    const frames = await hearWork(await requestReimagining(ctxOf(), before.id));
    expect(frames.at(-1)).toEqual({ event: "error", data: { message: sentence } });
    expect(await theme(before.id)).toEqual(before);
  });

  test("of a theme that is used meanwhile comes to nothing", async () => {
    const open = close();
    const before = await makeTheme(db, { status: "APPROVED" });
    const workId = await requestReimagining(ctxOf(), before.id);
    await settleTheme(db, before.targetWeek);
    open();
    expect((await hearWork(workId)).at(-1)).toEqual({ event: "error", data: { message: sentence } });
    expect(await theme(before.id)).toEqual(before);
  });
});

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

  test("goes on without whoever asked for it", async () => {
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
    ["edited", (id) => changeTheme(ctxOf(), id, { theme: "Tacos for a warm evening" })],
    ["settled", async (id) => settleTheme(db, (await theme(id))?.targetWeek ?? "")],
  ])("of a theme that is %s meanwhile leaves no guide behind", async (_, change) => {
    const before = (await previews()).length;
    const open = close();
    const { id } = await makeTheme(db, { theme: "Dumplings to share with friends", status: "APPROVED" });
    const workId = await requestPreview(ctxOf(), id);
    await vi.waitFor(() => expect(held).toBe(1));
    await change(id);
    open();
    await expect(waitForPreview(ctxOf(), workId)).rejects.toMatchObject({ code: "conflict", userMessage: sentence });
    await vi.waitFor(async () => expect(await db.$count(jobRuns, eq(jobRuns.status, "running"))).toBe(0));
    expect(await previews()).toHaveLength(before);
    expect((await theme(id))?.workKind ?? null).toBeNull();
  });

  test("that nothing fits, or whose model is down, is told, and the theme keeps what it had", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const asked = async (id: string) => waitForPreview(ctxOf(), await requestPreview(ctxOf(), id));
    const nonsense = await makeTheme(db, { theme: "What is the capital of France?" });
    await expect(asked(nonsense.id)).rejects.toMatchObject({ code: "unprocessable" });
    expect(await theme(nonsense.id)).toEqual(nonsense);
    const { id } = await makeTheme(db, { theme: "Ramen on a rainy night" });
    const { guideId } = await asked(id);
    curator = model();
    standIn.behave = () => ({ fault: "server-error" });
    await expect(asked(id)).rejects.toMatchObject({ code: "unavailable" });
    expect((await theme(id))?.guideId).toBe(guideId);
    expect(await db.$count(guides, eq(guides.id, guideId ?? ""))).toBe(1);
    await expect(asked(id)).rejects.toBeInstanceOf(AppError);
  });

  test("is published on its Thursday, and the theme is used", async () => {
    const now = new Date();
    const [week = ""] = weeksFrom(nextThursday(now), 1);
    const { id } = await makeTheme(db, { theme: "Ramen on a rainy night", targetWeek: week });
    const { guideId } = await waitForPreview(ctxOf(), await requestPreview(ctxOf(), id));
    await changeTheme(ctxOf(), id, { status: "APPROVED" });
    const thursday = { ...ctxOf(), now: new Date(`${week}T17:00:00Z`), providers: providers as never };
    const edition = await prepareEdition(thursday, await openEdition(thursday, { city: "San Francisco", week }));
    expect(edition.guideId).toBe(guideId);
    const [guide] = await db
      .select()
      .from(guides)
      .where(eq(guides.id, guideId ?? ""));
    expect(guide).toMatchObject({ isAdminOnly: false, isEmailGuide: true });
    expect(await theme(id)).toMatchObject({ status: "USED", guideId });
    await expect(changeTheme(ctxOf(), id, { theme: "Too late" })).rejects.toMatchObject({ code: "conflict" });
    expect(await listThemes(ctxOf(), { limit: 5, status: "USED" })).toHaveLength(1);
  });
});
