import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { makeEvidence, makeGuide, makeRestaurant, makeStatus, makeUser } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { findPlace } from "./find-place";

const { db } = await testDb();
const ctx = makeCtx(db);

test("a place has its notes with their sources, and every public guide that names it", async () => {
  const { id } = await makeRestaurant(db, { dishes: [{ name: "roast crab", detail: null }] });
  const note = await makeEvidence(db, { restaurantId: id });
  await makeEvidence(db, { restaurantId: id, about: "review", source: "Google review", keptUntil: new Date() });
  const readers = await makeGuide(db, { restaurantIds: [id] });
  const weekly = await makeGuide(db, { restaurantIds: [id], isEmailGuide: true, createdAt: new Date("2026-01-01") });
  await makeGuide(db, { restaurantIds: [id], isAdminOnly: true });
  const place = await findPlace(ctx, id, null);
  expect(place?.dishes).toEqual([{ name: "roast crab", detail: null }]);
  expect(place?.notes.map((each) => [each.id, each.source])).toEqual([[note.id, "House catalog"]]);
  expect(place?.guides.map((each) => each.id)).toEqual([weekly.id, readers.id]);
  expect(place?.restaurant).not.toHaveProperty("userStatus");
  expect(place?.position).toBeNull();
  expect(await findPlace(ctx, "no-such-place", null)).toBeNull();
});

test("what the head of the page says is not told again below", async () => {
  const { id, address } = await makeRestaurant(db, { cuisines: ["Thai"], meals: ["lunch"], vibes: ["casual"] });
  await makeEvidence(db, { restaurantId: id, about: "facts", text: "All of it." });
  const [facts] = (await findPlace(ctx, id, null))?.notes ?? [];
  expect(facts?.text).toMatch(/We know it as casual/);
  expect(facts?.text).not.toMatch(new RegExp(`${address}|Thai|unch`));
  const plain = await makeRestaurant(db, { vibes: [], goodFor: [], diets: [], features: [], foundedIn: null });
  await makeEvidence(db, { restaurantId: plain.id, about: "facts", text: "All of it." });
  expect((await findPlace(ctx, plain.id, null))?.notes).toEqual([]);
});

test("a reader sees their own status and nobody else's", async () => {
  const { id } = await makeRestaurant(db);
  const [ana, bo] = [await makeUser(db), await makeUser(db)];
  const secret = await makeGuide(db, { isAdminOnly: true });
  await makeStatus(db, { userId: ana.id, restaurantId: id, status: "love", originGuideId: secret.id });
  expect((await findPlace(ctx, id, ana))?.restaurant).toMatchObject({ userStatus: "love", discoveredFromGuide: null });
  expect((await findPlace(ctx, id, bo))?.restaurant).toMatchObject({ userStatus: null, discoveredFromGuide: null });
});

test("what readers also keep takes three who keep both, and open places", async () => {
  const [here, loved, rare, refused, closed] = await Promise.all([
    makeRestaurant(db),
    makeRestaurant(db),
    makeRestaurant(db),
    makeRestaurant(db),
    makeRestaurant(db, { status: "closed" }),
  ]);
  for (let reader = 0; reader < 3; reader++) {
    const { id: userId } = await makeUser(db);
    await makeStatus(db, { userId, restaurantId: here.id, status: "interested" });
    await makeStatus(db, { userId, restaurantId: loved.id, status: "love" });
    await makeStatus(db, { userId, restaurantId: closed.id, status: "love" });
    await makeStatus(db, { userId, restaurantId: refused.id, status: "never_again" });
    if (reader < 2) await makeStatus(db, { userId, restaurantId: rare.id, status: "like" });
  }
  expect((await findPlace(ctx, here.id, null))?.alsoKept.map(({ id }) => id)).toEqual([loved.id]);
  expect((await findPlace(ctx, rare.id, null))?.alsoKept).toEqual([]);
});
