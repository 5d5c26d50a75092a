import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideCreations, guideGenerations, guides } from "@/db/schema";
import type { GuideProgress } from "@/lib/contracts/guide";
import type { PromptCorrection, PromptReading } from "@/lib/contracts/reading";
import type { Curator } from "@/lib/ports/curator";
import { makeEvidence, makeRestaurant, makeStatus, testDb } from "@/lib/testing/database";
import { makeConstraint } from "@/lib/testing/make-place";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { createGuide } from "./create";
import { creationFixture } from "./testing/creation-fixture";

const { db } = await testDb();
const input = { city: "Oakland", prompt: "handmade pasta, not too loud" } as const;

const { author, ctxFor, entryIds, saved, stock } = creationFixture(db);

test("a prompt becomes a saved guide with entries and a generation record, and emits progress", async () => {
  const user = await author();
  const { kitchen, ids } = await stock(4);
  const emitted: GuideProgress[] = [];
  const guide = await createGuide(ctxFor(user, kitchen), input, {
    listeners: { onProgress: (event) => emitted.push(event) },
  });

  expect(guide).toMatchObject({ name: "Pasta by the window", city: "Oakland", isEmailGuide: false });
  expect(emitted.map(({ type }) => type)).toEqual([
    ...["idea", "search"],
    ...ids.map(() => "entry"),
    ...["title", "introduction", "saving"],
  ]);
  expect(emitted[1]).toEqual({ type: "search", candidateCount: 4 });
  expect(emitted.flatMap((event) => (event.type === "entry" ? [event.index] : []))).toEqual([1, 2, 3, 4]);
  expect((await entryIds(guide.id)).toSorted()).toEqual(ids.toSorted());

  const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
  expect(row).toMatchObject({ authorId: user.id, prompt: input.prompt, writtenBy: "house", isFeatured: false });
  const [record] = await db.select().from(guideGenerations).where(eq(guideGenerations.guideId, guide.id));
  expect(record).toMatchObject({ idea: { kind: "idea" }, saving: { guideId: guide.id } });
  expect(record?.usage).toHaveProperty("composition.milliseconds");
});

test("readings are stored with the guide, and corrections reach the curator", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  const readings: PromptReading[] = [
    { quote: "not too loud", start: 15, role: "avoid", type: "vibe", outcome: "not judged", label: "not too loud" },
  ];
  const corrections: PromptCorrection[] = [{ quote: "pasta", role: "want", means: "orecchiette" }];
  let received: unknown;
  const parsePrompt: Curator["parsePrompt"] = async (given) => {
    received = given;
    return scriptedIdea({ readings });
  };
  const { id } = await createGuide(ctxFor(user, kitchen, { parsePrompt }), { ...input, corrections });
  expect(received).toEqual({ ...input, corrections });
  const [row] = await db.select().from(guides).where(eq(guides.id, id));
  expect(row).toMatchObject({ readings, corrections });
  const { id: plain } = await createGuide(ctxFor(user, kitchen), input);
  const [plainRow] = await db.select().from(guides).where(eq(guides.id, plain));
  expect(plainRow).toMatchObject({ readings: [], corrections: [] });
});

test("onStage receives each stage's output, in order", async () => {
  const { kitchen } = await stock(3);
  const stages: string[] = [];
  await createGuide(ctxFor(null, kitchen), input, { listeners: { onStage: ({ stage }) => stages.push(stage) } });
  expect(stages).toEqual(["idea", "searchPlans", "candidates", "selections", "research", "composition", "saving"]);
});

test("a blocked place stays out of its author's guides only", async () => {
  const [ana, ben] = [await author(), await author()];
  const { kitchen, ids } = await stock(4);
  const [unwanted = ""] = ids;
  await makeStatus(db, { userId: ana.id, restaurantId: unwanted, status: "never_again" });
  await makeStatus(db, { userId: ben.id, restaurantId: unwanted, status: "not_interested" });
  expect(await entryIds((await createGuide(ctxFor(ana, kitchen), input)).id)).not.toContain(unwanted);
  expect(await entryIds((await createGuide(ctxFor(ben, kitchen), input)).id)).toContain(unwanted);
});

