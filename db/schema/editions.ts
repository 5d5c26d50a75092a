import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { City } from "@/lib/core/cities";
import { guides } from "./guides";
import { scheduledThemes } from "./themes";
import { timestamptz } from "./timestamptz";

/** The theme of a week, decided once for every city. */
export const weekThemes = pgTable("week_themes", {
  week: date().primaryKey(),
  theme: text().notNull(),
  /** Null for a seasonal theme. */
  scheduledThemeId: uuid().references(() => scheduledThemes.id, { onDelete: "set null" }),
  createdAt: timestamptz().notNull().defaultNow(),
});

/** A message with placeholders for the recipient's links; every batch of an edition is filled in from it. */
export type EditionMessage = { subject: string; html: string; text: string };

/** One Thursday's email of one city. */
export const editions = pgTable(
  "editions",
  {
    id: uuid().primaryKey().defaultRandom(),
    city: text().$type<City>().notNull(),
    week: date().notNull(),
    state: text({ enum: ["preparing", "sending", "paused", "sent", "failed"] }).notNull(),
    guideId: text().references(() => guides.id, { onDelete: "set null" }),
    /** Frozen before the first request to the mail provider, so that every retry sends the same content. */
    message: jsonb().$type<EditionMessage>(),
    /** Why it failed or was paused, as a sentence. */
    note: text(),
    /** Subscribers who were confirmed by then receive it. */
    openedAt: timestamptz().notNull(),
    finishedAt: timestamptz(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [unique().on(t.city, t.week)],
);

/** A city's guide of a week that was written before its edition was started, for administrators to read: sent as it is. */
export const editionDrafts = pgTable(
  "edition_drafts",
  {
    city: text().$type<City>().notNull(),
    week: date().notNull(),
    /** What it was written on: once the week is about something else, it isn't sent. */
    theme: text().notNull(),
    guideId: text().references(() => guides.id, { onDelete: "set null" }),
    /** Of whoever writes it now, until they are done or that time is over. */
    claim: uuid(),
    claimedUntil: timestamptz(),
  },
  (t) => [primaryKey({ columns: [t.city, t.week] })],
);

/** One request to the mail provider. Its id is the idempotency key; every attempt sends the same request. */
export const deliveryBatches = pgTable(
  "delivery_batches",
  {
    id: uuid().primaryKey().defaultRandom(),
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: "cascade" }),
    state: text({ enum: ["open", "sent", "failed", "uncertain"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Once set, the batch is frozen: consent is not read again. */
    firstTriedAt: timestamptz(),
    /** Who was handed it first: another provider knows nothing of its key. */
    provider: text(),
    /** Whether the provider may have accepted it. If so, retry it only with its own key. */
    mayBeTaken: boolean().notNull().default(false),
    nextTryAt: timestamptz().notNull(),
    /** The lease of the worker that processes it. */
    leasedUntil: timestamptz().notNull(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index("delivery_batches_open").on(t.editionId, t.nextTryAt).where(sql`${t.state} = 'open'`)],
);

/** The ledger: one row per subscriber and edition, with any outcome. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: "cascade" }),
    /** Without a foreign key: the ledger outlives deleted subscribers. */
    subscriberId: uuid().notNull(),
    state: text({ enum: ["pending", "claimed", "sent", "failed", "skipped", "uncertain"] }).notNull(),
    batchId: uuid().references(() => deliveryBatches.id),
    /** As they were when the batch was claimed; cleared when a subscriber is deleted. */
    email: text(),
    unsubscribeToken: text(),
    preferenceToken: text(),
    reason: text(),
    providerId: text(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.editionId, t.subscriberId),
    index("deliveries_waiting").on(t.editionId, t.id).where(sql`${t.state} = 'pending' and ${t.batchId} is null`),
    index().on(t.batchId),
    index().on(t.providerId),
  ],
);
