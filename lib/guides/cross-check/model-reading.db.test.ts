import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { guideGenerations } from "@/db/schema";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { compatibleModel } from "@/lib/adapters/openai/language-model";
import { curatorFromModel } from "@/lib/adapters/openai/openai-curator";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { readStageOutput } from "@/lib/contracts/stages";
import type { PromptReader } from "@/lib/ports/curator";
import { makeUser, testDb } from "@/lib/testing/database";
import { type FakeOpenAi, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { makeCtx } from "@/lib/testing/make-ctx";
import { createGuide } from "../create";
import { holds, sketchReading } from "./testing/sketch";

const CITY = "Oakland";
const PATIENCE = { timeoutMs: 10_000, retries: 0, backoffMs: 5, waitMaxMs: 100 };

const { db } = await testDb();
let model: FakeOpenAi;

beforeAll(async () => {
  await seedCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === CITY),
  );
  model = await startFakeOpenAi();
});
afterAll(() => model.close());
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  model.behave = () => ({});
});

type ModelConstraint = { quote: string; role: string; type: string; field: string; values: string[] };

/** Makes a guide of a prompt that the model reads as is said, and returns what was stored of it. */
async function create(
  prompt: string,
  recognized: ModelConstraint[],
  promptChecker: PromptReader = houseCurator(),
  size?: number,
) {
  const constraints = recognized.map((constraint) => ({ ...constraint, isHard: true }));
  const reading = {
    kind: "food_request",
    title: "A table in Oakland",
    angle: "One evening.",
    unknowns: [],
    unsure: [],
  };
  model.behave = ({ name }) =>
    name === "parse_prompt" ? { completion: { ...reading, constraints, size: size ?? null } } : {};
  const curator = curatorFromModel(compatibleModel("a-key", model.url, "stand-in"), promptChecker, PATIENCE);
  const providers = { curator, places: cataloguePlaces(db) };
  const { id } = await createGuide(makeCtx(db, { user: await makeUser(db), providers }), { city: CITY, prompt });
  const [record] = await db.select().from(guideGenerations).where(eq(guideGenerations.guideId, id));
  const idea = readStageOutput("idea", record?.idea);
  const selections = readStageOutput("selections", record?.selections);
  if (idea?.kind !== "idea" || !selections) throw new Error("The guide's record can't be read.");
  return { idea, guarded: idea.guarded ?? [], verdicts: selections.picks.flatMap(({ verdicts }) => verdicts) };
}

const dish = (role: string, quote: string, value = quote) => ({
  quote,
  role,
  type: "dish",
  field: "dish",
  values: [value],
});
const cuisine = (role: string, quote: string) => ({ quote, role, type: "cuisine", field: "cuisine", values: [quote] });

test("a deadly food that the model calls a wish is in no pick, and told", async () => {
  const { idea, guarded, verdicts } = await create("Shellfish sends me to the hospital. Mexican, please", [
    dish("want", "Shellfish"),
    cuisine("want", "Mexican"),
  ]);
  expect(["danger shellfish", "not wanted shellfish", "wanted Mexican"].filter((claim) => !holds(idea, claim))).toEqual(
    [],
  );
  expect(guarded).toEqual([expect.stringMatching(/^The model took “.*shellfish.*” for a wish/i)]);
  const ofShellfish = verdicts.filter(({ label }) => label === "no shellfish");
  expect(ofShellfish.length).toBeGreaterThan(0);
  expect(ofShellfish.every(({ verdict, isDietary }) => verdict !== "unmet" && isDietary)).toBe(true);
});

test("an allergy that the model drops is kept, and told", async () => {
  const { idea, guarded, verdicts } = await create("Mexican dinner, but my son is allergic to peanuts", [
    cuisine("want", "Mexican"),
  ]);
  expect(holds(idea, "danger peanuts")).toBe(true);
  expect(idea.unknowns.join()).toMatch(/allergy|altogether/);
  expect(guarded).toEqual([expect.stringMatching(/left out .*avoided as a danger\.$/)]);
  expect(verdicts.some(({ isDietary }) => isDietary)).toBe(true);
});

test("a refusal that the model inverts is avoided, and told", async () => {
  const { idea, guarded } = await create("Hard pass on pizza, we want noodles", [
    cuisine("want", "Pizza"),
    cuisine("want", "Noodles"),
  ]);
  expect(["avoided Pizza", "not wanted Pizza", "wanted Noodles"].filter((claim) => !holds(idea, claim))).toEqual([]);
  expect(guarded).toEqual([expect.stringMatching(/“Pizza” for a wish, the rules took it for a refusal/)]);
});

test("numbers that the model invents are the rules', and told", async () => {
  const { idea, guarded } = await create(
    "Cheap tacos for the four of us",
    [
      dish("want", "tacos"),
      { quote: "over $100", role: "want", type: "price", field: "price", values: ["4"] },
      { quote: "a table for 12", role: "want", type: "party", field: "keyword", values: ["a table for 12"] },
    ],
    houseCurator(),
    2,
  );
  expect(["price 1|2", "not wanted a table for 12", "wanted tacos"].filter((claim) => !holds(idea, claim))).toEqual([]);
  expect(holds(idea, "size 2")).toBe(false);
  expect(guarded).toHaveLength(3);
});

test("words that the model quotes and nobody wrote are told nowhere", async () => {
  const { idea } = await create("Pizza tonight", [
    cuisine("want", "Pizza"),
    { ...dish("nice", "duck confit"), field: "keyword" },
  ]);
  expect(idea.readings?.map(({ quote }) => quote)).toEqual(["Pizza"]);
});

test("background that the model calls a wish is none, and told", async () => {
  const house = houseCurator();
  const promptChecker: PromptReader = {
    parsePrompt: async (input, ctx) => {
      const idea = await house.parsePrompt(input, ctx);
      const sushi = sketchReading({ quote: "sushi", start: 7, role: "background", outcome: "ignored", label: "sushi" });
      return idea.kind === "idea" ? { ...idea, readings: [sushi] } : idea;
    },
  };
  const { idea, guarded } = await create(
    "We had sushi yesterday; tonight Ethiopian",
    [{ ...cuisine("want", "sushi"), values: ["Sushi"] }, cuisine("want", "Ethiopian")],
    promptChecker,
  );
  expect(["not wanted Sushi", "wanted Ethiopian"].filter((claim) => !holds(idea, claim))).toEqual([]);
  expect(idea.readings).toContainEqual(expect.objectContaining({ quote: "sushi", outcome: "not understood" }));
  expect(guarded).toEqual([expect.stringMatching(/mere background: it is not understood/)]);
});
