import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { City } from "@/lib/core/cities";
import { guides } from "./guides";
import { RESTAURANT_STATUSES, restaurants } from "./restaurants";
import { timestamptz } from "./timestamptz";
import { users } from "./users";

/** Subscriptions to the Thursday email, one row per address and city. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** The address in lower case: one subscription per person and city. */
    emailKey: text().notNull(),
    city: text().$type<City>().notNull(),
    state: text({ enum: ["pending", "confirmed", "cancelled"] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The latest consent. */
    confirmedAt: timestamptz(),
    /** Where it was given: our own double opt-in, or what an import says. */
    consentSource: text().notNull().default("double opt-in"),
    cancelledAt: timestamptz(),
    /** Tokens in every message, so stored in plain text: one unsubscribes, one sets statuses of places. */
    unsubscribeToken: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    preferenceToken: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.emailKey, t.city),
    index("subscribers_confirmed").on(t.city, t.id).where(sql`${t.state} = 'confirmed'`),
    check("subscribers_email_key_is_lower", sql`${t.emailKey} = lower(${t.email})`),
  ],
);

/** Confirmation links, by the SHA-256 of their token: only the message contains the token itself. */
export const confirmations = pgTable("confirmations", {
  tokenHash: text().primaryKey(),
  subscriberId: uuid()
    .notNull()
    .references(() => subscribers.id, { onDelete: "cascade" }),
  expiresAt: timestamptz().notNull(),
  usedAt: timestamptz(),
});

/** Addresses that get no newsletter: after a bounce or complaint forever, after unsubscribing until a new opt-in. */
export const suppressions = pgTable("suppressions", {
  emailKey: text().primaryKey(),
  reason: text({ enum: ["bounce", "complaint", "unsubscribe"] }).notNull(),
  createdAt: timestamptz().notNull().defaultNow(),
});

/** Consecutive soft bounces: too many suppress the address. A delivery resets them. */
export const softBounces = pgTable("soft_bounces", {
  emailKey: text().primaryKey(),
  count: integer().notNull(),
  updatedAt: timestamptz().notNull().defaultNow(),
});

/** Statuses that subscribers without an account set: stored until they have one. */
export const pendingPreferences = pgTable(
  "pending_preferences",
  {
    subscriberId: uuid()
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    status: text({ enum: RESTAURANT_STATUSES }).notNull(),
    originGuideId: text().references(() => guides.id, { onDelete: "set null" }),
    updatedAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subscriberId, t.restaurantId] }), index().on(t.restaurantId)],
);

/** The status before each click on a preference link: a link scanner's burst is reverted to it. */
export const preferenceClicks = pgTable(
  "preference_clicks",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    subscriberId: uuid()
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    restaurantId: text().notNull(),
    status: text({ enum: RESTAURANT_STATUSES }).notNull(),
    formerStatus: text({ enum: RESTAURANT_STATUSES }),
    formerGuideId: text(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.subscriberId, t.restaurantId, t.createdAt)],
);

/** Tokens that link a subscription to an account: short-lived, used once, stored as hashes. */
export const subscriberClaims = pgTable("subscriber_claims", {
  tokenHash: text().primaryKey(),
  subscriberId: uuid()
    .notNull()
    .references(() => subscribers.id, { onDelete: "cascade" }),
  expiresAt: timestamptz().notNull(),
  usedAt: timestamptz(),
});

/** Webhooks of the mail provider: each is stored once, before it is applied. */
export const mailWebhooks = pgTable("mail_webhooks", {
  /** The provider's id of the webhook: a repeated delivery has the same. */
  id: text().primaryKey(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  receivedAt: timestamptz().notNull(),
  appliedAt: timestamptz(),
});
