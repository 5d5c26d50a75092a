import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideEntries, guideGenerations, guides, restaurants } from "@/db/schema";
import type { DebugProgress } from "@/lib/contracts/guide";
import type { RerunInput } from "@/lib/contracts/guide-run";
import type { PromptCorrection, PromptReading } from "@/lib/contracts/reading";
import { STAGE_NAMES, type StageName } from "@/lib/contracts/stage-name";
import { makeEvidence, makeRestaurant, makeStatus, testDb } from "@/lib/testing/database";
import { makeConstraint } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { generateDebugGuide } from "./generate-debug-guide";
import { getGuideRun } from "./get-run";
import { prepareRerun } from "./prepare-rerun";
import { executeRerun } from "./rerun";
import { guideInput, makeDebugFixture, picksOf, generationOf as recordIn } from "./testing/debug-fixture";

const { db } = await testDb();
const makeFixture = (options?: Parameters<typeof makeDebugFixture>[1]) => makeDebugFixture(db, options);
const recordOf = (guideId: string) => recordIn(db, guideId);
const rerun = async (ctx: Awaited<ReturnType<typeof makeFixture>>["ctx"], runId: string, input: RerunInput) => {
  const emitted: DebugProgress[] = [];
  const guide = await executeRerun(ctx, await prepareRerun(ctx, runId, input), {
    listeners: { onStage: (event) => emitted.push(event) },
  });
  return { guide, emitted, record: await recordOf(guide.id) };
};

test("a rerun from the selection with edited picks reuses the earlier outputs without calling the curator", async () => {
  const { ctx, ids, calls } = await makeFixture();
  const first = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const [a = "", b = "", c = ""] = picksOf(first.selections);
  const spare = ids.find((id) => ![a, b, c].includes(id)) ?? "";
  const picks = [spare, c, a].map((placeId) => ({ placeId, reason: "As I like it." }));
  const before = { ...calls };
  const { record, guide, emitted } = await rerun(ctx, first.id, {
    from: "selections",
    edit: { picks, order: "as I like" },
  });

  expect(picksOf(record.selections)).toEqual([spare, c, a]);
  expect(record).toMatchObject({ parentId: first.id, fromStage: "selections", isEdited: true, isDebug: true });
  for (const stage of ["idea", "searchPlans", "candidates"] as const) expect(record[stage]).toEqual(first[stage]);
  expect(calls).toMatchObject({
    parsePrompt: before.parsePrompt,
    planSearches: before.planSearches,
    selectPlaces: before.selectPlaces,
  });
  expect(emitted.map(({ stage }) => stage)).toEqual(STAGE_NAMES);
  expect(emitted.map(({ usage }) => usage !== undefined)).toEqual([false, false, false, false, true, true, true]);
  expect(Object.keys(record.usage ?? {}).sort()).toEqual(["composition", "research", "saving"]);
  const [pick] = record.selections?.picks ?? [];
  expect(pick).toMatchObject({ verdicts: [{ label: "pasta", verdict: "met" }], searchRank: expect.any(Number) });
  expect(record.selections?.rejected).toContainEqual(expect.objectContaining({ id: b, kind: "taken_out" }));
  expect(guide.isAdminOnly).toBe(true);
  const entries = await db.select().from(guideEntries).where(eq(guideEntries.guideId, guide.id));
  expect(entries.map(({ restaurantId }) => restaurantId).toSorted()).toEqual([spare, c, a].toSorted());
});

test("a rerun without an edit produces the same outputs from every stage on", async () => {
  const { ctx } = await makeFixture();
  const first = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  for (const from of STAGE_NAMES) {
    const { record } = await rerun(ctx, first.id, { from });
    for (const stage of STAGE_NAMES.slice(0, 6)) expect(record[stage], `${from}: ${stage}`).toEqual(first[stage]);
    expect(record).toMatchObject({ parentId: first.id, fromStage: from, isEdited: false, clockAt: first.clockAt });
  }
});

