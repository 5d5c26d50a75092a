import { desc } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { guideEntries, guideGenerations, guides } from "@/db/schema";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { compatibleModel } from "@/lib/adapters/openai/language-model";
import { curatorFromModel } from "@/lib/adapters/openai/openai-curator";
import type { RetryPolicy } from "@/lib/adapters/openai/with-retries";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { AppError } from "@/lib/core/errors";
import { makeUser, testDb } from "@/lib/testing/database";
import { type FakeOpenAi, type Fault, type RecordedCall, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { makeCtx } from "@/lib/testing/make-ctx";
import { createGuide } from "./create";
import { getPublicGuide } from "./get";
import type { ProgressListeners } from "./live-runner";

const QUICK: RetryPolicy = { timeoutMs: 10_000, retries: 2, backoffMs: 5, waitMaxMs: 100 };
const NOT_FOR_LONG: RetryPolicy = { ...QUICK, timeoutMs: 1000 };
const INPUT = { city: "Oakland", prompt: "cosy Italian dinner for a date, not too loud" } as const;
const BOUND_MS = 12_000;

const { db } = await testDb();
let openAi: FakeOpenAi;

beforeAll(async () => {
  await seedCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === INPUT.city),
  );
  openAi = await startFakeOpenAi();
});
afterAll(() => openAi.close());
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  openAi.behave = () => ({});
  openAi.calls.length = 0;
});

const rows = async () => ({
  guides: await db.$count(guides),
  entries: await db.$count(guideEntries),
  generations: await db.$count(guideGenerations),
});

type Options = { signal?: AbortSignal; listeners?: ProgressListeners; patience?: RetryPolicy };

async function create({ signal = new AbortController().signal, listeners = {}, patience = QUICK }: Options = {}) {
  const user = await makeUser(db);
  const curator = curatorFromModel(compatibleModel("a-key", openAi.url, "stand-in"), houseCurator(), patience);
  const ctx = makeCtx(db, { user, signal, providers: { curator, places: cataloguePlaces(db) } });
  const summary = await createGuide(ctx, INPUT, { listeners });
  return getPublicGuide(ctx, summary.id);
}

/** The outcome of a creation: a guide, or the sentence for the reader; and what is in the database afterwards. */
async function outcome(patience = QUICK) {
  const before = await rows();
  const startedAt = performance.now();
  const result = await create({ patience }).catch((error: unknown) => error);
  const after = await rows();
  expect(performance.now() - startedAt).toBeLessThan(BOUND_MS);
  const saved = after.guides - before.guides;
  expect(after.generations - before.generations).toBe(saved);
  if (result instanceof Error) {
    expect(result).toBeInstanceOf(AppError);
    expect((result as AppError).userMessage).toMatch(/^[A-Z].{20,}[.]$/);
    expect(after).toEqual(before);
    return "error";
  }
  expect(saved).toBe(1);
  expect(after.entries - before.entries).toBeGreaterThanOrEqual(1);
  const [newest] = await db.select().from(guides).orderBy(desc(guides.createdAt)).limit(1);
  expect(newest?.introduction.length).toBeGreaterThan(0);
  return "guide";
}

const on = (name: string, fault: Fault) => (call: RecordedCall) => (call.name === name ? { fault } : {});

test("a model writes a whole guide, every sentence with its evidence and every call counted", async () => {
  const emitted: string[] = [];
  const guide = await create({ listeners: { onProgress: ({ type }) => emitted.push(type) } });
  expect(guide.writtenBy).toBe("model");
  expect(guide.entries.length).toBeGreaterThanOrEqual(3);
  for (const entry of guide.entries) expect(entry.evidence.length).toBeGreaterThan(0);
  expect(guide.introduction.split("\n\n")).toHaveLength(2);
  expect(emitted).toEqual(["idea", "search", ...guide.entries.map(() => "entry"), "title", "introduction", "saving"]);
  const [record] = await db.select().from(guideGenerations);
  const usage = Object.values(record?.usage ?? {});
  expect(usage.reduce((sum, { calls }) => sum + calls, 0)).toBe(openAi.calls.length);
  expect(usage.reduce((sum, { inputTokens }) => sum + inputTokens, 0)).toBeGreaterThan(1000);
});

