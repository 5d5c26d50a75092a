import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guideEntries, guides } from "@/db/schema";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import type { Curator } from "@/lib/ports/curator";
import { makeEvidence, makeRestaurant, makeUser } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedCurator } from "@/lib/testing/scripted-curator";

type Person = Awaited<ReturnType<typeof makeUser>>;

/** What tests of creations need: an author, restaurants that no other test finds, and a curator that looks for these. */
export const creationFixture = (db: Database) => ({
  author: async (): Promise<Person> => makeUser(db),

  /** `count` restaurants of a kitchen that no other test finds. */
  stock: async (count: number, row: Parameters<typeof makeRestaurant>[1] = {}) => {
    // Nothing alike: the search finds words by their likeness, and a run of digits is a word of its own there.
    const kitchen = randomUUID().replaceAll(/[\d-]/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
    const places = [];
    for (let i = 0; i < count; i += 1) {
      const place = await makeRestaurant(db, { city: "Oakland", cuisines: [kitchen], searchText: kitchen, ...row });
      await makeEvidence(db, { restaurantId: place.id });
      places.push(place);
    }
    return { kitchen, places, ids: places.map(({ id }) => id) };
  },

  ctxFor: (user: Person | null, kitchen: string, replaced: Partial<Curator> = {}, signal?: AbortSignal) => {
    const plan = { id: "kitchen", query: kitchen, cuisines: [kitchen], areas: [], why: "" };
    const curator = scriptedCurator({ planSearches: async () => [plan], ...replaced });
    return makeCtx(db, { user, providers: { curator, places: cataloguePlaces(db) }, ...(signal && { signal }) });
  },

  saved: (user: Person) => db.$count(guides, eq(guides.authorId, user.id)),

  entryIds: async (guideId: string) => {
    const rows = await db.select().from(guideEntries).where(eq(guideEntries.guideId, guideId));
    return rows.map(({ restaurantId }) => restaurantId);
  },
});
