import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { placeImports, restaurantStatuses } from "@/db/schema";
import { ApplyImportInput, PlaceImport } from "@/lib/contracts/place-import";
import { UserStatus } from "@/lib/contracts/restaurant";
import { makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { setStatus } from "../set-status";
import { applyImport } from "./apply-import";
import { createImport } from "./create-import";
import { exportPlaces } from "./export-places";
import { getImport } from "./get-import";
import { listImports } from "./list-imports";
import { undoImport } from "./undo-import";

const { db } = await testDb();
type User = Awaited<ReturnType<typeof makeUser>>;
const as = (user: User, now = new Date()) => ({ ...makeCtx(db, { now }), user: { ...user, sessionId: "none" } });
const bring = (user: User, text: string, fileName = "my places.csv") =>
  createImport(as(user), { readBytes: async () => Buffer.from(text), fileName });
const choose = (input: object = {}) => ApplyImportInput.parse(input);
const statusesOf = async (user: User) => {
  const statuses = await db.select().from(restaurantStatuses).where(eq(restaurantStatuses.userId, user.id));
  return Object.fromEntries(statuses.map(({ restaurantId, status }) => [restaurantId, status]));
};
const csvOf = (...rows: [place: { name: string; address: string }, status: string][]) =>
  ["name,address,status", ...rows.map(([{ name, address }, status]) => `"${name}","${address}",${status}`)].join("\n");

const places = await Promise.all(
  UserStatus.options.map((_, index) =>
    makeRestaurant(db, { name: `Osteria ${"ABCDE"[index]}`, address: `${index + 1} Hyde St, San Francisco` }),
  ),
);
const [one, two, three] = places as [(typeof places)[0], (typeof places)[0], (typeof places)[0]];
const notFound = { code: "not_found" };

test.each(["csv", "geojson", "kml"] as const)(
  "what one account exports as %s another imports, each status the same",
  async (format) => {
    const [ana, ben] = [await makeUser(db), await makeUser(db)];
    for (const [index, status] of UserStatus.options.entries())
      await setStatus(as(ana), places[index]?.id ?? "", { status });
    const { text, fileName } = await exportPlaces({ ...as(ana), now: new Date("2026-11-30T04:00:00Z") }, format);
    expect(fileName).toBe(`kumquat-places-2026-11-29.${format}`);
    const preview = await bring(ben, text, fileName);
    expect(PlaceImport.parse(preview)).toEqual(preview);
    expect(preview).toMatchObject({ source: "kumquat", state: "previewed", counts: { rows: 5, matched: 5 } });
    expect(await statusesOf(ben)).toEqual({});
    const applied = await applyImport(as(ben), preview.id, choose());
    expect(applied.counts.outcomes).toEqual({ added: 5 });
    expect(await statusesOf(ben)).toEqual(await statusesOf(ana));
    const again = await applyImport(as(ben), (await bring(ben, text, fileName)).id, choose());
    expect(again.counts.outcomes).toEqual({ already: 5 });
  },
);

describe("applying", () => {
  test("keeps existing statuses, unless told to take the file's", async () => {
    const eve = await makeUser(db);
    for (const place of [one, two]) await setStatus(as(eve), place.id, { status: "never_again" });
    const { id, rows } = await bring(eve, csvOf([one, "love"], [two, "love"], [three, "love"]));
    expect(rows.map(({ current }) => current)).toEqual(["never_again", "never_again", null]);
    const applied = await applyImport(as(eve), id, choose({ choices: [{ line: 2, marks: "take" }] }));
    expect(applied.rows.map(({ outcome }) => outcome)).toEqual(["kept", "changed", "added"]);
    expect(await statusesOf(eve)).toEqual({ [one.id]: "never_again", [two.id]: "love", [three.id]: "love" });
  });

  test("twice, or many times at once, applies once", async () => {
    const eve = await makeUser(db);
    const { id } = await bring(eve, csvOf([one, "love"]));
    const all = await Promise.all([1, 2, 3].map(() => applyImport(as(eve), id, choose())));
    for (const item of all) expect(item.counts.outcomes).toEqual({ added: 1 });
    await setStatus(as(eve), one.id, { status: null });
    expect((await applyImport(as(eve), id, choose())).state).toBe("applied");
    expect(await statusesOf(eve)).toEqual({});
  });

  test("sets only matched or chosen places, with the chosen status", async () => {
    const eve = await makeUser(db);
    const twins = [await makeRestaurant(db, { name: "Gemini" }), await makeRestaurant(db, { name: "Gemini" })];
    const { id, rows } = await bring(eve, `Title\nGemini\nNowhere Special\n${one.name}`, "Want to go.csv");
    expect(rows.map((row) => [row.list, row.status])).toEqual(Array(3).fill(["Want to go", "interested"]));
    expect(rows[0]?.candidates.map((item) => item.id).toSorted()).toEqual(twins.map((twin) => twin.id).toSorted());
    const chosen = twins[1]?.id ?? "";
    for (const restaurantId of [two.id, "nowhere"]) {
      const choices = [{ line: 1, restaurantId }];
      await expect(applyImport(as(eve), id, choose({ choices }))).rejects.toMatchObject({ code: "bad_input" });
    }
    await expect(applyImport(as(eve), id, choose({ choices: [{ line: 9 }] }))).rejects.toMatchObject({
      code: "bad_input",
    });
    expect(await statusesOf(eve)).toEqual({});
    const choices = [
      { line: 1, restaurantId: chosen, status: "like" },
      { line: 3, restaurantId: null },
    ];
    const applied = await applyImport(as(eve), id, choose({ choices }));
    expect(applied.rows.map(({ outcome }) => outcome)).toEqual(["added", "left_out", "left_out"]);
    expect(await statusesOf(eve)).toEqual({ [chosen]: "like" });
  });

  test("applies a place that is in two lists once, with the status that says more", async () => {
    const eve = await makeUser(db);
    const { id } = await bring(eve, csvOf([one, "interested"], [one, "love"], [two, ""]));
    const applied = await applyImport(as(eve), id, choose({ status: "like" }));
    expect(applied.rows.map(({ outcome }) => outcome)).toEqual(["left_out", "added", "added"]);
    expect(await statusesOf(eve)).toEqual({ [one.id]: "love", [two.id]: "like" });
  });

  test("gives way to statuses that are set concurrently, and never loses one", async () => {
    const eve = await makeUser(db);
    const { id } = await bring(eve, csvOf([one, "love"], [two, "love"], [three, "love"]));
    await Promise.all([
      applyImport(as(eve), id, choose()),
      ...[one, two, three].map((place) => setStatus(as(eve), place.id, { status: "never_again" })),
    ]);
    expect(new Set(Object.values(await statusesOf(eve)))).toEqual(new Set(["never_again"]));
    await undoImport(as(eve), id);
    expect(await statusesOf(eve)).toEqual({
      [one.id]: "never_again",
      [two.id]: "never_again",
      [three.id]: "never_again",
    });
  });
});

describe("undoing", () => {
  test("restores every place except those changed since", async () => {
    const eve = await makeUser(db);
    const guide = await makeGuide(db);
    const before = new Date("2026-01-02T03:04:05Z");
    await makeStatus(db, {
      userId: eve.id,
      restaurantId: two.id,
      status: "like",
      originGuideId: guide.id,
      updatedAt: before,
    });
    const { id } = await bring(eve, csvOf([one, "love"], [two, "love"], [three, "love"]));
    await applyImport(as(eve), id, choose({ marks: "take" }));
    await setStatus(as(eve, new Date(Date.now() + 1_000)), three.id, { status: "love" });
    const undone = await undoImport(as(eve), id);
    expect(undone.rows.map(({ outcome }) => outcome)).toEqual(["restored", "restored", "changed_since"]);
    expect(await statusesOf(eve)).toEqual({ [two.id]: "like", [three.id]: "love" });
    const mine = and(eq(restaurantStatuses.userId, eve.id), eq(restaurantStatuses.restaurantId, two.id));
    expect((await db.select().from(restaurantStatuses).where(mine))[0]).toMatchObject({
      originGuideId: guide.id,
      updatedAt: before,
    });
    expect(await undoImport(as(eve), id)).toEqual(undone);
    await expect(applyImport(as(eve), id, choose())).rejects.toMatchObject({ code: "conflict" });
  });

  test("does nothing to a preview", async () => {
    const eve = await makeUser(db);
    const { id } = await bring(eve, csvOf([one, "love"]));
    await expect(undoImport(as(eve), id)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("rights", () => {
  test("another user's import does not exist: to read, apply, undo or list", async () => {
    const [eve, mallory] = [await makeUser(db), await makeUser(db)];
    const { id } = await bring(eve, csvOf([one, "love"]));
    for (const wrong of [id, "nowhere", "00000000-0000-4000-8000-000000000000"]) {
      await expect(getImport(as(mallory), wrong)).rejects.toMatchObject(notFound);
      await expect(applyImport(as(mallory), wrong, choose())).rejects.toMatchObject(notFound);
      await expect(undoImport(as(mallory), wrong)).rejects.toMatchObject(notFound);
    }
    expect(await listImports(as(mallory))).toEqual([]);
    expect((await listImports(as(eve))).map((item) => item.id)).toEqual([id]);
    expect([await statusesOf(eve), await statusesOf(mallory)]).toEqual([{}, {}]);
  });

  test("a preview expires after a day, and only the latest few are stored", async () => {
    const eve = await makeUser(db);
    const { id } = await bring(eve, csvOf([one, "love"]));
    const tomorrow = as(eve, new Date(Date.now() + 25 * 60 * 60 * 1000));
    await expect(applyImport(tomorrow, id, choose())).rejects.toMatchObject(notFound);
    expect(await listImports(tomorrow)).toEqual([]);
    for (let index = 0; index < 7; index++) await bring(eve, csvOf([one, "love"]));
    expect(await db.$count(placeImports, eq(placeImports.userId, eve.id))).toBe(5);
  });

  test("two concurrent uploads are accepted, the others told to retry, and none is lost", async () => {
    const eve = await makeUser(db);
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => bring(eve, csvOf([one, "love"]))));
    const accepted = all.flatMap((item) => (item.status === "fulfilled" ? item.value : []));
    expect(accepted.map(({ counts }) => counts.rows)).toEqual([1, 1]);
    for (const item of all.filter(({ status }) => status === "rejected")) {
      expect(item).toMatchObject({ reason: { code: "too_many", retryAfterSeconds: 3 } });
    }
    expect((await bring(eve, csvOf([one, "love"]))).counts.rows).toBe(1);
  });

  test("a preview that is deleted while it is read is not found, not an error", async () => {
    const eve = await makeUser(db);
    const { id } = await bring(eve, csvOf([one, "love"]));
    const outcomes: string[] = [];
    const reading = Array.from({ length: 20 }, () =>
      getImport(as(eve), id).then(
        () => outcomes.push("there"),
        ({ code }) => outcomes.push(code),
      ),
    );
    await db.delete(placeImports).where(eq(placeImports.id, id));
    await Promise.all(reading);
    expect(outcomes.filter((outcome) => outcome !== "there" && outcome !== "not_found")).toEqual([]);
  });

  test("any file name is accepted", async () => {
    const eve = await makeUser(db);
    const names = [
      "\u0000",
      "\ud800.csv",
      "a\nb.csv",
      "../../etc/passwd",
      "🍊".repeat(250),
      ".",
      "\uffff",
      "/",
      "é\u0301\u200f",
    ];
    for (const name of names) {
      const { fileName, rows } = await bring(eve, "name\nNopa\n", name);
      expect(fileName).toMatch(/^\P{Cc}+$/u);
      expect(rows).toHaveLength(1);
    }
  });

  test("files are limited to two hundred an hour", async () => {
    const eve = await makeUser(db);
    const tight = { ...as(eve), rateLimitScale: 0.005 };
    const file = { readBytes: async () => Buffer.from(csvOf([one, "love"])), fileName: "a.csv" };
    await createImport(tight, file);
    await expect(createImport(tight, file)).rejects.toMatchObject({ code: "too_many" });
  });

  test("an export holds only the user's own statuses", async () => {
    const [eve, mallory] = [await makeUser(db), await makeUser(db)];
    await makeStatus(db, { userId: mallory.id, restaurantId: one.id });
    const hidden = await makeGuide(db, { name: "Secret supper", isAdminOnly: true });
    await makeStatus(db, { userId: eve.id, restaurantId: two.id, originGuideId: hidden.id });
    const { text } = await exportPlaces(as(eve), "csv");
    expect(text).toContain(two.name);
    expect(text).not.toContain(one.name);
    expect(text).not.toContain("Secret supper");
  });
});
