import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guideGenerations } from "@/db/schema";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import type { Selections } from "@/lib/contracts/stages";
import type { SessionUser } from "@/lib/core/session-user";
import type { Curator } from "@/lib/ports/curator";
import { makeAdmin, makeEvidence, makeRestaurant, type makeUser } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeConstraint } from "@/lib/testing/make-place";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";

export const guideInput = { city: "Oakland", prompt: "handmade pasta, not too loud" } as const;

type Person = Awaited<ReturnType<typeof makeUser>>;
type CallCounts = Partial<Record<keyof Curator, number>>;
type Options = { overrides?: Partial<Curator>; signal?: AbortSignal };

/** A kitchen of its own with five places, an administrator, and a curator that counts its calls. */
export async function makeDebugFixture(
  db: Database,
  { overrides = {}, signal = new AbortController().signal }: Options = {},
) {
  const kitchen = randomUUID().replaceAll("-", "");
  const places = [];
  for (const [i, letter] of [..."ABCDE"].entries()) {
    const row = { name: `Trattoria ${letter}`, latitude: 37.8 + i / 100 };
    const place = await makeRestaurant(db, { city: "Oakland", cuisines: [kitchen], searchText: kitchen, ...row });
    await makeEvidence(db, { restaurantId: place.id });
    places.push(place);
  }
  const calls: CallCounts = {};
  const plan = { id: "kitchen", query: kitchen, cuisines: [kitchen], areas: [], why: "" };
  const script = scriptedCurator({
    parsePrompt: async () =>
      scriptedIdea({ size: 3, constraints: [makeConstraint({ values: [kitchen], label: "pasta" })] }),
    planSearches: async () => [plan],
    ...overrides,
  });
  const curator = new Proxy(script, {
    get: (methods, name: keyof Curator) => {
      if (name === "name" || name === "promptChecker") return methods[name];
      return (...args: unknown[]) => {
        calls[name] = (calls[name] ?? 0) + 1;
        return (methods[name] as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
  const admin = await makeAdmin(db);
  const ctxOf = (user: Person) => {
    const ctx = makeCtx(db, { user, signal, providers: { curator, places: cataloguePlaces(db) } });
    return { ...ctx, user: ctx.user as SessionUser };
  };
  return { kitchen, places, ids: places.map(({ id }) => id), calls, admin, ctx: ctxOf(admin), ctxOf };
}

export const generationOf = async (db: Database, guideId: string) => {
  const [row] = await db.select().from(guideGenerations).where(eq(guideGenerations.guideId, guideId));
  if (!row) throw new Error("There is no record.");
  return row;
};
export const picksOf = (selections: Selections | null) => (selections?.picks ?? []).map(({ placeId }) => placeId);
