import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { City } from "@/lib/core/cities";
import { guides } from "./guides";
import { RESTAURANT_STATUSES, restaurants } from "./restaurants";
import { timestamptz } from "./timestamptz";
import { users } from "./users";

/** One row per address and city: whoever wants the Thursday email of that city. */
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
    confirmedAt: timestamptz(),
    cancelledAt: timestamptz(),
    /** Shown in every message, so kept as they are: one ends the subscription, one tells of places. */
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

/** Links in confirmation messages, by the SHA-256 of their token: the token itself is only in the message. */
export const confirmations = pgTable("confirmations", {
  tokenHash: text().primaryKey(),
  subscriberId: uuid()
    .notNull()
    .references(() => subscribers.id, { onDelete: "cascade" }),
  expiresAt: timestamptz().notNull(),
  usedAt: timestamptz(),
});

/** Addresses that get no newsletter: for good after a bounce or a complaint, until a new double opt-in after leaving. */
export const suppressions = pgTable("suppressions", {
  emailKey: text().primaryKey(),
  reason: text({ enum: ["bounce", "complaint", "unsubscribe"] }).notNull(),
  createdAt: timestamptz().notNull().defaultNow(),
});

/** Bounces that may pass: so many in a row, and the address is suppressed. A delivery forgets them. */
export const softBounces = pgTable("soft_bounces", {
  emailKey: text().primaryKey(),
  count: integer().notNull(),
  updatedAt: timestamptz().notNull().defaultNow(),
});

/** What subscribers without an account said of places: kept until they have one. */
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

/** What a place was to somebody before a preference link was pressed: a link scanner's burst is taken back to it. */
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

/** A way from a message to an account: short-lived, used once, known by its hash alone. */
export const subscriberClaims = pgTable("subscriber_claims", {
  tokenHash: text().primaryKey(),
  subscriberId: uuid()
    .notNull()
    .references(() => subscribers.id, { onDelete: "cascade" }),
  expiresAt: timestamptz().notNull(),
  usedAt: timestamptz(),
});

/** What the mail provider told us: kept before it is acted on, each once. */
export const mailWebhooks = pgTable("mail_webhooks", {
  /** The provider's own id of the telling: a repetition has the same. */
  id: text().primaryKey(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  receivedAt: timestamptz().notNull(),
  appliedAt: timestamptz(),
});
