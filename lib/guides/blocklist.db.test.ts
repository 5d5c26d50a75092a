import { afterAll, beforeAll, expect, test } from "vitest";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { compatibleModel } from "@/lib/adapters/openai/language-model";
import { curatorFromModel } from "@/lib/adapters/openai/openai-curator";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { Curator } from "@/lib/ports/curator";
import { makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { type FakeOpenAi, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { makeCtx } from "@/lib/testing/make-ctx";
import { createGuide } from "./create";
import { getPublicGuide } from "./get";

const INPUT = { city: "Oakland", prompt: "cosy Italian dinner for a date, not too loud" } as const;
const PATIENCE = { timeoutMs: 10_000, retries: 2, backoffMs: 5, waitMaxMs: 100 };

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

const CURATORS: [string, () => Curator][] = [
  ["a model", () => curatorFromModel(compatibleModel("a-key", openAi.url, "stand-in"), houseCurator(), PATIENCE)],
  ["the house curator", () => houseCurator()],
];

test.each(CURATORS)("the same prompt, with %s, never returns a place that its author blocked", async (_, make) => {
  const user = await makeUser(db);
  const ctx = makeCtx(db, { user, providers: { curator: make(), places: cataloguePlaces(db) } });
  const held = async () => {
    const { entries } = await getPublicGuide(ctx, (await createGuide(ctx, INPUT)).id);
    return entries.map(({ restaurant }) => restaurant);
  };
  const first = await held();
  const unwanted = first.slice(0, 2);
  expect(unwanted).toHaveLength(2);
  for (const { id } of unwanted) {
    await makeStatus(db, { userId: user.id, restaurantId: id, status: "never_again" });
  }
  openAi.calls.length = 0;
  const second = await held();
  expect(second.length).toBeGreaterThan(0);
  for (const { id, name } of unwanted) {
    expect(second.map((place) => place.id)).not.toContain(id);
    expect(JSON.stringify(openAi.calls.filter((call) => call.name === "choose"))).not.toContain(name);
  }
});
