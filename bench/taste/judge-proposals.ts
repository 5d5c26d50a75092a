import type { Database } from "@/db/client";
import { restaurantStatuses } from "@/db/schema";
import { DAY_MS } from "@/lib/core/durations";
import { listThree } from "@/lib/taste/list-three";
import type { TastePlace } from "@/lib/taste/trait";
import { makeUser } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { inventReaders } from "./invent-readers";

const READERS = 40;
const DAYS = 30;
const START = new Date("2026-11-01T20:00:00Z");
const SHARED_AT_LEAST = 0.9;
const DISTINCT_AT_LEAST = 9;

const common = (some: readonly string[], others: readonly string[]): number =>
  some.filter((value) => others.includes(value)).length;

/** A cuisine, or two of what else a place is: judged apart from the code that proposes. */
const isAlike = (a: TastePlace, b: TastePlace): boolean =>
  common(a.cuisines, b.cuisines) > 0 ||
  Number(a.area === b.area) + common(a.vibes, b.vibes) + Number(a.priceLevel === b.priceLevel) >= 2;

const hasNeverPair = (a: TastePlace, never: TastePlace): boolean =>
  (a.city === never.city && a.area === never.area && common(a.cuisines, never.cuisines) > 0) ||
  (a.cuisines[0] === never.cuisines[0] && common(a.vibes, never.vibes) >= 2);

/** Thirty days of proposals for made-up readers: what they share with loved places, and how much they vary. */
export async function judgeProposals(db: Database, places: readonly TastePlace[]): Promise<boolean> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const totals = { proposals: 0, alike: 0, ofCuisine: 0, byChance: 0, never: 0, distinct: 0, repeated: 0, days: 0 };
  for (const { marks } of inventReaders(places, READERS)) {
    const user = { ...(await makeUser(db)), sessionId: "none" };
    const rows = [...marks].map(([restaurantId, status]) => ({
      userId: user.id,
      restaurantId,
      status,
      updatedAt: START,
    }));
    await db.insert(restaurantStatuses).values(rows);
    const withStatus = (...wanted: string[]) =>
      [...marks].flatMap(([id, status]) => (wanted.includes(status) ? (byId.get(id) ?? []) : []));
    const [loved, never] = [withStatus("love", "like"), withStatus("never_again")];
    const seen = new Set<string>();
    let before = "";
    for (let day = 1; day <= DAYS; day++) {
      const now = new Date(START.getTime() + day * DAY_MS);
      const { proposals } = await listThree({ ...makeCtx(db, { now }), user });
      const chosen = proposals.flatMap(({ restaurant }) => byId.get(restaurant.id) ?? []);
      const ids = chosen.map(({ id }) => id).toSorted();
      totals.days++;
      if (ids.join() === before) totals.repeated++;
      before = ids.join();
      for (const place of chosen) {
        seen.add(place.id);
        totals.proposals++;
        if (loved.some((mark) => isAlike(place, mark))) totals.alike++;
        if (loved.some((mark) => common(place.cuisines, mark.cuisines) > 0)) totals.ofCuisine++;
        if (never.some((mark) => hasNeverPair(place, mark))) totals.never++;
      }
    }
    totals.distinct += seen.size;
    const city = loved[0]?.city;
    const others = places.filter((place) => place.city === city && !marks.has(place.id));
    const alikeByChance = others.filter((place) => loved.some((mark) => common(place.cuisines, mark.cuisines) > 0));
    totals.byChance += alikeByChance.length / others.length / READERS;
  }
  return report(totals);
}

function report(totals: Record<string, number>): boolean {
  const {
    proposals = 0,
    alike = 0,
    ofCuisine = 0,
    byChance = 0,
    never = 0,
    distinct = 0,
    repeated = 0,
    days = 1,
  } = totals;
  const checks: [string, number, string, boolean][] = [
    [
      "share a cuisine or two traits with a loved place",
      alike / proposals,
      `at least ${SHARED_AT_LEAST}`,
      alike / proposals >= SHARED_AT_LEAST,
    ],
    ["have what a never again has", never, "none", never === 0],
    [
      "distinct places a reader sees in 30 days",
      distinct / READERS,
      `at least ${DISTINCT_AT_LEAST}`,
      distinct / READERS >= DISTINCT_AT_LEAST,
    ],
  ];
  console.log(
    `     ${proposals} proposals to ${READERS} readers over ${DAYS} days (${(proposals / days).toFixed(2)} a day)`,
  );
  for (const [what, value, target, isMet] of checks)
    console.log(`${isMet ? "ok  " : "MISS"} ${what}: ${Number(value.toFixed(3))}, ${target}`);
  console.log(
    `     share a cuisine with a loved place: ${(ofCuisine / proposals).toFixed(3)}; of places by chance ${byChance.toFixed(3)}`,
  );
  console.log(`     days with the same three as the day before: ${(repeated / days).toFixed(3)}`);
  return checks.every(([, , , isMet]) => isMet);
}