test("a rerun with an edited idea, plans, candidates, evidence or text", async () => {
  const { ctx, kitchen } = await makeFixture();
  const first = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const places = first.candidates?.places ?? [];
  const idea = { title: "Two rooms", angle: "Only two.", constraints: [], unknowns: [], size: 2 };
  expect(picksOf((await rerun(ctx, first.id, { from: "idea", edit: idea })).record.selections)).toHaveLength(2);

  const plan = { query: kitchen, cuisines: [kitchen], areas: [], why: "By hand." };
  const planned = await rerun(ctx, first.id, { from: "searchPlans", edit: { plans: [plan, plan] } });
  expect(planned.record.candidates).toMatchObject({ searches: [{ found: 5 }, { found: 5 }] });

  const placeIds = places.slice(2).map(({ id }) => id);
  const fewer = await rerun(ctx, first.id, { from: "candidates", edit: { placeIds } });
  expect(picksOf(fewer.record.selections).toSorted()).toEqual(placeIds.toSorted());

  const evidence = first.research?.evidence ?? [];
  const some = await rerun(ctx, first.id, {
    from: "research",
    edit: { evidenceIds: evidence.slice(1).map(({ id }) => id) },
  });
  expect(some.record.research?.evidence).toHaveLength(evidence.length - 1);

  const { introduction = [], entries = [] } = first.composition ?? {};
  const text = { title: "By the window", introduction, entries };
  const rewritten = await rerun(ctx, first.id, { from: "composition", edit: text });
  expect(rewritten.guide.name).toBe("By the window");
});

test("a changed prompt reruns from the first stage, and is refused for later ones", async () => {
  const { ctx, calls } = await makeFixture();
  const first = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const { record, guide } = await rerun(ctx, first.id, { from: "idea", prompt: "pasta by the sea" });
  expect(calls.parsePrompt).toBe(2);
  expect((await getGuideRun(ctx, record.id)).prompt).toBe("pasta by the sea");
  expect(guide.isAdminOnly).toBe(true);
  const late = prepareRerun(ctx, first.id, { from: "selections", prompt: "pasta by the sea" });
  await expect(late).rejects.toMatchObject({ code: "bad_input", userMessage: /prompt/ });
});

test("readings and corrections survive a rerun", async () => {
  const readings: PromptReading[] = [
    { quote: "not too loud", start: 15, role: "avoid", type: "vibe", outcome: "not understood", label: "loud" },
  ];
  const received: (PromptCorrection[] | undefined)[] = [];
  const { ctx } = await makeFixture({
    overrides: {
      parsePrompt: async ({ corrections }) => {
        received.push(corrections && [...corrections]);
        return scriptedIdea({ size: 3, readings });
      },
    },
  });
  const corrections: PromptCorrection[] = [{ quote: "not too loud", role: "want", means: "lively" }];
  const first = await recordOf((await generateDebugGuide(ctx, { ...guideInput, corrections })).id);
  const edit = { title: "Two rooms", angle: "Only two.", constraints: [], unknowns: [], size: 2 };
  for (const again of [{ from: "idea" }, { from: "selections" }, { from: "idea", edit }] as const) {
    const { guide } = await rerun(ctx, first.id, again);
    const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
    expect(row).toMatchObject({ readings, corrections });
  }
  expect(received).toEqual([corrections, corrections]);
  const elsewhere = await rerun(ctx, first.id, { from: "idea", prompt: "pasta by the sea", edit });
  const [row] = await db.select().from(guides).where(eq(guides.id, elsewhere.guide.id));
  expect(row).toMatchObject({ readings: [], corrections: [] });
});

test("an invalid edit is refused with a sentence that names the problem", async () => {
  const { ctx, ids } = await makeFixture();
  const first = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const [a = "", b = ""] = picksOf(first.selections);
  const reason = "Fits.";
  const introduction = first.composition?.introduction;
  const withText = (text: string) => ({
    title: "Pasta",
    introduction,
    entries: [{ placeId: a, sentences: [{ text, evidenceIds: [`${a}:none`] }] }],
  });
  const cases: [StageName, unknown, RegExp][] = [
    ["selections", { picks: [{ placeId: "zuni", reason }], order: "any" }, /^picks\[0\]\.placeId names "zuni"/],
    [
      "selections",
      { picks: [a, b, a].map((placeId) => ({ placeId, reason })), order: "any" },
      /^picks\[2\]\.placeId .*already/,
    ],
    ["selections", { picks: [{ placeId: a }], order: "any" }, /^picks\[0\]\.reason must be text\.$/],
    ["selections", { picks: [], order: "any" }, /^picks must be at least 1 of them\.$/],
    ["selections", { picks: [a, b].map((placeId) => ({ placeId, reason })), order: "cheap to splurge" }, /^order says/],
    ["idea", { title: "", angle: "x", constraints: [], unknowns: [], size: 5 }, /^title must not be empty\.$/],
    ["idea", { title: "x", angle: "x", constraints: [], unknowns: [], size: 50 }, /^size must be at most 10\.$/],
    ["idea", "a pear", /^edit must be an object\.$/],
    ["searchPlans", { plans: [] }, /^plans must be at least 1/],
    ["candidates", { placeIds: [...ids, "zuni"] }, /^placeIds names "zuni"/],
    ["research", { evidenceIds: ["review:1"] }, /^evidenceIds names "review:1"/],
    [
      "composition",
      withText("It won a Michelin star."),
      /^Trattoria .*: "It won a Michelin star\." rests on evidence that isn't there/,
    ],
    [
      "composition",
      { ...withText("x"), entries: [{ placeId: ids[4], sentences: [{ text: "x", evidenceIds: [] }] }] },
      /^entries\[0\]/,
    ],
    ["saving", { guideId: "mine-aaaaaa" }, /^Saving has nothing to edit/],
  ];
  const runs = () => db.$count(guideGenerations);
  const before = await runs();
  for (const [from, edit, sentence] of cases) {
    const refused = prepareRerun(ctx, first.id, { from, edit });
    await expect(refused, JSON.stringify([from, edit])).rejects.toMatchObject({
      code: "bad_input",
      userMessage: sentence,
    });
  }
  expect(await runs()).toBe(before);
});

