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
const nextReader = () => from(`10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`);

async function publishGuide(row: Parameters<typeof makeGuide>[1] = {}) {
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db, { ...row, restaurantIds: [place.id] });
  return { place, guide, report: { restaurantId: place.id, guideId: guide.id } };
}
const reportOn = async (id: string) =>
  (await listReports(as(admin))).reports.find(({ restaurant }) => restaurant.id === id);

test("reports are listed for administrators: one per client address, each kind counted, comments verbatim", async () => {
  const { place, guide, report } = await publishGuide();
  const [ana, ben] = [nextReader(), nextReader()];
  await reportPlace(ana, { ...report, kind: "closed", words: null });
  await reportPlace(ana, { ...report, kind: "closed", words: "<b>The door was bricked up</b>" });
  await reportPlace(ana, { ...report, kind: "closed", words: null });
  await reportPlace(ana, { ...report, kind: "phone", words: null });
  await reportPlace(ben, { ...report, kind: "closed", words: null });
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
  const stored = await db.select().from(placeReports).where(eq(placeReports.restaurantId, place.id));
  expect(JSON.stringify(stored.map(({ reporter }) => reporter))).toContain("sealed");
});

test("concurrent identical reports count once", async () => {
  const { place, report } = await publishGuide();
  const ctx = nextReader();
  await Promise.all(Array.from({ length: 6 }, () => reportPlace(ctx, { ...report, kind: "closed", words: null })));
  expect(await db.$count(placeReports, eq(placeReports.restaurantId, place.id))).toBe(1);
});

test("reports from one address are limited per hour", async () => {
  const { report } = await publishGuide();
  const ctx = nextReader();
  for (let i = 0; i < 20; i += 1) await reportPlace(ctx, { ...report, kind: "hours", words: null });
  await expect(reportPlace(ctx, { ...report, kind: "hours", words: null })).rejects.toMatchObject({ code: "too_many" });
});

test("a guide that is hidden, or does not hold the place, accepts no report", async () => {
  const [hidden, other] = [await publishGuide({ isAdminOnly: true }), await publishGuide()];
  const unknown = { code: "not_found" };
  await expect(reportPlace(nextReader(), { ...hidden.report, kind: "closed", words: null })).rejects.toMatchObject(
    unknown,
  );
  const mixed = { restaurantId: hidden.place.id, guideId: other.guide.id };
  await expect(reportPlace(nextReader(), { ...mixed, kind: "closed", words: null })).rejects.toMatchObject(unknown);
  const odd = { restaurantId: "../x", guideId: other.guide.id };
  await expect(reportPlace(nextReader(), { ...odd, kind: "closed", words: null })).rejects.toMatchObject(unknown);
});

test("an editor closes the place, corrects it, or dismisses; each settles the reports it saw, and is logged", async () => {
  const [one, two, three] = [await publishGuide(), await publishGuide(), await publishGuide()];
  for (const { report } of [one, two, three])
    await reportPlace(nextReader(), { ...report, kind: "other", words: null });
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
  await reportPlace(nextReader(), { ...three.report, kind: "closed", words: "Later" });
  await settleReports(as(admin), three.place.id, { outcome: "dismissed", seen });
  expect(await reportOn(three.place.id)).toMatchObject({ readers: 1, words: [{ words: "Later" }] });

  for (const { place } of [one, two]) expect(await reportOn(place.id)).toBeUndefined();
  await expect(settleReports(as(admin), one.place.id, closing)).rejects.toMatchObject({ code: "conflict" });
  const actions = await db.select().from(adminActions).where(eq(adminActions.subjectId, one.place.id));
  expect(actions.map(({ action }) => action)).toEqual(["report.settled", "restaurant.closed"]);
});

test("a reader neither sees nor settles reports", async () => {
  const { place, report } = await publishGuide();
  await reportPlace(nextReader(), { ...report, kind: "closed", words: null });
  await expect(listReports(as(reader))).rejects.toMatchObject({ code: "forbidden" });
  const seen = (await reportOn(place.id))?.seen ?? 0;
  await expect(settleReports(as(reader), place.id, { outcome: "closed", seen })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await reportOn(place.id)).toBeDefined();
});

test("a report has a kind, and at most 500 characters of text", () => {
  const input = { restaurantId: "a", guideId: "b", kind: "closed" };
  expect(ReportInput.parse({ ...input, words: `  ${"x".repeat(500)}\u0000 ` }).words).toBe("x".repeat(500));
  expect(ReportInput.parse(input).words).toBeNull();
  expect(ReportInput.safeParse({ ...input, words: "x".repeat(501) }).error?.issues[0]?.message).toBe(
    "That is too long: 500 characters at most.",
  );
  expect(ReportInput.safeParse({ ...input, kind: "boring" }).success).toBe(false);
  const settled = { outcome: "corrected", seen: 1 };
  expect(SettleReportsInput.safeParse(settled).success).toBe(false);
  expect(SettleReportsInput.safeParse({ ...settled, correction: {} }).error?.issues[0]?.message).toBe(
    "Nothing to correct was given.",
  );
});
