import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import {
  accountEmails,
  accountLinks,
  adminActions,
  entryProposals,
  guideCreations,
  guideEntries,
  guideGenerations,
  guides,
  placeImports,
  placeListItems,
  placeLists,
  subscribers,
  users,
} from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { hashPassword } from "@/lib/auth/password-hash";
import { readStageOutput } from "@/lib/contracts/stages";
import {
  makeAdmin,
  makeGuide,
  makeRestaurant,
  makeSession,
  makeStatus,
  makeUser,
  testDb,
} from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { deleteAccount } from "./delete-account";
import { exportAccount } from "./export-account";

/* Silences the security log, which has its own test. */
vi.spyOn(console, "log").mockImplementation(() => {});
const { db } = await testDb();
const password = "four soup spoons";
const passwordHash = await hashPassword(password);
const soon = () => new Date(Date.now() + 60_000);
let people = 0;

type Person = Awaited<ReturnType<typeof makeUser>>;
function asUser(user: Person) {
  const ctx = makeCtx(db, { user });
  if (!ctx.user) throw new Error("Nobody is signed in.");
  return { ...ctx, user: ctx.user };
}
const confirmed = (user: Person, subscription: "keep" | "end" = "keep") => ({
  username: user.username,
  password,
  subscription,
});

/** An account with a row in every table that can hold one of its own. */
async function makeFullAccount() {
  const user = await makeUser(db, { passwordHash });
  const email = `bo-${++people}@example.com`;
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db, { restaurantIds: [place.id], authorId: user.id, prompt: "soup for Bo" });
  await makeStatus(db, { userId: user.id, restaurantId: place.id, originGuideId: guide.id });
  await makeSession(db, { userId: user.id });
  await db.insert(accountEmails).values({ userId: user.id, email, emailKey: email, confirmedAt: new Date() });
  await db.insert(accountLinks).values({
    tokenHash: `hash-${people}`,
    userId: user.id,
    purpose: "password",
    email,
    createdAt: new Date(),
    expiresAt: soon(),
  });
  await db.insert(guideCreations).values({ userId: user.id, expiresAt: soon() });
  await db.insert(placeImports).values({ userId: user.id, fileName: "bo.csv", source: "csv", expiresAt: soon() });
  const [list] = await db.insert(placeLists).values({ userId: user.id, name: "Soups" }).returning();
  await db
    .insert(placeListItems)
    .values({ listId: list?.id ?? "", restaurantId: place.id, position: 1, note: "for Bo" });
  await db.insert(subscribers).values({ email, emailKey: email, city: "Oakland", state: "confirmed", userId: user.id });
  await recordAction(db, { user: asUser(user).user, now: new Date() }, "guide.deleted", { id: guide.id, name: "Soup" });
  return { user, email, place, guide };
}

