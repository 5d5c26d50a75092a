import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ConstraintVerdict } from "@/lib/contracts/constraint";
import type { PhotoAttribution } from "@/lib/contracts/guide";
import type { GroundedSentence } from "@/lib/contracts/stages";
import { guides } from "./guides";
import { restaurants } from "./restaurants";
import { timestamptz } from "./timestamptz";

export const CORRECTED_FIELDS = ["status", "name", "address", "phone_number", "website"] as const;

/**
 * An editor's corrections of a place. A trigger applies them to every later write of the restaurant (see the guide_health
 * migration), so that no seeding, harvest or import can revert them.
 */
export const restaurantCorrections = pgTable("restaurant_corrections", {
  restaurantId: text()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: "cascade" }),
  /** Which columns are corrected; the others are ignored. */
  fields: text({ enum: CORRECTED_FIELDS }).array().notNull(),
  status: text({ enum: ["closed"] }),
  name: text(),
  nameText: text(),
  address: text(),
  phoneNumber: text(),
  website: text(),
  updatedAt: timestamptz().notNull(),
});

/**
 * Changes of places that guides may mention, written by a trigger on restaurants in the same transaction. Changes of
 * phone and website are recorded only if an editor made them: sources format them in many ways.
 */
export const restaurantChanges = pgTable(
  "restaurant_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    field: text({ enum: CORRECTED_FIELDS }).notNull(),
    before: text(),
    after: text(),
    isEditors: boolean().notNull(),
    at: timestamptz().notNull().defaultNow(),
  },
  (t) => [index().on(t.restaurantId, t.field, t.id.desc())],
);

/** Changes that an editor dismissed, because the guide is still right. */
export const dismissedFlags = pgTable(
  "dismissed_flags",
  {
    guideId: text()
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    changeId: bigint({ mode: "number" })
      .notNull()
      .references(() => restaurantChanges.id, { onDelete: "cascade" }),
    at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.guideId, t.changeId] }), index().on(t.changeId)],
);

/** Replacements exactly as the editor saw them. */
export const entryProposals = pgTable(
  "entry_proposals",
  {
    id: uuid().primaryKey().defaultRandom(),
    guideId: text()
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** The current place of the entry. */
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    replacementId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    sentences: jsonb().$type<GroundedSentence[]>().notNull(),
    verdicts: jsonb().$type<ConstraintVerdict[]>().notNull(),
    photoUrl: text(),
    photoAttribution: jsonb().$type<PhotoAttribution>(),
    /** The guide's headline with the new entry. */
    title: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [uniqueIndex().on(t.guideId, t.restaurantId), index().on(t.restaurantId), index().on(t.replacementId)],
);

/** The update lines of a guide's page; they store names, since places may be deleted. */
export const guideUpdates = pgTable(
  "guide_updates",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    guideId: text()
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    at: timestamptz().notNull(),
    restaurantName: text().notNull(),
    reason: text({ enum: ["closed", "closed_for_now", "renamed", "moved", "corrected"] }).notNull(),
    /** Null if the entry was removed. */
    replacementName: text(),
  },
  (t) => [index().on(t.guideId, t.id.desc())],
);

/** Readers' reports about a place in a guide. The reporter is stored as a digest, to count each reader once. */
export const placeReports = pgTable(
  "place_reports",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    guideId: text().references(() => guides.id, { onDelete: "set null" }),
    kind: text({ enum: ["closed", "address", "phone", "hours", "other"] }).notNull(),
    words: text(),
    reporter: text().notNull(),
    at: timestamptz().notNull(),
    settledAt: timestamptz(),
    outcome: text({ enum: ["closed", "corrected", "dismissed"] }),
  },
  (t) => [
    uniqueIndex("place_reports_one_voice").on(t.restaurantId, t.reporter, t.kind).where(sql`${t.settledAt} is null`),
    index("place_reports_open").on(t.restaurantId, t.id).where(sql`${t.settledAt} is null`),
    index().on(t.guideId),
  ],
);
