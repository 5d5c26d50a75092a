import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, guideEntries, guideGenerations, guides, restaurants } from "@/db/schema";
import { makeAdmin, makeEvidence, makeRestaurant, makeStatus, makeUser, testDb } from "@/db/testing";
import type { SessionUser } from "../../context";
import type { Curator } from "../../providers/curator";
import { cataloguePlaces } from "../../providers/places/catalogue";
import { makeCtx } from "../../testing/make-ctx";
import { makeConstraint } from "../../testing/make-place";
import { scriptedCurator, scriptedIdea } from "../../testing/scripted-curator";
import type { DebugProgress, StageName } from "../contract";
import { getGeneration } from "../get-generation";
import type { Candidates, Composition, Selections } from "../stage-types";
import type { RunAgainInput } from "./contract";
import { generateUnderGlass } from "./generate";
import { getRun } from "./get-run";
import { listRuns } from "./list-runs";
import { readyAgain } from "./ready-again";
import { runAgain } from "./run-again";

const { db } = await testDb();
const wish = { city: "Oakland", prompt: "handmade pasta, not too loud" } as const;
const STAGES = ["idea", "searchPlans", "candidates", "selections", "research", "composition", "saving"];

type Person = Awaited<ReturnType<typeof makeUser>>;
type Asked = Partial<Record<keyof Curator, number>>;

