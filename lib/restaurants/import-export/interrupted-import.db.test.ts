import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "@/db/client";
import { placeImportRows, placeImports, restaurantStatuses, restaurants } from "@/db/schema";
import { ApplyImportInput } from "@/lib/contracts/place-import";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeManyRestaurants } from "@/lib/testing/many-restaurants";
import { applyImport } from "./apply-import";
import { listImports } from "./list-imports";
import { undoImport } from "./undo-import";

const { db, url } = await testDb();
/** Three batches. */
const PLACES = 450;
/** Exhausting every statement would take a minute; this step covers all kinds of them, in each of the batches. */
const STEP = 2;
const TAKE = ApplyImportInput.parse({ marks: "take" });
const BEFORE = new Date("2026-01-02T03:04:05Z");

await makeManyRestaurants(db, PLACES);
const ids = (await db.select({ id: restaurants.id }).from(restaurants).orderBy(restaurants.id)).map(({ id }) => id);

type User = Awaited<ReturnType<typeof makeUser>>;
const as = (user: User, database: Database = db) => ({ ...makeCtx(database), user: { ...user, sessionId: "none" } });

/** A preview of all places as loved, of a user who is interested in every third. */
async function preview(): Promise<{ user: User; id: string }> {
  const user = await makeUser(db);
  const expiresAt = new Date(Date.now() + 60_000);
  const entry = { userId: user.id, fileName: "a.csv", source: "csv" as const, expiresAt };
  const [made] = await db.insert(placeImports).values(entry).returning({ id: placeImports.id });
  const id = made?.id ?? "";
  const rows = ids.map((restaurantId, index) => {
    return { importId: id, line: index + 1, name: restaurantId, status: "love" as const, restaurantId };
  });
  await db.insert(placeImportRows).values(rows);
  const third = ids.filter((_, index) => index % 3 === 0);
  const statuses = third.map((restaurantId) => {
    return { userId: user.id, restaurantId, status: "interested" as const, updatedAt: BEFORE };
  });
  await db.insert(restaurantStatuses).values(statuses);
  return { user, id };
}

const statusesOf = async (user: User) =>
  new Map(
    (await db.select().from(restaurantStatuses).where(eq(restaurantStatuses.userId, user.id))).map((status) => [
      status.restaurantId,
      `${status.status} ${status.updatedAt.getTime() === BEFORE.getTime() ? "before" : "since"}`,
    ]),
  );

const asBefore = new Map(ids.flatMap((id, index) => (index % 3 === 0 ? [[id, "interested before"]] : [])));
const asApplied = new Map(ids.map((id) => [id, "love since"]));

/** Fails one statement by its position, as a lost connection does. */
async function cutAt(statement: number, work: (cut: Database) => Promise<unknown>): Promise<boolean> {
  let count = 0;
  const logQuery = () => {
    count += 1;
    if (count === statement) throw new Error("The connection was cut.");
  };
  const { db: cut, close } = openDatabase(url, { max: 1, logger: { logQuery } });
  const wasCut = await work(cut).then(
    () => false,
    () => true,
  );
  await close();
  return wasCut;
}

/** At any moment, the rows report exactly what is stored. */
async function expectRowsToMatchStatuses(user: User, id: string): Promise<void> {
  const reported = await db
    .select({ id: placeImportRows.appliedTo, outcome: placeImportRows.outcome })
    .from(placeImportRows)
    .where(and(eq(placeImportRows.importId, id), isNotNull(placeImportRows.outcome)));
  const applied = reported.filter(({ outcome }) => outcome === "added" || outcome === "changed").map((row) => row.id);
  const statuses = [...(await statusesOf(user))]
    .filter(([, status]) => status === "love since")
    .map(([restaurantId]) => restaurantId);
  expect(new Set(statuses)).toEqual(new Set(applied));
}

test("an import interrupted at any statement is completed, or undone, from where it stopped", async () => {
  let [wasCut, statement] = [true, 1];
  while (wasCut) {
    const { user, id } = await preview();
    const index = statement;
    wasCut = await cutAt(index, (cut) => applyImport(as(user, cut), id, TAKE));
    await expectRowsToMatchStatuses(user, id);
    const applied = await applyImport(as(user), id, TAKE);
    expect(applied).toMatchObject({ state: "applied", counts: { outcomes: { added: 300, changed: 150 } } });
    expect(await statusesOf(user)).toEqual(asApplied);

    await cutAt(index, (cut) => undoImport(as(user, cut), id));
    await expectRowsToMatchStatuses(user, id);
    expect((await undoImport(as(user), id)).counts.outcomes).toEqual({ restored: 450 });
    expect(await statusesOf(user)).toEqual(asBefore);
    statement += STEP;
  }
  expect(statement).toBeGreaterThan(30);
}, 120_000);

test("an interrupted import is there after its day, and can be undone as it is", async () => {
  const { user, id } = await preview();
  expect(await cutAt(20, (cut) => applyImport(as(user, cut), id, TAKE))).toBe(true);
  const tomorrow = { ...as(user), now: new Date(Date.now() + 25 * 60 * 60 * 1000) };
  expect((await listImports(tomorrow)).map((item) => item.id)).toEqual([id]);
  const undone = await undoImport(tomorrow, id);
  expect(undone.state).toBe("undone");
  expect(await statusesOf(user)).toEqual(asBefore);
  await expect(applyImport(as(user), id, TAKE)).rejects.toMatchObject({ code: "conflict" });
});

test("a place that the first attempt applied from one row is not applied from another row by the second", async () => {
  const { user, id } = await preview();
  const [first = "", last = ""] = [ids[0], ids.at(-1)];
  const ofImport = (line: number) => and(eq(placeImportRows.importId, id), eq(placeImportRows.line, line));
  await db.update(placeImportRows).set({ restaurantId: first }).where(ofImport(PLACES));
  expect(await cutAt(20, (cut) => applyImport(as(user, cut), id, TAKE))).toBe(true);
  const choices = [{ line: 1, restaurantId: null }];
  const applied = await applyImport(as(user), id, ApplyImportInput.parse({ marks: "take", choices }));
  expect(applied.rows[0]?.outcome).toBe("changed");
  expect(applied.rows.at(-1)?.outcome).toBe("left_out");
  expect((await statusesOf(user)).has(last)).toBe(false);
  await undoImport(as(user), id);
  expect(await statusesOf(user)).toEqual(asBefore);
});