describe("a fault on every call", () => {
  test.each<[Fault, "guide" | "error"]>([
    ["fenced", "guide"],
    ["unknown-ids", "guide"],
    ["injected", "guide"],
    ["all-lies", "guide"],
    ["by-schema", "guide"],
    ["rate-limited", "error"],
    ["server-error", "error"],
    ["overloaded", "error"],
    ["quota", "error"],
    ["unauthorized", "error"],
    ["stalled", "error"],
    ["stalled-body", "error"],
    ["dropped", "error"],
    ["dropped-body", "error"],
    ["malformed", "error"],
    ["garbage-envelope", "error"],
    ["off-schema", "error"],
    ["empty", "error"],
    ["refusal", "error"],
  ])("%s ends in a whole %s", async (fault, end) => {
    openAi.behave = () => ({ fault, retryAfterSeconds: 0 });
    expect(await outcome(fault.startsWith("stalled") ? NOT_FOR_LONG : QUICK)).toBe(end);
  });
});

const CALLS = ["parse_prompt", "plan_searches", "choose", "write_entry", "write_opening"];

describe.each(CALLS)("a fault on %s alone", (name) => {
  test.each<Fault>(["server-error", "quota", "stalled", "dropped-body", "refusal"])(
    "%s ends in an error",
    async (fault) => {
      openAi.behave = on(name, fault);
      expect(await outcome(fault === "stalled" ? NOT_FOR_LONG : QUICK)).toBe("error");
    },
  );

  test.each<Fault>(["malformed", "off-schema", "empty"])("%s ends in a guide or an error", async (fault) => {
    openAi.behave = on(name, fault);
    expect(await outcome()).toBe(name === "write_entry" ? "guide" : "error");
  });
});

test("when one entry fails, the others are aborted", async () => {
  openAi.behave = ({ name, data }) => {
    if (name !== "write_entry") return {};
    return data.position === 1 ? { fault: "quota" } : { fault: "server-error" };
  };
  expect(await outcome()).toBe("error");
  const calls = openAi.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(openAi.calls).toHaveLength(calls);
});

test("a sentence that is rejected twice is left out", async () => {
  openAi.behave = () => ({ fault: "injected" });
  const guide = await create();
  const text = JSON.stringify([guide.name, guide.introduction, guide.entries.map(({ flavorText }) => flavorText)]);
  expect(text).not.toMatch(/Michelin|\$45|Otto|evil\.example|<b>/);
  expect(openAi.calls.map(({ name }) => name)).toContain("rewrite");
});

test("when every sentence is rejected, the evidence and the idea take their place", async () => {
  openAi.behave = () => ({ fault: "all-lies" });
  const { introduction, entries } = await create();
  expect(introduction).toBe("Places in Oakland that fit the prompt in its own words.");
  for (const { flavorText, evidence } of entries) expect(evidence.map(({ text }) => text)).toContain(flavorText);
});

test("a failing rewrite loses the sentence, not the guide", async () => {
  openAi.behave = ({ name }) => ({ fault: name === "rewrite" ? "server-error" : "injected" });
  expect(await outcome()).toBe("guide");
});

describe("a reader who leaves", () => {
  test.each(CALLS)("during %s causes no further call and saves nothing", async (name) => {
    const before = await rows();
    const leaving = new AbortController();
    openAi.behave = (call) => {
      if (call.name === name) setTimeout(() => leaving.abort(), 30);
      return { delayMs: call.name === name ? 500 : 0 };
    };
    let leftAt = 0;
    leaving.signal.addEventListener("abort", () => {
      leftAt = performance.now();
    });
    await expect(create({ signal: leaving.signal })).rejects.toMatchObject({ code: "cancelled" });
    expect(performance.now() - leftAt).toBeLessThan(1000);
    const calls = openAi.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(openAi.calls).toHaveLength(calls);
    expect(await rows()).toEqual(before);
  });

  test("after everything is written, but before it is saved, saves nothing", async () => {
    const before = await rows();
    const leaving = new AbortController();
    const listeners: ProgressListeners = { onStage: ({ stage }) => stage === "composition" && leaving.abort() };
    await expect(create({ signal: leaving.signal, listeners })).rejects.toMatchObject({ code: "cancelled" });
    expect(await rows()).toEqual(before);
  });
});