/** A kitchen of its own with `count` places, an administrator, and a curator that counts what it is asked. */
async function desk({ count = 5, replaced = {} as Partial<Curator>, signal = new AbortController().signal } = {}) {
  const kitchen = randomUUID().replaceAll("-", "");
  const places = [];
  for (let i = 0; i < count; i += 1) {
    const row = { name: `Trattoria ${"ABCDEFG"[i]}`, latitude: 37.8 + i / 100 };
    const place = await makeRestaurant(db, { city: "Oakland", cuisines: [kitchen], searchText: kitchen, ...row });
    await makeEvidence(db, { restaurantId: place.id });
    places.push(place);
  }
  const asked: Asked = {};
  const plan = { id: "kitchen", query: kitchen, cuisines: [kitchen], areas: [], why: "" };
  const script = scriptedCurator({
    readWish: async () =>
      scriptedIdea({ size: 3, constraints: [makeConstraint({ values: [kitchen], label: "pasta" })] }),
    planSearches: async () => [plan],
    ...replaced,
  });
  const curator = new Proxy(script, {
    get: (calls, name: keyof Curator) => {
      if (name === "name") return calls.name;
      return (...args: unknown[]) => {
        asked[name] = (asked[name] ?? 0) + 1;
        return (calls[name] as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
  const admin = await makeAdmin(db);
  const ctxOf = (user: Person) => {
    const ctx = makeCtx(db, { user, signal, providers: { curator, places: cataloguePlaces(db) } });
    return { ...ctx, user: ctx.user as SessionUser };
  };
  return { kitchen, places, ids: places.map(({ id }) => id), asked, admin, ctx: ctxOf(admin), ctxOf };
}

const recordOf = async (guideId: string) => {
  const [row] = await db.select().from(guideGenerations).where(eq(guideGenerations.guideId, guideId));
  if (!row) throw new Error("There is no record.");
  return row;
};
const picksOf = (selections: unknown) => (selections as Selections).picks.map(({ placeId }) => placeId);
const again = async (ctx: Awaited<ReturnType<typeof desk>>["ctx"], runId: string, input: RunAgainInput) => {
  const told: DebugProgress[] = [];
  const guide = await runAgain(ctx, await readyAgain(ctx, runId, input), {
    tell: { debug: (event) => told.push(event) },
  });
  return { guide, told, record: await recordOf(guide.id) };
};

test("a guide under glass is for administrators only, its run is kept and the log knows who made it", async () => {
  const { ctx, admin } = await desk();
  const guide = await generateUnderGlass(ctx, wish);
  expect(guide.isAdminOnly).toBe(true);
  const record = await recordOf(guide.id);
  expect(record).toMatchObject({ state: "complete", isDebug: true, adminId: admin.id, parentId: null });
  expect(record.candidates).toMatchObject({ searches: [{ planId: "kitchen", found: 5 }] });
  expect(record.selections).toMatchObject({
    picks: [{ searchRank: 1 }, {}, {}],
    rejected: [{ kind: "outranked" }, {}],
  });
  const [action] = await db.select().from(adminActions).where(eq(adminActions.adminId, admin.id));
  expect(action).toMatchObject({ action: "guide.generated_in_debug", subjectId: guide.id, subjectName: guide.name });
  expect(await getGeneration(ctx, guide.id)).toMatchObject({ id: record.id, prompt: wish.prompt, city: "Oakland" });
});

test("nobody but administrators reads, lists, makes or repeats a run, not even one that isn't there", async () => {
  const { ctx, ctxOf } = await desk();
  const { id } = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const other = ctxOf(await makeUser(db));
  const refused = { code: "forbidden" };
  await expect(generateUnderGlass(other, wish)).rejects.toMatchObject(refused);
  await expect(listRuns(other, wish)).rejects.toMatchObject(refused);
  const replay = await readyAgain(ctx, id, { from: "saving" });
  await expect(runAgain(other, replay)).rejects.toMatchObject(refused);
  for (const runId of [id, randomUUID(), "nonsense"]) {
    await expect(getRun(other, runId)).rejects.toMatchObject(refused);
    await expect(readyAgain(other, runId, { from: "idea" })).rejects.toMatchObject(refused);
  }
  for (const runId of [randomUUID(), "nonsense"]) {
    await expect(getRun(ctx, runId)).rejects.toMatchObject({ code: "not_found" });
    await expect(readyAgain(ctx, runId, { from: "idea" })).rejects.toMatchObject({ code: "not_found" });
  }
});

test("a run that fails keeps what it had, with its sentence, and leaves no guide", async () => {
  const georgian = makeConstraint({ values: ["Georgian"], label: "Georgian" });
  const { ctx, admin } = await desk({ replaced: { readWish: async () => scriptedIdea({ constraints: [georgian] }) } });
  await expect(generateUnderGlass(ctx, wish)).rejects.toMatchObject({ code: "unprocessable" });
  const [run] = (await listRuns(ctx, wish)).filter(({ adminName }) => adminName === admin.username);
  expect(run).toMatchObject({ state: "failed", guide: null, prompt: wish.prompt, error: /Georgian/ });
  const record = await getRun(ctx, run?.id ?? "");
  expect((record.candidates as Candidates).places).toHaveLength(5);
  expect(record.selections).toBeNull();
  expect(record.usage.candidates).toMatchObject({ calls: 0 });
  expect(await db.$count(guides, eq(guides.authorId, admin.id))).toBe(0);
  expect(await db.$count(adminActions, eq(adminActions.adminId, admin.id))).toBe(0);
});

test("a wish that was refused keeps its refusal", async () => {
  const readWish = async () => ({ kind: "refused", message: "Tell us what you are hungry for." }) as const;
  const { ctx, admin } = await desk({ replaced: { readWish } });
  await expect(generateUnderGlass(ctx, wish)).rejects.toMatchObject({ code: "unprocessable" });
  const [row] = await db.select().from(guideGenerations).where(eq(guideGenerations.adminId, admin.id));
  expect(row).toMatchObject({ state: "failed", idea: { kind: "refused" } });
});

test("who stops it saves no guide; what there was is kept as stopped", async () => {
  const leaving = new AbortController();
  const research = async () => {
    leaving.abort();
    return { picks: [], order: "" };
  };
  const { ctx, admin, asked } = await desk({ replaced: { choose: research }, signal: leaving.signal });
  await expect(generateUnderGlass(ctx, wish)).rejects.toMatchObject({ code: "cancelled" });
  const rows = await db.select().from(guideGenerations).where(eq(guideGenerations.adminId, admin.id));
  expect(rows).toMatchObject([
    { state: "stopped", error: null, guideId: null, idea: { kind: "idea" }, research: null },
  ]);
  expect(asked.writeEntry).toBeUndefined();
  expect(await db.$count(guides, eq(guides.authorId, admin.id))).toBe(0);
});

test("again from the selection with other picks: what came before is taken as it was, nobody is asked for it", async () => {
  const { ctx, ids, asked } = await desk();
  const first = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const [a = "", b = "", c = ""] = picksOf(first.selections);
  const spare = ids.find((id) => ![a, b, c].includes(id)) ?? "";
  const picks = [spare, c, a].map((placeId) => ({ placeId, reason: "As I like it." }));
  const before = { ...asked };
  const { record, guide, told } = await again(ctx, first.id, {
    from: "selections",
    edit: { picks, order: "as I like" },
  });

  expect(picksOf(record.selections)).toEqual([spare, c, a]);
  expect(record).toMatchObject({ parentId: first.id, fromStage: "selections", isEdited: true, isDebug: true });
  for (const stage of ["idea", "searchPlans", "candidates"] as const) expect(record[stage]).toEqual(first[stage]);
  expect(asked).toMatchObject({ readWish: before.readWish, planSearches: before.planSearches, choose: before.choose });
  expect(told.map(({ stage }) => stage)).toEqual(STAGES);
  expect(told.map(({ usage }) => usage !== undefined)).toEqual([false, false, false, false, true, true, true]);
  expect(Object.keys(record.usage as object).sort()).toEqual(["composition", "research", "saving"]);
  const [pick] = (record.selections as Selections).picks;
  expect(pick).toMatchObject({ verdicts: [{ label: "pasta", verdict: "met" }], searchRank: expect.any(Number) });
  expect((record.selections as Selections).rejected).toContainEqual(
    expect.objectContaining({ id: b, kind: "taken_out" }),
  );
  expect(guide.isAdminOnly).toBe(true);
  const entries = await db.select().from(guideEntries).where(eq(guideEntries.guideId, guide.id));
  expect(entries.map(({ restaurantId }) => restaurantId).toSorted()).toEqual([spare, c, a].toSorted());
});

test("again without an edit, each stage from the first to the last comes to the same", async () => {
  const { ctx } = await desk();
  const first = await recordOf((await generateUnderGlass(ctx, wish)).id);
  for (const from of STAGES as StageName[]) {
    const { record } = await again(ctx, first.id, { from });
    for (const stage of STAGES.slice(0, 6) as StageName[])
      expect(record[stage], `${from}: ${stage}`).toEqual(first[stage]);
    expect(record).toMatchObject({ parentId: first.id, fromStage: from, isEdited: false, clockAt: first.clockAt });
  }
});

test("again with another idea, plans, candidates, evidence or text", async () => {
  const { ctx, kitchen } = await desk();
  const first = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const { places } = first.candidates as Candidates;
  const idea = { title: "Two rooms", angle: "Only two.", constraints: [], unknowns: [], size: 2 };
  expect(picksOf((await again(ctx, first.id, { from: "idea", edit: idea })).record.selections)).toHaveLength(2);

  const plan = { query: kitchen, cuisines: [kitchen], areas: [], why: "By hand." };
  const planned = await again(ctx, first.id, { from: "searchPlans", edit: { plans: [plan, plan] } });
  expect(planned.record.candidates).toMatchObject({ searches: [{ found: 5 }, { found: 5 }] });

  const placeIds = places.slice(2).map(({ id }) => id);
  const fewer = await again(ctx, first.id, { from: "candidates", edit: { placeIds } });
  expect(picksOf(fewer.record.selections).toSorted()).toEqual(placeIds.toSorted());

  const { evidence } = first.research as { evidence: { id: string; text: string; placeId: string }[] };
  const some = await again(ctx, first.id, {
    from: "research",
    edit: { evidenceIds: evidence.slice(1).map(({ id }) => id) },
  });
  expect((some.record.research as typeof first.research & { evidence: unknown[] }).evidence).toHaveLength(
    evidence.length - 1,
  );

  const { entries } = first.composition as Composition;
  const text = { title: "By the window", introduction: (first.composition as Composition).introduction, entries };
  const told = await again(ctx, first.id, { from: "composition", edit: text });
  expect(told.guide.name).toBe("By the window");
});

test("another prompt makes the first stage anew, and only that one", async () => {
  const { ctx, asked } = await desk();
  const first = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const { record, guide } = await again(ctx, first.id, { from: "idea", prompt: "pasta by the sea" });
  expect(asked.readWish).toBe(2);
  expect((await getRun(ctx, record.id)).prompt).toBe("pasta by the sea");
  expect(guide.isAdminOnly).toBe(true);
  const late = readyAgain(ctx, first.id, { from: "selections", prompt: "pasta by the sea" });
  await expect(late).rejects.toMatchObject({ code: "bad_input", userMessage: /prompt/ });
});

test("an edit that does not hold is refused with a sentence that names what is wrong", async () => {
  const { ctx, ids } = await desk();
  const first = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const [a = "", b = ""] = picksOf(first.selections);
  const reason = "Fits.";
  const introduction = (first.composition as Composition).introduction;
  const told = (text: string) => ({
    ...{ title: "Pasta", introduction },
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
      told("It won a Michelin star."),
      /^Trattoria .*: "It won a Michelin star\." rests on evidence that isn't there/,
    ],
    [
      "composition",
      { ...told("x"), entries: [{ placeId: ids[4], sentences: [{ text: "x", evidenceIds: [] }] }] },
      /^entries\[0\]/,
    ],
    ["saving", { guideId: "mine-aaaaaa" }, /^Saving has nothing to edit/],
  ];
  const runs = () => db.$count(guideGenerations);
  const before = await runs();
  for (const [from, edit, sentence] of cases) {
    const refused = readyAgain(ctx, first.id, { from, edit });
    await expect(refused, JSON.stringify([from, edit])).rejects.toMatchObject({
      code: "bad_input",
      userMessage: sentence,
    });
  }
  expect(await runs()).toBe(before);
});

test("an exclusion never gives way to an editor; what else gives way is told", async () => {
  const known = { kitchen: "" };
  const constraints = () => [
    makeConstraint({ values: [known.kitchen], label: "pasta" }),
    makeConstraint({ values: ["Sushi"], isNegated: true, label: "no sushi" }),
    makeConstraint({ field: "price", values: ["1"], label: "$" }),
  ];
  const { ctx, ids, kitchen } = await desk({
    replaced: { readWish: async () => scriptedIdea({ constraints: constraints(), size: 3 }) },
  });
  known.kitchen = kitchen;
  const sushi = await makeRestaurant(db, { city: "Oakland", cuisines: ["Sushi", kitchen], searchText: kitchen });
  const first = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const picks = (placeIds: string[]) => ({
    picks: placeIds.map((placeId) => ({ placeId, reason: "x" })),
    order: "any",
  });
  const broken = readyAgain(ctx, first.id, { from: "selections", edit: picks([...ids.slice(0, 2), sushi.id]) });
  await expect(broken).rejects.toMatchObject({ code: "bad_input", userMessage: /"no sushi": that never gives way/ });
  const { kept } = await readyAgain(ctx, first.id, { from: "selections", edit: picks(ids.slice(0, 3)) });
  expect(kept.selections?.unmet).toEqual(["$"]);
});

test("a place that has closed since, or is never again, is no candidate any more", async () => {
  const { ctx, admin } = await desk();
  const first = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const [closed = "", unwanted = ""] = picksOf(first.selections);
  await db.update(restaurants).set({ status: "closed" }).where(eq(restaurants.id, closed));
  const late = {
    code: "unprocessable",
    userMessage: /has closed since this run, .*Restaurant Selection \(stage 4\)\.$/,
  };
  for (const from of ["research", "composition", "saving"] as const) {
    await expect(readyAgain(ctx, first.id, { from })).rejects.toMatchObject(late);
  }
  const edit = { picks: [{ placeId: closed, reason: "x" }], order: "any" };
  await expect(readyAgain(ctx, first.id, { from: "selections", edit })).rejects.toMatchObject({ code: "bad_input" });
  await makeStatus(db, { userId: admin.id, restaurantId: unwanted, status: "never_again" });
  const { record } = await again(ctx, first.id, { from: "selections" });
  expect(picksOf(record.selections)).not.toContain(closed);
  expect(picksOf(record.selections)).not.toContain(unwanted);
  expect((record.candidates as Candidates).rejected).toEqual([
    expect.objectContaining({ id: closed, kind: "closed" }),
    expect.objectContaining({ id: unwanted, kind: "never_again" }),
  ]);
});

test("a run can be taken up only where it has what comes before", async () => {
  const choose = async () => {
    throw new Error("the model is away");
  };
  const { ctx, admin } = await desk({ replaced: { choose } });
  await expect(generateUnderGlass(ctx, wish)).rejects.toThrow("the model is away");
  const [run] = await db.select().from(guideGenerations).where(eq(guideGenerations.adminId, admin.id));
  expect(run).toMatchObject({ state: "failed", error: "Something went wrong on our side." });
  await expect(readyAgain(ctx, run?.id ?? "", { from: "research" })).rejects.toMatchObject({
    code: "unprocessable",
    userMessage: /^This run has no Restaurant Selection \(stage 4\)/,
  });
  await expect(readyAgain(ctx, run?.id ?? "", { from: "selections" })).resolves.toMatchObject({
    clockAt: run?.clockAt,
  });
});

test("what a refused sentence became is kept", async () => {
  const lie = "It won a Michelin star.";
  const writeEntry: Curator["writeEntry"] = async ({ story, index }) => {
    const { place, evidence } = story.picks[index] ?? { place: { id: "" }, evidence: [] };
    const evidenceIds = evidence.slice(0, 1).map(({ id }) => id);
    return {
      placeId: place.id,
      sentences: [
        { text: lie, evidenceIds },
        { text: evidence[0]?.text ?? "", evidenceIds },
      ],
    };
  };
  const { ctx } = await desk({ replaced: { writeEntry } });
  const { composition } = await recordOf((await generateUnderGlass(ctx, wish)).id);
  const [refused] = (composition as Composition).rejectedSentences;
  expect(refused).toMatchObject({ text: lie, outcome: "removed", rewrittenAs: lie, where: expect.any(String) });
  expect(refused?.secondReason).toBe(refused?.reason);
});
