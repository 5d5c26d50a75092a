import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, placeReports, restaurants } from "@/db/schema";
import { ReportInput, SettleReportsInput } from "@/lib/contracts/report";
import { makeAdmin, makeGuide, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { listReports } from "./list";
import { reportPlace } from "./report-place";
import { settleReports } from "./settle";

const { db } = await testDb();
const [admin, reader] = [await makeAdmin(db), await makeUser(db)];
const deriveToken = (words: string) => `sealed ${words}`;
const from = (clientAddress: string, more = {}) => makeCtx(db, { clientAddress, providers: { deriveToken }, ...more });
const as = (user: typeof admin) => {
  const ctx = makeCtx(db, { user });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ...ctx, user: ctx.user };
};
let addresses = 0;
const somebody = () => from(`10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`);

async function told(row: Parameters<typeof makeGuide>[1] = {}) {
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db, { ...row, restaurantIds: [place.id] });
  return { place, guide, said: { restaurantId: place.id, guideId: guide.id } };
}
const reportOn = async (id: string) =>
  (await listReports(as(admin))).reports.find(({ restaurant }) => restaurant.id === id);

test("what visitors report waits on the desk: one voice per client address, each kind counted, words as they were", async () => {
  const { place, guide, said } = await told();
  const [ana, ben] = [somebody(), somebody()];
  await reportPlace(ana, { ...said, kind: "closed", words: null });
  await reportPlace(ana, { ...said, kind: "closed", words: "<b>The door was bricked up</b>" });
  await reportPlace(ana, { ...said, kind: "closed", words: null });
  await reportPlace(ana, { ...said, kind: "phone", words: null });
  await reportPlace(ben, { ...said, kind: "closed", words: null });
  expect(await reportOn(place.id)).toMatchObject({
    restaurant: { name: place.name, isOpen: true },
    readers: 2,
    kinds: [
      { kind: "closed", readers: 2 },
      { kind: "phone", readers: 1 },
    ],
    words: [{ kind: "closed", words: "<b>The door was bricked up</b>" }],
    guides: [{ id: guide.id }],
  });
  const kept = await db.select().from(placeReports).where(eq(placeReports.restaurantId, place.id));
  expect(JSON.stringify(kept.map(({ reporter }) => reporter))).toContain("sealed");
});

test("the same at once counts once", async () => {
  const { place, said } = await told();
  const ctx = somebody();
  await Promise.all(Array.from({ length: 6 }, () => reportPlace(ctx, { ...said, kind: "closed", words: null })));
  expect(await db.$count(placeReports, eq(placeReports.restaurantId, place.id))).toBe(1);
});

test("an address may only say so much in an hour", async () => {
  const { said } = await told();
  const ctx = somebody();
  for (let i = 0; i < 20; i += 1) await reportPlace(ctx, { ...said, kind: "hours", words: null });
  await expect(reportPlace(ctx, { ...said, kind: "hours", words: null })).rejects.toMatchObject({ code: "too_many" });
});

test("a guide that is hidden, or does not hold the place, takes no report", async () => {
  const [hidden, other] = [await told({ isAdminOnly: true }), await told()];
  const unknown = { code: "not_found" };
  await expect(reportPlace(somebody(), { ...hidden.said, kind: "closed", words: null })).rejects.toMatchObject(unknown);
  const mixed = { restaurantId: hidden.place.id, guideId: other.guide.id };
  await expect(reportPlace(somebody(), { ...mixed, kind: "closed", words: null })).rejects.toMatchObject(unknown);
  const odd = { restaurantId: "../x", guideId: other.guide.id };
  await expect(reportPlace(somebody(), { ...odd, kind: "closed", words: null })).rejects.toMatchObject(unknown);
});

test("an editor closes the place, sets it right, or lets it be; each settles what was seen, and is written down", async () => {
  const [one, two, three] = [await told(), await told(), await told()];
  for (const { said } of [one, two, three]) await reportPlace(somebody(), { ...said, kind: "other", words: null });
  const seenOf = async (id: string) => (await reportOn(id))?.seen ?? 0;
  const rowOf = async (id: string) => (await db.select().from(restaurants).where(eq(restaurants.id, id)))[0];

  const closing = { outcome: "closed" as const, seen: await seenOf(one.place.id) };
  expect(await settleReports(as(admin), one.place.id, closing)).toEqual([one.guide.id]);
  expect((await rowOf(one.place.id))?.status).toBe("closed");

  const correction = { phoneNumber: "(415) 555-0134" };
  const correcting = { outcome: "corrected" as const, seen: await seenOf(two.place.id), correction };
  await settleReports(as(admin), two.place.id, correcting);
  expect((await rowOf(two.place.id))?.phoneNumber).toBe("(415) 555-0134");

  const seen = await seenOf(three.place.id);
  await reportPlace(somebody(), { ...three.said, kind: "closed", words: "Later" });
  await settleReports(as(admin), three.place.id, { outcome: "dismissed", seen });
  expect(await reportOn(three.place.id)).toMatchObject({ readers: 1, words: [{ words: "Later" }] });

  for (const { place } of [one, two]) expect(await reportOn(place.id)).toBeUndefined();
  await expect(settleReports(as(admin), one.place.id, closing)).rejects.toMatchObject({ code: "conflict" });
  const actions = await db.select().from(adminActions).where(eq(adminActions.subjectId, one.place.id));
  expect(actions.map(({ action }) => action)).toEqual(["report.settled", "restaurant.closed"]);
});

test("a reader neither sees nor settles reports", async () => {
  const { place, said } = await told();
  await reportPlace(somebody(), { ...said, kind: "closed", words: null });
  await expect(listReports(as(reader))).rejects.toMatchObject({ code: "forbidden" });
  const seen = (await reportOn(place.id))?.seen ?? 0;
  await expect(settleReports(as(reader), place.id, { outcome: "closed", seen })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await reportOn(place.id)).toBeDefined();
});

test("a report has a kind, and at most 500 characters of words", () => {
  const input = { restaurantId: "a", guideId: "b", kind: "closed" };
  expect(ReportInput.parse({ ...input, words: `  ${"x".repeat(500)}\u0000 ` }).words).toBe("x".repeat(500));
  expect(ReportInput.parse(input).words).toBeNull();
  expect(ReportInput.safeParse({ ...input, words: "x".repeat(501) }).error?.issues[0]?.message).toBe(
    "words must have at most 500 characters.",
  );
  expect(ReportInput.safeParse({ ...input, kind: "boring" }).success).toBe(false);
  const settled = { outcome: "corrected", seen: 1 };
  expect(SettleReportsInput.safeParse(settled).success).toBe(false);
  expect(SettleReportsInput.safeParse({ ...settled, correction: {} }).error?.issues[0]?.message).toBe(
    "Nothing to correct was given.",
  );
});