/** Every column of the database that references an account, and how many of its rows name this one. */
async function rowsNaming(userId: string): Promise<Record<string, number>> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`);
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
    );
    counts[`${table}.${column}`] = rows[0]?.count ?? 0;
  }
  return counts;
}

test("a deleted account leaves no row that names it, in any table that can", async () => {
  const { user, guide, email } = await makeFullAccount();
  const before = await rowsNaming(user.id);
  // A run of the debug page is an administrator's; a new table needs a row in makeFullAccount.
  for (const [column, count] of Object.entries(before)) {
    if (column !== "guide_generations.admin_id") expect(count, column).toBeGreaterThan(0);
  }
  await deleteAccount(asUser(user), confirmed(user));
  for (const [column, count] of Object.entries(await rowsNaming(user.id))) expect(count, column).toBe(0);
  expect(await db.$count(users, eq(users.id, user.id))).toBe(0);
  const [left] = await db.select().from(guides).where(eq(guides.id, guide.id));
  expect(left).toMatchObject({ authorId: null, prompt: "", readings: [], corrections: [], name: guide.name });
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  expect(subscriber).toMatchObject({ state: "confirmed", userId: null });
  expect(await db.$count(adminActions, eq(adminActions.adminName, user.username))).toBe(1);
});

test("what no source tells of goes from a guide with the words it was asked in, but for diets", async () => {
  const { user, guide, place } = await makeFullAccount();
  const other = await makeRestaurant(db);
  const entry = { guideId: guide.id, sentences: [{ text: "Order the pasta.", evidenceIds: [] }] };
  const known = { label: "quiet", verdict: "met" as const };
  const untold = { label: "reading my novel", verdict: "unknown" as const };
  const diet = { label: "no peanuts", verdict: "unknown" as const, isDietary: true };
  await db
    .update(guideEntries)
    .set({ verdicts: [untold, known, diet] })
    .where(eq(guideEntries.restaurantId, place.id));
  const quietUnknown = { ...known, verdict: "unknown" as const };
  await db
    .insert(guideEntries)
    .values({ ...entry, position: 2, restaurantId: other.id, verdicts: [quietUnknown, untold] });
  const elsewhere = await makeGuide(db, { restaurantIds: [other.id] });
  await db
    .update(guideEntries)
    .set({ verdicts: [untold] })
    .where(eq(guideEntries.guideId, elsewhere.id));
  await deleteAccount(asUser(user), confirmed(user));
  const left = (id: string) =>
    db
      .select({ verdicts: guideEntries.verdicts })
      .from(guideEntries)
      .where(eq(guideEntries.guideId, id))
      .orderBy(guideEntries.position);
  expect(await left(guide.id)).toEqual([{ verdicts: [known, diet] }, { verdicts: [quietUnknown] }]);
  expect(await left(elsewhere.id)).toEqual([{ verdicts: [untold] }]);
});

test("the records behind a guide keep no more of the wish than its page, and still serve a replacement", async () => {
  const { user, guide, place } = await makeFullAccount();
  const replacement = await makeRestaurant(db);
  const known = { label: "quiet", verdict: "met" as const };
  const untold = { label: "reading my novel", verdict: "unknown" as const };
  const diet = { label: "no peanuts", verdict: "unknown" as const, isDietary: true };
  const verdicts = [untold, known, diet];
  await db.update(guideEntries).set({ verdicts }).where(eq(guideEntries.restaurantId, place.id));
  const constraint = (label: string) => ({
    field: "vibe" as const,
    values: [],
    isNegated: false,
    isHard: false,
    label,
  });
  const proposal = { title: "Soup", sentences: [], verdicts, createdAt: new Date() };
  await db
    .insert(entryProposals)
    .values({ ...proposal, guideId: guide.id, restaurantId: place.id, replacementId: replacement.id });
  const rejected = [{ id: "x", name: "X", reason: "It is not known for reading my novel." }];
  await db.insert(guideGenerations).values({
    guideId: guide.id,
    idea: {
      kind: "idea",
      title: "Soup",
      angle: "For reading my novel.",
      constraints: verdicts.map(({ label }) => constraint(label)),
      leftOut: [constraint("near my novel's shop")],
      unknowns: ["reading my novel"],
      guarded: ["“my novel” was read as nothing."],
      size: 5,
    },
    searchPlans: [{ id: "1", query: "soup my novel", cuisines: [], areas: [], why: "my novel" }],
    candidates: { places: [], problems: [], rejected },
    selections: {
      picks: [{ placeId: place.id, reason: "Quiet, for my novel.", verdicts }],
      rejected,
      unmet: ["reading my novel", "quiet"],
      order: "near to far",
    },
    composition: {
      title: "Soup",
      introduction: [],
      entries: [],
      rejectedSentences: [{ text: "Read your novel: my novel.", reason: "no evidence" }],
    },
  });
  await deleteAccount(asUser(user), confirmed(user));
  const [record] = await db.select().from(guideGenerations).where(eq(guideGenerations.guideId, guide.id));
  const [offered] = await db.select().from(entryProposals).where(eq(entryProposals.guideId, guide.id));
  expect(JSON.stringify([record, offered])).not.toContain("novel");
  expect(offered?.verdicts).toEqual([known, diet]);
  expect(readStageOutput("idea", record?.idea)).toMatchObject({
    constraints: [{ label: "quiet" }, { label: "no peanuts" }],
  });
  expect(readStageOutput("selections", record?.selections)).toMatchObject({ unmet: ["quiet"], order: "near to far" });
  expect(readStageOutput("candidates", record?.candidates)).not.toBeNull();
  expect(readStageOutput("composition", record?.composition)).not.toBeNull();
});

test("a wish goes from the runs that an administrator repeated, and another wish stays there", async () => {
  const { user, guide, place } = await makeFullAccount();
  // No administrator any more: other tests count those.
  const admin = await makeUser(db);
  const run = async (values: Partial<typeof guideGenerations.$inferInsert>) => {
    const [made] = await db.insert(guideGenerations).values(values).returning({ id: guideGenerations.id });
    return made?.id ?? "";
  };
  const parentId = await run({ guideId: guide.id });
  const byAdmin = (prompt: string) =>
    makeGuide(db, { restaurantIds: [place.id], authorId: admin.id, isAdminOnly: true, prompt });
  const [same, changed] = [await byAdmin("soup for Bo"), await byAdmin("dumplings")];
  const repeated = { parentId, isDebug: true, adminId: admin.id };
  const again = await run({ ...repeated, guideId: same.id });
  await run({ ...repeated, guideId: changed.id });
  const failed = { state: "failed" as const, city: "Oakland" as const, isDebug: true, adminId: admin.id };
  const unfinished = await run({ ...failed, parentId: again, prompt: "soup for Bo" });
  const own = await run({ ...failed, prompt: "soup for me" });
  await deleteAccount(asUser(user), confirmed(user));
  const promptOf = async (id: string) => (await db.select().from(guides).where(eq(guides.id, id)))[0]?.prompt;
  expect([await promptOf(same.id), await promptOf(changed.id)]).toEqual(["", "dumplings"]);
  const isThere = (id: string) => db.$count(guideGenerations, eq(guideGenerations.id, id));
  expect([await isThere(again), await isThere(unfinished), await isThere(own)]).toEqual([1, 0, 1]);
});

test("a record in the shape of an earlier release keeps nobody from deleting their account", async () => {
  const { user, guide } = await makeFullAccount();
  const shape = { kind: "idea", constraints: "my novel" } as never;
  const odd = ["my novel"] as never;
  await db.insert(guideGenerations).values({ guideId: guide.id, idea: shape, selections: odd, candidates: odd });
  await deleteAccount(asUser(user), confirmed(user));
  const [record] = await db.select().from(guideGenerations).where(eq(guideGenerations.guideId, guide.id));
  expect(JSON.stringify(record)).not.toContain("novel");
});

test("a guide that its author unlisted goes with the account", async () => {
  const { user } = await makeFullAccount();
  const { id } = await makeGuide(db, { authorId: user.id, isAdminOnly: true, unlistedAt: new Date() });
  await deleteAccount(asUser(user), confirmed(user));
  expect(await db.$count(guides, eq(guides.id, id))).toBe(0);
});

test("the weekly email ends with the account where its reader says so", async () => {
  const { user, email } = await makeFullAccount();
  await deleteAccount(asUser(user), confirmed(user, "end"));
  expect(await db.$count(subscribers, eq(subscribers.emailKey, email))).toBe(0);
});

test("a wrong password, another name, or nobody else's account deletes nothing", async () => {
  const { user } = await makeFullAccount();
  const stranger = await makeUser(db, { passwordHash });
  for (const [ctx, input] of [
    [asUser(user), { ...confirmed(user), password: "another one" }],
    [asUser(user), { ...confirmed(user), username: stranger.username }],
    [asUser(stranger), confirmed(user)],
  ] as const) {
    await expect(deleteAccount(ctx, input)).rejects.toMatchObject({ code: "bad_input" });
  }
  expect(await db.$count(users, eq(users.id, user.id))).toBe(1);
});

test("the only administrator stays; of two at the same moment one goes", async () => {
  const [a, b] = [await makeAdmin(db, { passwordHash }), await makeAdmin(db, { passwordHash })];
  const tried = await Promise.allSettled([a, b].map((admin) => deleteAccount(asUser(admin), confirmed(admin))));
  expect(tried.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("an export has everything of the account, and nothing of others or of what protects it", async () => {
  const { user, email, place, guide } = await makeFullAccount();
  const other = await makeFullAccount();
  // In California, where the pages are dated, it is the evening before.
  const { text, fileName } = await exportAccount({ ...asUser(user), now: new Date("2026-11-30T04:00:00Z") });
  expect(fileName).toBe("kumquat-account-2026-11-29.json");
  const account = JSON.parse(text);
  expect(account.profile).toMatchObject({ username: user.username, email });
  expect(account.places).toMatchObject([{ id: place.id, guide: guide.name }]);
  expect(account.guides).toMatchObject([{ id: guide.id, prompt: "soup for Bo" }]);
  expect(account.lists).toMatchObject([{ name: "Soups", isShared: false, places: [{ id: place.id, note: "for Bo" }] }]);
  expect(account.weeklyEmails).toMatchObject([{ email, city: "Oakland", state: "confirmed" }]);
  expect(account.sessions).toHaveLength(1);
  expect(account.imports).toMatchObject([{ fileName: "bo.csv" }]);
  for (const secret of [passwordHash, "hash-", "token", other.user.username, other.email]) {
    expect(text).not.toContain(secret);
  }
});
