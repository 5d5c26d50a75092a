import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { editions, guides } from "@/db/schema";
import { SAMPLE_SENDER_INFO as senderInfo } from "@/emails/_components/sample-sender-info";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { Providers } from "@/lib/ports/context";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { openEdition } from "./open-edition";
import { prepareEdition } from "./prepare-edition";

const { db } = await testDb();
await seedCatalogue(db);
const now = new Date("2026-11-19T16:00:00Z");
const providers = { curator: houseCurator(), places: cataloguePlaces(db), senderInfo } as Providers;
const ctx = makeCtx(db, { now, providers });

test("two processes that prepare an edition at once give it one guide, and leave no other", async () => {
  const edition = await openEdition(ctx, { city: "Oakland", week: "2026-11-19" });
  const prepared = await Promise.all(Array.from({ length: 3 }, () => prepareEdition(ctx, edition)));
  expect(new Set(prepared.map(({ guideId }) => guideId)).size).toBe(1);
  expect(new Set(prepared.map(({ message }) => message?.html)).size).toBe(1);
  expect(await db.select({ id: guides.id, isAdminOnly: guides.isAdminOnly }).from(guides)).toEqual([
    { id: prepared[0]?.guideId, isAdminOnly: false },
  ]);
});

test("a process that dies when its guide is saved leaves it to the edition, still unseen", async () => {
  const edition = await openEdition(ctx, { city: "Berkeley", week: "2026-11-19" });
  const dying = makeCtx(db, {
    now,
    providers: {
      ...providers,
      get senderInfo(): never {
        throw new Error("killed");
      },
    },
  });
  await expect(prepareEdition(dying, edition)).rejects.toThrow("killed");
  const [held] = await db.select().from(editions).where(eq(editions.id, edition.id));
  expect(held).toMatchObject({ message: null, guideId: expect.any(String) });
  const [guide] = await db.select().from(guides).where(eq(guides.city, "Berkeley"));
  expect(guide).toMatchObject({ id: held?.guideId, isAdminOnly: true });
  const prepared = await prepareEdition(ctx, await openEdition(ctx, { city: "Berkeley", week: "2026-11-19" }));
  expect(prepared).toMatchObject({ guideId: held?.guideId, state: "sending" });
  expect(await db.$count(guides, eq(guides.city, "Berkeley"))).toBe(1);
});
