import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { adminActions, guideEntries, restaurants, type users } from "@/db/schema";
import { makeAdmin, makeEvidence, makeRestaurant } from "@/db/testing";
import type { Curator } from "../../../providers/curator";
import { cataloguePlaces } from "../../../providers/places/catalogue";
import { makeCtx } from "../../../testing/make-ctx";
import { scriptedCurator, scriptedIdea } from "../../../testing/scripted-curator";
import { createGuide } from "../../create";
import { listFlags } from "../list-flags";

type Person = typeof users.$inferSelect;

export const NOW = new Date("2026-03-04T20:00:00Z");
export const WISH = { city: "Oakland", prompt: "handmade pasta" } as const;
export const sized = (size: number, idea = {}) => ({ readWish: async () => scriptedIdea({ size, ...idea }) });

/** An editor's desk over restaurants of kitchens that no other test finds. */
export async function openDesk(db: Database) {
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
    const ctx = makeCtx(db, { user, now: NOW, providers: { curator, places: cataloguePlaces(db) } });
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
    const ctx = { ...as(author ?? admin, sized(size)), ...(author ? {} : { user: null }) };
    const { id } = await createGuide(ctx, WISH);
    const entries = await entriesOf(id);
    return { id, entries, first: entries[0] ?? "", second: entries[1] ?? "" };
  }

  const change = (id: string, set: Partial<typeof restaurants.$inferInsert>) =>
    db.update(restaurants).set(set).where(eq(restaurants.id, id));

  return {
    ...{ admin, newKitchen, as, stock, entriesOf, guideOf, change },
    close: (id: string) => change(id, { status: "closed" }),
    inKitchen: async () => (await db.select().from(restaurants)).filter(({ cuisines }) => cuisines.includes(kitchen)),
    flagsIn: async (guideId: string) => (await listFlags(as(admin))).flags.filter(({ guide }) => guide.id === guideId),
    actionsOn: async (id: string) =>
      (await db.select().from(adminActions).where(eq(adminActions.subjectId, id))).map(({ action }) => action),
  };
}