test("a blocked place stays out under another id too", async () => {
  const user = await author();
  const { kitchen, ids } = await stock(3);
  const spot = { city: "Oakland" as const, cuisines: [kitchen], latitude: 37.81, longitude: -122.27 };
  const found = await makeRestaurant(db, { ...spot, name: "Twin Peaks Noodle" });
  await makeEvidence(db, { restaurantId: found.id });
  const marked = await makeRestaurant(db, { ...spot, city: "Berkeley", cuisines: [], name: "TWIN PEAKS noodle" });
  await makeStatus(db, { userId: user.id, restaurantId: marked.id, status: "never_again" });
  expect((await entryIds((await createGuide(ctxFor(user, kitchen), input)).id)).toSorted()).toEqual(ids.toSorted());
});

test("no guide holds a closed place, or one place twice", async () => {
  const { kitchen, ids } = await stock(3);
  const shut = await makeRestaurant(db, { city: "Oakland", cuisines: [kitchen], status: "closed" });
  const twin = {
    city: "Oakland" as const,
    cuisines: [kitchen],
    name: "Twin Peaks Noodle",
    latitude: 37.81,
    longitude: -122.27,
  };
  const twins = [await makeRestaurant(db, twin), await makeRestaurant(db, { ...twin, latitude: 37.8101 })];
  for (const { id } of [shut, ...twins]) await makeEvidence(db, { restaurantId: id });

  const chosen = await entryIds((await createGuide(ctxFor(await author(), kitchen), input)).id);
  expect(chosen).toHaveLength(4);
  expect(chosen).toEqual(expect.arrayContaining(ids));
  expect(chosen.filter((id) => twins.some((place) => place.id === id))).toHaveLength(1);
});

test("invented ids are dropped, and the guide is filled up to three by rank", async () => {
  const { kitchen, ids } = await stock(5);
  const [known = ""] = ids.toReversed();
  const choose = async () => ({
    picks: ["invented-1", known, known, "invented-2"].map((placeId) => ({ placeId, reason: "" })),
    order: "",
  });
  const guide = await createGuide(ctxFor(await author(), kitchen, { selectPlaces: choose }), input);
  const chosen = await entryIds(guide.id);
  expect(chosen).toHaveLength(3);
  expect(chosen).toContain(known);
  expect(ids).toEqual(expect.arrayContaining(chosen));
});

test("when nothing fits, creation fails with a sentence and saves no guide", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  const georgian = makeConstraint({ values: ["Georgian"], label: "Georgian" });
  const parsePrompt = async () => scriptedIdea({ constraints: [georgian] });
  await expect(createGuide(ctxFor(user, kitchen, { parsePrompt }), input)).rejects.toMatchObject({
    code: "unprocessable",
    userMessage: expect.stringMatching(/^No place in Oakland that we know of fits “Georgian”/),
  });
  await expect(createGuide(ctxFor(user, "zzyzx"), input)).rejects.toMatchObject({ code: "unprocessable" });
  expect(await saved(user)).toBe(0);
});

test("a prompt that does not ask for food is refused with the curator's sentence", async () => {
  const user = await author();
  const parsePrompt = async () => ({ kind: "refused", message: "Tell us what you are hungry for." }) as const;
  await expect(createGuide(ctxFor(user, "any", { parsePrompt }), input)).rejects.toMatchObject({
    code: "unprocessable",
    userMessage: "Tell us what you are hungry for.",
  });
  expect(await saved(user)).toBe(0);
});

test("a prompt for another of our cities is refused with a way to ask there", async () => {
  const user = await author();
  const { kitchen } = await stock(3, { city: "Berkeley" });
  const refused = {
    kind: "refused",
    message: "That is in Berkeley.",
    reason: "somewhere else",
    city: "Berkeley",
  } as const;
  const parsePrompt: Curator["parsePrompt"] = async ({ city }) => (city === "Berkeley" ? scriptedIdea() : refused);
  await expect(createGuide(ctxFor(user, kitchen, { parsePrompt }), input)).rejects.toMatchObject({
    code: "unprocessable",
    userMessage: "That is in Berkeley. Make it in Berkeley: 3 places fit.",
    outcome: {
      name: "tooFew",
      data: {
        places: [],
        changes: [{ label: "Make it in Berkeley", placeCount: 3, wish: { city: "Berkeley", prompt: input.prompt } }],
      },
    },
  });
  expect(await saved(user)).toBe(0);
});

