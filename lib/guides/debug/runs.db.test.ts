import { randomUUID } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, guideGenerations, guides } from "@/db/schema";
import type { Curator } from "@/lib/ports/curator";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeConstraint } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { generateDebugGuide } from "./generate-debug-guide";
import { getGuideRun } from "./get-run";
import { getRunByGuide } from "./get-run-by-guide";
import { listGuideRuns } from "./list-runs";
import { prepareRerun } from "./prepare-rerun";
import { executeRerun } from "./rerun";
import { guideInput, makeDebugFixture, generationOf as recordIn } from "./testing/debug-fixture";

const { db } = await testDb();
const makeFixture = (options?: Parameters<typeof makeDebugFixture>[1]) => makeDebugFixture(db, options);
const recordOf = (guideId: string) => recordIn(db, guideId);
const actionsOf = (adminId: string) => db.select().from(adminActions).where(eq(adminActions.adminId, adminId));

test("the guide of a debug run is admin-only, its run is stored and the log names who started it", async () => {
  const { ctx, admin } = await makeFixture();
  const guide = await generateDebugGuide(ctx, guideInput);
  expect(guide.isAdminOnly).toBe(true);
  const record = await recordOf(guide.id);
  expect(record).toMatchObject({ state: "complete", isDebug: true, adminId: admin.id, parentId: null });
  expect(record.candidates).toMatchObject({ searches: [{ planId: "kitchen", found: 5 }] });
  expect(record.selections).toMatchObject({
    picks: [{ searchRank: 1 }, {}, {}],
    rejected: [{ kind: "outranked" }, {}],
  });
  const [action] = await actionsOf(admin.id);
  expect(action).toMatchObject({ action: "guide.generated_in_debug", subjectId: guide.id, subjectName: guide.name });
  expect(await getRunByGuide(ctx, guide.id)).toMatchObject({
    id: record.id,
    prompt: guideInput.prompt,
    city: "Oakland",
  });
});

test("only administrators read, list, start or repeat runs, even missing ones", async () => {
  const { ctx, ctxOf } = await makeFixture();
  const { id } = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const other = ctxOf(await makeUser(db));
  const refused = { code: "forbidden" };
  await expect(generateDebugGuide(other, guideInput)).rejects.toMatchObject(refused);
  await expect(listGuideRuns(other, guideInput)).rejects.toMatchObject(refused);
  const replay = await prepareRerun(ctx, id, { from: "saving" });
  await expect(executeRerun(other, replay)).rejects.toMatchObject(refused);
  for (const runId of [id, randomUUID(), "nonsense"]) {
    await expect(getGuideRun(other, runId)).rejects.toMatchObject(refused);
    await expect(prepareRerun(other, runId, { from: "idea" })).rejects.toMatchObject(refused);
  }
  for (const runId of [randomUUID(), "nonsense"]) {
    await expect(getGuideRun(ctx, runId)).rejects.toMatchObject({ code: "not_found" });
    await expect(prepareRerun(ctx, runId, { from: "idea" })).rejects.toMatchObject({ code: "not_found" });
  }
});

test("a failed run stores its outputs and its error, and saves no guide", async () => {
  const georgian = makeConstraint({ values: ["Georgian"], label: "Georgian" });
  const { ctx, admin } = await makeFixture({
    overrides: { parsePrompt: async () => scriptedIdea({ constraints: [georgian] }) },
  });
  await expect(generateDebugGuide(ctx, guideInput)).rejects.toMatchObject({ code: "unprocessable" });
  const [run] = (await listGuideRuns(ctx, guideInput)).filter(({ adminName }) => adminName === admin.username);
  expect(run).toMatchObject({ state: "failed", guide: null, prompt: guideInput.prompt, error: /Georgian/ });
  const record = await getGuideRun(ctx, run?.id ?? "");
  expect(record.candidates).toMatchObject({ places: { length: 5 } });
  expect(record.selections).toMatchObject({ picks: [], tooFew: { message: run?.error, changes: [] } });
  expect(record.research).toBeNull();
  expect(record.usage.candidates).toMatchObject({ calls: 0 });
  expect(await db.$count(guides, eq(guides.authorId, admin.id))).toBe(0);
  expect(await actionsOf(admin.id)).toMatchObject([
    {
      action: "guide.debug_run_unfinished",
      subjectId: run?.id,
      subjectName: guideInput.city,
      detail: { city: guideInput.city, prompt: guideInput.prompt, state: "failed", error: run?.error },
    },
  ]);
});

