import { expect, test } from "vitest";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { countTraits } from "./count-traits";
import { getTasteLine } from "./get-taste-line";

const { db } = await testDb();
const ctxOf = (user: { id: string; username: string; isAdmin: boolean }) => {
  const ctx = makeCtx(db, { user });
  if (ctx.user === null) throw new Error("A reader is needed.");
  return { ...ctx, user: ctx.user };
};

async function mark(userId: string, count: number, status: UserStatus): Promise<void> {
  for (let at = 0; at < count; at++) {
    const place = await makeRestaurant(db, { cuisines: ["Burmese"], neighbourhood: "Inner Richmond" });
    await makeStatus(db, { userId, restaurantId: place.id, status });
  }
}

test("a reader's line comes from their own marks, against the catalogue of those cities", async () => {
  const [reader, other] = [await makeUser(db), await makeUser(db)];
  for (let at = 0; at < 40; at++) await makeRestaurant(db, { cuisines: ["Thai"], neighbourhood: "Mission" });
  await makeRestaurant(db, { cuisines: ["Burmese"], city: "Oakland", neighbourhood: "Chinatown" });
  await mark(reader.id, 4, "love");
  expect((await getTasteLine(ctxOf(reader))).text).toContain("Burmese cooking and the Inner Richmond");
  const { text, traits } = await getTasteLine(ctxOf(other));
  expect(text).toContain("four places");
  expect(traits).toEqual([]);
});

test("counts described places by city, and no listed ones", async () => {
  await makeRestaurant(db, { city: "Berkeley", cuisines: ["Thai"], vibes: ["quiet"], town: "Berkeley" });
  await makeRestaurant(db, { city: "Berkeley", cuisines: ["Thai", "Laotian"] });
  const listed = { source: "listed" as const, listedBy: "Alameda County", lastSeenOn: "2026-03-01" };
  await makeRestaurant(db, { city: "Berkeley", cuisines: ["Thai"], ...listed });
  const counted = await countTraits({ db }, ["Berkeley"], ["cuisine:Thai", "vibe:quiet", "area:Berkeley/Berkeley"]);
  expect(counted.get("Berkeley")).toEqual({
    places: 2,
    withTrait: new Map([
      ["cuisine:Thai", 2],
      ["vibe:quiet", 1],
      ["area:Berkeley/Berkeley", 1],
    ]),
  });
});