test("a guide without any grounded sentence is not saved", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  const writeEntry: Curator["writeEntry"] = async ({ brief, index }) => ({
    placeId: brief.picks[index]?.place.id ?? "",
    sentences: [{ text: "It won a Michelin star.", evidenceIds: [] }],
  });
  await expect(createGuide(ctxFor(user, kitchen, { writeEntry }), input)).rejects.toMatchObject({
    code: "unprocessable",
  });
  expect(await saved(user)).toBe(0);
});

const CALLS = ["parsePrompt", "planSearches", "selectPlaces", "writeEntry", "writeIntroduction"] as const;

test.each(CALLS)("an abort during %s saves nothing and makes no further call", async (call) => {
  const user = await author();
  const { kitchen } = await stock(3);
  const leaving = new AbortController();
  const called: string[] = [];
  const script = scriptedCurator();
  const plan = { id: "kitchen", query: kitchen, cuisines: [kitchen], areas: [], why: "" };
  const noting = {
    ...script,
    ...Object.fromEntries(
      CALLS.map((name) => [
        name,
        async (...args: unknown[]) => {
          called.push(name);
          if (name === call) leaving.abort();
          if (name === "planSearches") return [plan];
          return (script[name] as (...args: unknown[]) => unknown)(...args);
        },
      ]),
    ),
  } as Curator;

  const making = createGuide(ctxFor(user, kitchen, noting, leaving.signal), input);
  await expect(making).rejects.toMatchObject({ code: "cancelled" });
  expect(called.at(-1)).toBe(call);
  expect(await saved(user)).toBe(0);
  const [creation] = await db.select().from(guideCreations).where(eq(guideCreations.userId, user.id));
  expect(creation?.endedAt).toBeInstanceOf(Date);
});

test("an abort during the search, the research or just before saving saves nothing", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  for (const last of ["search", "research", "introduction"] as const) {
    const leaving = new AbortController();
    const ctx = ctxFor(user, kitchen, {}, leaving.signal);
    const { places } = ctx.providers;
    const leavingPlaces = {
      ...places,
      search: async (...args: Parameters<typeof places.search>) => {
        if (last === "search") leaving.abort();
        return places.search(...args);
      },
      research: async (...args: Parameters<typeof places.research>) => {
        if (last === "research") leaving.abort();
        return places.research(...args);
      },
    };
    const listeners = {
      onProgress: ({ type }: GuideProgress) => {
        if (type === last) leaving.abort();
      },
    };
    const providers = { ...ctx.providers, places: leavingPlaces };
    await expect(createGuide({ ...ctx, providers }, input, { listeners })).rejects.toMatchObject({
      code: "cancelled",
    });
  }
  expect(await saved(user)).toBe(0);
});

test("a call that fails because of the abort is reported as cancelled", async () => {
  const leaving = new AbortController();
  const parsePrompt = async () => {
    leaving.abort();
    throw new DOMException("This operation was aborted", "AbortError");
  };
  const making = createGuide(ctxFor(await author(), "any", { parsePrompt }, leaving.signal), input);
  await expect(making).rejects.toMatchObject({ code: "cancelled" });
});

test("a failing curator leaves nothing behind but its place in the hourly count", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  const writeOpening = async () => {
    throw new Error("the model is away");
  };
  await expect(createGuide(ctxFor(user, kitchen, { writeIntroduction: writeOpening }), input)).rejects.toThrow(
    "the model is away",
  );
  expect(await saved(user)).toBe(0);
  expect(await db.$count(guideCreations, eq(guideCreations.userId, user.id))).toBe(1);
});