test("a refused prompt stores its refusal", async () => {
  const readWish = async () => ({ kind: "refused", message: "Tell us what you are hungry for." }) as const;
  const { ctx, admin } = await makeFixture({ overrides: { parsePrompt: readWish } });
  await expect(generateDebugGuide(ctx, guideInput)).rejects.toMatchObject({ code: "unprocessable" });
  const [row] = await db.select().from(guideGenerations).where(eq(guideGenerations.adminId, admin.id));
  expect(row).toMatchObject({ state: "failed", idea: { kind: "refused" } });
});

test("a stopped run saves no guide; its outputs are stored as stopped", async () => {
  const leaving = new AbortController();
  const choose = async () => {
    leaving.abort();
    return { picks: [], order: "" };
  };
  const { ctx, admin, calls } = await makeFixture({ overrides: { selectPlaces: choose }, signal: leaving.signal });
  await expect(generateDebugGuide(ctx, guideInput)).rejects.toMatchObject({ code: "cancelled" });
  const rows = await db.select().from(guideGenerations).where(eq(guideGenerations.adminId, admin.id));
  expect(rows).toMatchObject([
    { state: "stopped", error: null, guideId: null, idea: { kind: "idea" }, research: null },
  ]);
  const detail = { city: guideInput.city, prompt: guideInput.prompt, state: "stopped" };
  expect(await actionsOf(admin.id)).toMatchObject([{ subjectId: rows[0]?.id, detail }]);
  expect(calls.writeEntry).toBeUndefined();
  expect(await db.$count(guides, eq(guides.authorId, admin.id))).toBe(0);
});

test("the outcome of a rejected sentence is stored", async () => {
  const lie = "It won a Michelin star.";
  const writeEntry: Curator["writeEntry"] = async ({ brief, index }) => {
    const { place, evidence } = brief.picks[index] ?? { place: { id: "" }, evidence: [] };
    const evidenceIds = evidence.slice(0, 1).map(({ id }) => id);
    return {
      placeId: place.id,
      sentences: [
        { text: lie, evidenceIds },
        { text: evidence[0]?.text ?? "", evidenceIds },
      ],
    };
  };
  const { ctx } = await makeFixture({ overrides: { writeEntry } });
  const { composition } = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const [refused] = composition?.rejectedSentences ?? [];
  expect(refused).toMatchObject({ text: lie, outcome: "removed", rewrittenAs: lie, where: expect.any(String) });
  expect(refused?.secondReason).toBe(refused?.reason);
});

test("the newest two hundred runs without a guide are kept, and the records of guides always", async () => {
  const { ctx, admin } = await makeFixture({
    overrides: { parsePrompt: async () => ({ kind: "refused", message: "No." }) },
  });
  const guide = await generateDebugGuide((await makeFixture()).ctx, guideInput);
  const old = {
    city: "Oakland" as const,
    prompt: "old",
    state: "failed" as const,
    isDebug: true,
    createdAt: new Date(0),
  };
  await db.insert(guideGenerations).values(Array.from({ length: 200 }, () => old));
  await expect(generateDebugGuide(ctx, guideInput)).rejects.toMatchObject({ code: "unprocessable" });
  expect(await db.$count(guideGenerations, ne(guideGenerations.state, "complete"))).toBe(200);
  expect(await db.$count(guideGenerations, eq(guideGenerations.adminId, admin.id))).toBe(1);
  await expect(recordOf(guide.id)).resolves.toMatchObject({ state: "complete" });
});
