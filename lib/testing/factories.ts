import { randomUUID } from "node:crypto";
import type { Database } from "@/db/client";
import {
  evidence,
  guideEntries,
  guides,
  restaurantStatuses,
  restaurants,
  scheduledThemes,
  sessions,
  users,
} from "@/db/schema";
import { DAY_MS } from "@/lib/core/durations";
import { foldText } from "@/lib/core/fold-text";
import { normalizeName } from "@/lib/restaurants/search-text";

type InsertRow<T extends { $inferInsert: unknown }> = Partial<T["$inferInsert"]>;

/** Short enough for a username, long enough to be unique. */
const unique = () => randomUUID().replaceAll("-", "").slice(0, 12);

/** Nobody can sign in as this user: the password hash is invalid. Give `passwordHash` to test sign-in. */
export async function makeUser(db: Database, row: InsertRow<typeof users> = {}) {
  const username = row.username ?? `user-${unique()}`;
  const made = { username, usernameKey: username.toLowerCase(), passwordHash: "no password", ...row };
  return first(await db.insert(users).values(made).returning());
}

export const makeAdmin = (db: Database, row: InsertRow<typeof users> = {}) => makeUser(db, { ...row, isAdmin: true });

/** A session of a new user, or of `userId`, that lasts a day. */
export async function makeSession(db: Database, row: InsertRow<typeof sessions> = {}) {
  const userId = row.userId ?? (await makeUser(db)).id;
  const made = { expiresAt: new Date(Date.now() + DAY_MS), ...row, userId };
  return first(await db.insert(sessions).values(made).returning());
}

export async function makeRestaurant(db: Database, row: InsertRow<typeof restaurants> = {}) {
  const name = row.name ?? `Trattoria ${unique()}`;
  const made = {
    id: `restaurant-${unique()}`,
    source: "catalogue" as const,
    name,
    address: "1 Ferry Building, San Francisco, CA 94111",
    city: "San Francisco" as const,
    latitude: 37.7955,
    longitude: -122.3937,
    nameText: normalizeName(name),
    searchText: foldText(name),
    ...row,
  };
  return first(await db.insert(restaurants).values(made).returning());
}

export async function makeEvidence(db: Database, row: InsertRow<typeof evidence> & { restaurantId: string }) {
  const made = {
    id: `${row.restaurantId}:${unique()}`,
    about: "story" as const,
    text: "The pasta is rolled in the window each morning.",
    source: "House catalog",
    datedOn: "2026-11-01",
    ...row,
  };
  return first(await db.insert(evidence).values(made).returning());
}

export async function makeStatus(
  db: Database,
  row: InsertRow<typeof restaurantStatuses> & { userId: string; restaurantId: string },
) {
  return first(
    await db
      .insert(restaurantStatuses)
      .values({ status: "like", ...row })
      .returning(),
  );
}

/** A guide with one entry for each of `restaurantIds`, in that order. */
export async function makeGuide(
  db: Database,
  { restaurantIds = [], ...row }: InsertRow<typeof guides> & { restaurantIds?: string[] } = {},
) {
  const made = {
    id: `a-guide-${unique()}`,
    name: "The Fog Belt: Warm rooms by the sea",
    city: "San Francisco" as const,
    prompt: "somewhere warm",
    introduction: [[{ text: "Fog asks for soup.", evidenceIds: [] }]],
    coverCuisine: "italian",
    writtenBy: "house" as const,
    ...row,
  };
  const guide = first(await db.insert(guides).values(made).returning());
  const entries = restaurantIds.map((restaurantId, index) => ({
    guideId: guide.id,
    position: index + 1,
    restaurantId,
    sentences: [{ text: "Order the pasta.", evidenceIds: [] }],
    verdicts: [],
  }));
  if (entries.length > 0) await db.insert(guideEntries).values(entries);
  return guide;
}

let weeks = 0;

/** A theme for San Francisco, for its own Thursday far ahead. */
export async function makeTheme(db: Database, row: InsertRow<typeof scheduledThemes> = {}) {
  const targetWeek = new Date(Date.UTC(2031, 0, 2 + 7 * weeks++)).toISOString().slice(0, 10);
  const made = { city: "San Francisco" as const, targetWeek, theme: "Noodles in the fog", rationale: "Fog.", ...row };
  return first(await db.insert(scheduledThemes).values(made).returning());
}

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The database returned no row.");
  return row;
}
