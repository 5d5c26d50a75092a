import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import {
  accountEmails,
  accountLinks,
  confirmations,
  guides,
  pendingPreferences,
  restaurants,
  subscriberClaims,
  subscribers,
  users,
} from "@/db/schema";
import type { PromptReading } from "@/lib/contracts/reading";
import { DAY_MS } from "@/lib/core/durations";
import { sha256 } from "@/lib/core/sha256";

/** Does something with the database of the server that all journeys share. */
async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const url = readFileSync(urlFile(process.env.E2E_DATA_DIR ?? ""), "utf8").trim();
  const { db, close } = openDatabase(url, { max: 1 });
  return work(db).finally(close);
}

const newToken = (): string => randomUUID() + randomUUID();
const newAddress = (): string => `eater-${randomUUID().slice(0, 8)}@example.com`;
const soon = () => new Date(Date.now() + DAY_MS);

async function idOf(db: Database, username: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!user) throw new Error(`There is no ${username}.`);
  return user.id;
}

/** The token of a link that would have been mailed to an account. */
export const makeAccountLink = (username: string, purpose: "email" | "password"): Promise<string> =>
  inDatabase(async (db) => {
    const token = newToken();
    const userId = await idOf(db, username);
    const times = { createdAt: new Date(), expiresAt: soon() };
    await db.insert(accountLinks).values({ tokenHash: sha256(token), userId, purpose, email: newAddress(), ...times });
    return token;
  });

/** Gives an account an address and the weekly email of two cities. */
export const makeReachable = (username: string): Promise<void> =>
  inDatabase(async (db) => {
    const userId = await idOf(db, username);
    const email = newAddress();
    await db.insert(accountEmails).values({ userId, email, emailKey: email, confirmedAt: new Date() });
    const subscription = { email, emailKey: email, state: "confirmed", confirmedAt: new Date(), userId } as const;
    await db.insert(subscribers).values([
      { ...subscription, city: "Oakland" },
      { ...subscription, city: "Berkeley" },
    ]);
  });

type Subscription = { confirm: string; unsubscribe: string; preference: string; claim: string };

/** More than a card shows at once on a phone. */
const MARKED = 12;

/** The tokens of every link that a subscriber gets, who has marked places in one city and not yet confirmed another. */
export const makeSubscriptionLinks = (): Promise<Subscription> =>
  inDatabase(async (db) => {
    const [confirm, claim, email] = [newToken(), newToken(), newAddress()];
    const subscription = { email, emailKey: email } as const;
    const confirmed = { ...subscription, state: "confirmed", confirmedAt: new Date() } as const;
    const [first, second] = await db
      .insert(subscribers)
      .values([
        { ...confirmed, city: "Oakland" },
        { ...subscription, city: "Berkeley", state: "pending" },
      ])
      .returning();
    if (!first || !second) throw new Error("No subscriber was stored.");
    await db.insert(confirmations).values({ tokenHash: sha256(confirm), subscriberId: second.id, expiresAt: soon() });
    await db.insert(subscriberClaims).values({ tokenHash: sha256(claim), subscriberId: first.id, expiresAt: soon() });
    const places = await db.select({ restaurantId: restaurants.id }).from(restaurants).limit(MARKED);
    const mark = { subscriberId: first.id, status: "love", updatedAt: new Date() } as const;
    await db.insert(pendingPreferences).values(places.map((place) => ({ ...mark, ...place })));
    return { confirm, claim, unsubscribe: first.unsubscribeToken, preference: first.preferenceToken };
  });

/** Words of a guide's prompt that were not understood, so that its author can say what was meant. */
export const storeReading = (guideId: string, quote: string): Promise<void> =>
  inDatabase(async (db) => {
    const reading: PromptReading = {
      quote,
      start: 0,
      role: "want",
      type: "feature",
      outcome: "not understood",
      label: quote,
    };
    await db
      .update(guides)
      .set({ prompt: `${quote}, for two`, readings: [reading] })
      .where(eq(guides.id, guideId));
  });
