import { randomUUID } from "node:crypto";
import { desc, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import {
  editions,
  entryProposals,
  guideGenerations,
  jobProgress,
  jobRuns,
  placeReports,
  restaurantChanges,
  restaurants,
  scheduledThemes,
  themeGenerations,
} from "@/db/schema";
import { makeGuide, makeRestaurant } from "@/lib/testing/factories";
import { generationKey } from "@/lib/themes/generation/generation-key";
import { TERMINAL_KEY } from "@/lib/themes/publish-event";
import { PINNED_FUNCTION_ID } from "./table-fingerprints";

type Params = Record<string, string>;

/** Creates a subject for a write, by the path of the write: its parameters, and what the body names. */
export async function makeSubject(db: Database, path: string): Promise<Params> {
  const [, make] = SUBJECT_FACTORIES.find(([start]) => path.startsWith(start)) ?? [];
  if (!make && path.includes("[")) throw new Error(`Add a factory for ${path} to SUBJECT_FACTORIES.`);
  return make ? make(db) : {};
}

const SUBJECT_FACTORIES: readonly [start: string, make: (db: Database) => Promise<Params>][] = [
  ["/api/editions/[id]/continue", async (db) => ({ id: await makeEdition(db, "paused") })],
  ["/api/editions/[id]", async (db) => ({ id: await makeEdition(db, "sending") })],
  ["/api/jobs/[id]/cancel", async (db) => ({ id: await makeRun(db, "running") })],
  ["/api/jobs/[id]", async (db) => ({ id: await makeRun(db, "failed") })],
  ["/api/scheduled-themes/[id]", async (db) => ({ id: await makeTheme(db) })],
  ["/api/scheduled-themes/approve", async (db) => ({ id: await makeTheme(db) })],
  ["/api/scheduled-themes/generate", endGeneration],
  ["/api/guides/[id]/entries/[restaurantId]", makeFlaggedEntry],
  ["/api/guides/runs/[id]", async (db) => ({ id: await makeStoredRun(db) })],
  ["/api/guides/[id]", makeOpenGuide],
  ["/api/email/guides/[id]", makeOpenGuide],
  ["/api/restaurants/[id]", async (db) => ({ id: (await makeRestaurant(db)).id })],
  ["/api/reports/[restaurantId]", async (db) => makeReport(db, { restaurantId: (await makeRestaurant(db)).id })],
];

async function makeOpenGuide(db: Database) {
  const { id: restaurantId } = await makeRestaurant(db);
  const { id } = await makeGuide(db, { restaurantIds: [restaurantId] });
  return { id, restaurantId };
}

/** An entry whose place has closed, in a guide that can spare it, with a place that may replace it. */
async function makeFlaggedEntry(db: Database) {
  const restaurantIds = await makePlaces(db, 4);
  const { id: guideId } = await makeGuide(db, { restaurantIds });
  const [restaurantId = ""] = restaurantIds;
  const flag = await flagEntry(db, { guideId, restaurantId });
  await db.update(restaurants).set({ status: "closed" }).where(eq(restaurants.id, restaurantId));
  return { id: guideId, restaurantId, ...flag, seen: await newestChange(db, restaurantId) };
}

export async function makePlaces(db: Database, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await makeRestaurant(db)).id);
  return ids;
}

type FlagOptions = {
  guideId: string;
  restaurantId: string;
  was?: string;
  proposed?: Pick<typeof entryProposals.$inferInsert, "sentences">;
};

/** Moves a place after a guide described it, and stores a proposal for its entry. */
export async function flagEntry(db: Database, { guideId, restaurantId, was, proposed }: FlagOptions) {
  const isIt = eq(restaurants.id, restaurantId);
  const before = await db.select({ address: restaurants.address }).from(restaurants).where(isIt);
  await db
    .update(restaurants)
    .set({ address: was ?? "2 Ferry Building" })
    .where(isIt);
  await db
    .update(restaurants)
    .set({ address: before[0]?.address ?? "" })
    .where(isIt);
  const values = {
    guideId,
    restaurantId,
    replacementId: (await makeRestaurant(db)).id,
    title: "The Fog Belt",
    sentences: [{ text: "Order the soup.", evidenceIds: [] }],
    verdicts: [],
    createdAt: new Date(),
    ...proposed,
  };
  const proposalId = idOf(await db.insert(entryProposals).values(values).returning({ id: entryProposals.id }));
  return { proposalId, seen: await newestChange(db, restaurantId) };
}

