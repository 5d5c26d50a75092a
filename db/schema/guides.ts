import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ConstraintVerdict } from "@/lib/contracts/constraint";
import type { PhotoAttribution } from "@/lib/contracts/guide";
import type { PromptCorrection, PromptReading } from "@/lib/contracts/reading";
import type { StageName, UsageByStage } from "@/lib/contracts/stage-name";
import type { GroundedSentence, StageOutputs } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { restaurants } from "./restaurants";
import { users } from "./users";

export const guides = pgTable(
  "guides",
  {
    /** slug-xxxxxx: readable, stable, unguessable enough not to collide. */
    id: text().primaryKey(),
    name: text().notNull(),
    city: text().$type<City>().notNull(),
    /** The prompt as it was typed; never shown to other readers. */
    prompt: text().notNull(),
    /** How the prompt was read. Its quotes are as private as the prompt is. */
    readings: jsonb().$type<PromptReading[]>().notNull().default([]),
    /** What the author has said was meant otherwise, earlier guides of the same prompt included. */
    corrections: jsonb().$type<PromptCorrection[]>().notNull().default([]),
    /** Paragraphs of grounded sentences; the introduction as plain text is made from them. */
    introduction: jsonb().$type<GroundedSentence[][]>().notNull(),
    /** What the cover shows: the name of a drawing, or, of older guides, the main cuisine in lower case. */
    coverCuisine: text().notNull(),
    heroImageUrl: text(),
    heroImageAttribution: jsonb().$type<PhotoAttribution>(),
    /** Problems during its creation, as sentences for readers. */
    notes: text().array().notNull().default(sql`'{}'`),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    writtenBy: text({ enum: ["house", "model"] }).notNull(),
    isEmailGuide: boolean().notNull().default(false),
    isAdminOnly: boolean().notNull().default(false),
    /** User-made guides stay out of search engines until an administrator features them. */
    isFeatured: boolean().notNull().default(false),
    /** When an editor removed it from the public pages, which makes it admin-only. Null for a preview. */
    hiddenAt: timestamp({ withTimezone: true }),
    /**
     * When its author took it off the public pages, which makes it admin-only for everybody else. Only the author ends
     * that, and only while no editor hides it.
     */
    unlistedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.city, t.createdAt.desc()),
    index("guides_email_feed").on(t.city, t.createdAt.desc()).where(sql`${t.isEmailGuide} and not ${t.isAdminOnly}`),
    index().on(t.authorId, t.createdAt.desc()),
    check("guides_unlisted_is_not_public", sql`${t.unlistedAt} is null or ${t.isAdminOnly}`),
  ],
);

export const guideEntries = pgTable(
  "guide_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    guideId: text()
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** Starts at 1. */
    position: smallint().notNull(),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id),
    sentences: jsonb().$type<GroundedSentence[]>().notNull(),
    verdicts: jsonb().$type<ConstraintVerdict[]>().notNull(),
    photoUrl: text(),
    photoAttribution: jsonb().$type<PhotoAttribution>(),
    /** Set by the database. A change of the place flags the entry only if it is later. */
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique().on(t.guideId, t.position), unique().on(t.guideId, t.restaurantId), index().on(t.restaurantId)],
);

/**
 * How a guide was made, stage by stage: stored for every guide, and for debug runs with any outcome. The city and the
 * prompt are stored in the guide; only a run without a guide has its own.
 */
export const guideGenerations = pgTable(
  "guide_generations",
  {
    id: uuid().primaryKey().defaultRandom(),
    guideId: text()
      .unique()
      .references(() => guides.id, { onDelete: "cascade" }),
    city: text().$type<City>(),
    prompt: text(),
    state: text({ enum: ["complete", "failed", "stopped"] })
      .notNull()
      .default("complete"),
    /** The user-facing error of a failed run. */
    error: text(),
    /** Started by an administrator as a debug run. */
    isDebug: boolean().notNull().default(false),
    adminId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The run that this one repeats from a stage on, and whether that stage's result was edited. */
    parentId: uuid().references((): AnyPgColumn => guideGenerations.id, { onDelete: "set null" }),
    fromStage: text().$type<StageName>(),
    isEdited: boolean().notNull().default(false),
    /** Rows of earlier releases may hold other shapes: read them with `readStageOutput` before a run starts from them. */
    idea: jsonb().$type<StageOutputs["idea"]>(),
    searchPlans: jsonb().$type<StageOutputs["searchPlans"]>(),
    candidates: jsonb().$type<StageOutputs["candidates"]>(),
    selections: jsonb().$type<StageOutputs["selections"]>(),
    research: jsonb().$type<StageOutputs["research"]>(),
    composition: jsonb().$type<StageOutputs["composition"]>(),
    saving: jsonb().$type<StageOutputs["saving"]>(),
    /** Tokens, cost and time by stage. */
    usage: jsonb().$type<UsageByStage>(),
    /** The time passed to the curator. A rerun reuses it, so that its random choices are the same. */
    clockAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.createdAt.desc()),
    index().on(t.parentId),
    check(
      "guide_generations_asked_for",
      sql`${t.guideId} is not null or (${t.city} is not null and ${t.prompt} is not null)`,
    ),
    check("guide_generations_has_guide", sql`(${t.state} = 'complete') = (${t.guideId} is not null)`),
  ],
);

/** A creation that is running or has ended: what the hourly and simultaneous limits count. */
export const guideCreations = pgTable(
  "guide_creations",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set when it ends; a creation whose process died ends at expiresAt. */
    endedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.userId, t.startedAt)],
);
