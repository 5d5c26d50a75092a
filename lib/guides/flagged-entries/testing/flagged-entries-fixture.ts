import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { adminActions, guideEntries, restaurants, type users } from "@/db/schema";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import type { Curator } from "@/lib/ports/curator";
import { makeAdmin, makeEvidence, makeRestaurant } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { createGuide } from "../../create";
import { listFlaggedEntries } from "../list-flagged-entries";

type Person = typeof users.$inferSelect;

export const NOW = new Date("2026-03-04T20:00:00Z");
export const GUIDE_INPUT = { city: "Oakland", prompt: "handmade pasta" } as const;
export const readsIdeaOfSize = (size: number, idea = {}) => ({
  parsePrompt: async () => scriptedIdea({ size, ...idea }),
});

/** Restaurants with cuisines that no other test finds, and an editor who settles their flags. */
export async function makeFlaggedEntriesFixture(db: Database) {
  const admin = await makeAdmin(db);
  let kitchen = "";

  /** From here on the test has restaurants of its own. */
  const newKitchen = () => {
    kitchen = randomUUID().replaceAll("-", "");
  };
  newKitchen();

  function as(user: Person, replaced: Partial<Curator> = {}) {
    const plan = { id: "kitchen", query: kitchen, cuisines: [kitchen], areas: [], why: "" };
    const curator = scriptedCurator({ planSearches: async () => [plan], ...replaced });
    const places = cataloguePlaces(db);
    const ctx = makeCtx(db, {
      user,
      now: NOW,
      providers: { curator, places, embedded: { curator, themeReader: curator, places } },
    });
    if (!ctx.user) throw new Error("nobody is signed in");
    return { ...ctx, user: ctx.user };
  }

  /** Restaurants of the test's own kitchen, each with evidence. */
  async function stock(count: number, row: Parameters<typeof makeRestaurant>[1] = {}) {
    const made = [];
    for (let i = 0; i < count; i += 1) {
      const place = await makeRestaurant(db, { city: "Oakland", cuisines: [kitchen], searchText: kitchen, ...row });
      await makeEvidence(db, { restaurantId: place.id });
      made.push(place);
    }
    return made;
  }

  async function entriesOf(guideId: string) {
    const rows = await db
      .select()
      .from(guideEntries)
      .where(eq(guideEntries.guideId, guideId))
      .orderBy(asc(guideEntries.position));
    return rows.map(({ restaurantId }) => restaurantId);
  }

  /** A guide of `size` out of `stocked` places, as the pipeline makes it. */
  async function guideOf(size: number, stocked: number, author: Person | null = null) {
    await stock(stocked);
    const ctx = { ...as(author ?? admin, readsIdeaOfSize(size)), ...(author ? {} : { user: null }) };
    const { id } = await createGuide(ctx, GUIDE_INPUT);
    const entries = await entriesOf(id);
    return { id, entries, first: entries[0] ?? "", second: entries[1] ?? "" };
  }

  const change = (id: string, set: Partial<typeof restaurants.$inferInsert>) =>
    db.update(restaurants).set(set).where(eq(restaurants.id, id));

  return {
    admin,
    newKitchen,
    as,
    stock,
    entriesOf,
    guideOf,
    change,
    close: (id: string) => change(id, { status: "closed" }),
    inKitchen: async () => (await db.select().from(restaurants)).filter(({ cuisines }) => cuisines.includes(kitchen)),
    flagsIn: async (guideId: string) =>
      (await listFlaggedEntries(as(admin))).flags.filter(({ guide }) => guide.id === guideId),
    actionsOn: async (id: string) =>
      (await db.select().from(adminActions).where(eq(adminActions.subjectId, id))).map(({ action }) => action),
  };
}
