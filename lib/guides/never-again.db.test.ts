import { afterAll, beforeAll, expect, test } from "vitest";
import { builtInCatalogue } from "@/db/catalogue/built-in";
import { importCatalogue } from "@/db/catalogue/import";
import { makeStatus, makeUser, testDb } from "@/db/testing";
import { type StandIn, startStandIn } from "@/e2e/stand-ins/openai";
import type { Curator } from "../providers/curator";
import { houseCurator } from "../providers/curator/house";
import { curatorOver } from "../providers/curator/model";
import { compatibleModel } from "../providers/curator/model/language-model";
import { cataloguePlaces } from "../providers/places/catalogue";
import { makeCtx } from "../testing/make-ctx";
import { createGuide } from "./create";
import { getPublicGuide } from "./get";

const WISH = { city: "Oakland", prompt: "cosy Italian dinner for a date, not too loud" } as const;
const PATIENCE = { callMs: 10_000, retries: 2, backoffMs: 5, longestWaitMs: 100 };

const { db } = await testDb();
let standIn: StandIn;

beforeAll(async () => {
  await importCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === WISH.city),
  );
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

const CURATORS: [string, () => Curator][] = [
  ["a model", () => curatorOver(compatibleModel("a-key", standIn.url, "stand-in"), PATIENCE)],
  ["the house curator", () => houseCurator()],
];

test.each(CURATORS)(
  "the same wish, made by %s, never brings back what its author marked never again",
  async (_, make) => {
    const user = await makeUser(db);
    const ctx = makeCtx(db, { user, providers: { curator: make(), places: cataloguePlaces(db) } });
    const held = async () => {
      const { entries } = await getPublicGuide(ctx, (await createGuide(ctx, WISH)).id);
      return entries.map(({ restaurant }) => restaurant);
    };
    const first = await held();
    const unwanted = first.slice(0, 2);
    expect(unwanted).toHaveLength(2);
    for (const { id } of unwanted) {
      await makeStatus(db, { userId: user.id, restaurantId: id, status: "never_again" });
    }
    standIn.calls.length = 0;
    const second = await held();
    expect(second.length).toBeGreaterThan(0);
    for (const { id, name } of unwanted) {
      expect(second.map((place) => place.id)).not.toContain(id);
      expect(JSON.stringify(standIn.calls.filter((call) => call.name === "choose"))).not.toContain(name);
    }
  },
);