async function newestChange(db: Database, restaurantId: string): Promise<string> {
  const [newest] = await db
    .select({ id: restaurantChanges.id })
    .from(restaurantChanges)
    .where(eq(restaurantChanges.restaurantId, restaurantId))
    .orderBy(desc(restaurantChanges.id))
    .limit(1);
  return String(newest?.id);
}

type ReportOptions = { restaurantId: string; guideId?: string; words?: string; reporter?: string; isSettled?: boolean };

export async function makeReport(
  db: Database,
  { isSettled = false, reporter = randomUUID(), ...report }: ReportOptions,
): Promise<{ restaurantId: string; seen: string }> {
  const settledAs = isSettled ? { settledAt: new Date(), outcome: "dismissed" as const } : {};
  const row = { kind: "other" as const, reporter, at: new Date(), ...report, ...settledAs };
  const [made] = await db.insert(placeReports).values(row).returning({ id: placeReports.id });
  return { restaurantId: report.restaurantId, seen: String(made?.id) };
}

type StoredRun = Pick<typeof guideGenerations.$inferInsert, "prompt" | "error" | "idea">;

/** A debug run that got no further than its idea. */
export async function makeStoredRun(db: Database, run: StoredRun = {}): Promise<string> {
  const row = { city: "Oakland" as const, prompt: "somewhere for noodles", error: "The oven is cold.", ...run };
  const made = db.insert(guideGenerations).values({ ...row, state: "failed", isDebug: true });
  return idOf(await made.returning({ id: guideGenerations.id }));
}

let weeks = 0;
/** The Thursday of a different week each time, long ago: nothing is sent for it. */
const anotherWeek = () => new Date(Date.UTC(2020, 0, 2 + 7 * weeks++)).toISOString().slice(0, 10);

export async function makeEdition(db: Database, state: "paused" | "sending", note: string | null = null) {
  const row = { city: "Berkeley" as const, week: anotherWeek(), state, note, openedAt: new Date() };
  return idOf(await db.insert(editions).values(row).returning({ id: editions.id }));
}

export async function makeRun(db: Database, status: "failed" | "running", message = "The oven is cold.") {
  const event = { id: randomUUID(), name: PINNED_FUNCTION_ID, data: { message }, ts: Date.now() };
  const row = { functionId: PINNED_FUNCTION_ID, functionName: "Soup", event, maxAttempts: 1, createdAt: new Date() };
  const error = status === "failed" ? { message } : null;
  return idOf(
    await db
      .insert(jobRuns)
      .values({ ...row, status, error })
      .returning({ id: jobRuns.id }),
  );
}

export async function makeTheme(db: Database, theme: Partial<typeof scheduledThemes.$inferInsert> = {}) {
  const row = { city: "San Francisco" as const, targetWeek: anotherWeek(), theme: "Soup", rationale: "Fog.", ...theme };
  return idOf(await db.insert(scheduledThemes).values(row).returning({ id: scheduledThemes.id }));
}

/** A finished generation run over many weeks: its event stream ends at once. */
export async function makeGeneration(db: Database, message: string): Promise<void> {
  const at = new Date();
  const row = { city: "San Francisco" as const, firstWeek: "2019-01-03", weeks: 1, workAt: at, createdAt: at };
  const id = idOf(await db.insert(themeGenerations).values(row).returning({ id: themeGenerations.id }));
  const runKey = generationKey(id);
  await db.insert(jobProgress).values([
    { runKey, key: "plan", data: { event: "log", data: { message } } },
    { runKey, key: TERMINAL_KEY, data: { event: "complete", data: { savedCount: 0, skippedCount: 1 } } },
  ]);
}

async function endGeneration(db: Database) {
  await db.update(themeGenerations).set({ endedAt: new Date() }).where(isNull(themeGenerations.endedAt));
  return {};
}

const idOf = ([row]: { id: string }[]): string => row?.id ?? "";