test("an editor can not override an exclusion; other missed constraints are reported as unmet", async () => {
  const known = { kitchen: "" };
  const constraints = () => [
    makeConstraint({ values: [known.kitchen], label: "pasta" }),
    makeConstraint({ values: ["Sushi"], isNegated: true, label: "no sushi" }),
    makeConstraint({ field: "price", values: ["1"], label: "$" }),
  ];
  const { ctx, ids, kitchen } = await makeFixture({
    overrides: { parsePrompt: async () => scriptedIdea({ constraints: constraints(), size: 3 }) },
  });
  known.kitchen = kitchen;
  const sushi = await makeRestaurant(db, { city: "Oakland", cuisines: ["Sushi", kitchen], searchText: kitchen });
  for (let count = 0; count < 3; count += 1) {
    const cheap = await makeRestaurant(db, {
      city: "Oakland",
      cuisines: [kitchen],
      searchText: kitchen,
      priceLevel: 1,
    });
    await makeEvidence(db, { restaurantId: cheap.id });
  }
  const first = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const picks = (placeIds: string[]) => ({
    picks: placeIds.map((placeId) => ({ placeId, reason: "x" })),
    order: "any",
  });
  const broken = prepareRerun(ctx, first.id, { from: "selections", edit: picks([...ids.slice(0, 2), sushi.id]) });
  await expect(broken).rejects.toMatchObject({ code: "bad_input", userMessage: /"no sushi": that never gives way/ });
  const { storedOutputs } = await prepareRerun(ctx, first.id, {
    from: "selections",
    edit: picks(ids.slice(0, 3)),
  });
  expect(storedOutputs.selections?.unmet).toEqual(["$"]);
});

test("a place that has closed since, or is blocked, is no longer a candidate", async () => {
  const { ctx, admin } = await makeFixture();
  const first = await recordOf((await generateDebugGuide(ctx, guideInput)).id);
  const [closed = "", unwanted = ""] = picksOf(first.selections);
  await db.update(restaurants).set({ status: "closed" }).where(eq(restaurants.id, closed));
  const late = {
    code: "unprocessable",
    userMessage: /has closed since this run, .*Restaurant Selection \(stage 4\)\.$/,
  };
  for (const from of ["research", "composition", "saving"] as const) {
    await expect(prepareRerun(ctx, first.id, { from })).rejects.toMatchObject(late);
  }
  const edit = { picks: [{ placeId: closed, reason: "x" }], order: "any" };
  await expect(prepareRerun(ctx, first.id, { from: "selections", edit })).rejects.toMatchObject({ code: "bad_input" });
  await makeStatus(db, { userId: admin.id, restaurantId: unwanted, status: "never_again" });
  const { record } = await rerun(ctx, first.id, { from: "selections" });
  expect(picksOf(record.selections)).not.toContain(closed);
  expect(picksOf(record.selections)).not.toContain(unwanted);
  expect(record.candidates?.rejected).toEqual([
    expect.objectContaining({ id: closed, kind: "closed" }),
    expect.objectContaining({ id: unwanted, kind: "never_again" }),
  ]);
});

test("a rerun needs every earlier output", async () => {
  const choose = async () => {
    throw new Error("the model is away");
  };
  const { ctx, admin } = await makeFixture({ overrides: { selectPlaces: choose } });
  await expect(generateDebugGuide(ctx, guideInput)).rejects.toThrow("the model is away");
  const [run] = await db.select().from(guideGenerations).where(eq(guideGenerations.adminId, admin.id));
  expect(run).toMatchObject({ state: "failed", error: "Something went wrong on our side." });
  await expect(prepareRerun(ctx, run?.id ?? "", { from: "research" })).rejects.toMatchObject({
    code: "unprocessable",
    userMessage: /^This run has no Restaurant Selection \(stage 4\)/,
  });
  await expect(prepareRerun(ctx, run?.id ?? "", { from: "selections" })).resolves.toMatchObject({
    clockAt: run?.clockAt,
  });
});
