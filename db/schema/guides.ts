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
import { restaurants } from "./restaurants";
import { users } from "./users";

/** A written sentence and the evidence it rests on. */
export type GroundedSentence = { text: string; evidenceIds: string[] };
/** One constraint of the wish and how this pick meets it. */
export type ConstraintVerdict = { label: string; verdict: "met" | "unmet" | "unknown" };
export type PhotoAttribution = { restaurantName: string; source: string };

export const guides = pgTable(
  "guides",
  {
    /** slug-xxxxxx: readable, stable, unguessable enough not to collide. */
    id: text().primaryKey(),
    name: text().notNull(),
    city: text().notNull(),
    /** The wish as it was typed; never shown to other readers. */
    prompt: text().notNull(),
    /** Paragraphs of grounded sentences; the flat introduction is made from them. */
    introduction: jsonb().$type<GroundedSentence[][]>().notNull(),
    /** What decides the cover's inks: the guide's leading cuisine, lower case. */
    coverCuisine: text().notNull(),
    heroImageUrl: text(),
    heroImageAttribution: jsonb().$type<PhotoAttribution>(),
    /** What did not go well while it was made, as sentences for readers. */
    notes: text().array().notNull().default(sql`'{}'`),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    writtenBy: text({ enum: ["house", "model"] }).notNull(),
    isEmailGuide: boolean().notNull().default(false),
    isAdminOnly: boolean().notNull().default(false),
    /** User-made guides stay out of search engines until an administrator features them. */
    isFeatured: boolean().notNull().default(false),
    /** When an editor took it off the public pages; it is admin-only then. A preview was never on them: null. */
    hiddenAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.city, t.createdAt.desc()),
    index("guides_email_feed").on(t.city, t.createdAt.desc()).where(sql`${t.isEmailGuide} and not ${t.isAdminOnly}`),
  ],
);

export const guideEntries = pgTable(
  "guide_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    guideId: text()
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** Counts from 1. */
    position: smallint().notNull(),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id),
    sentences: jsonb().$type<GroundedSentence[]>().notNull(),
    verdicts: jsonb().$type<ConstraintVerdict[]>().notNull(),
    photoUrl: text(),
    photoAttribution: jsonb().$type<PhotoAttribution>(),
    /** When the database wrote it: what was known of the place by then is told rightly. */
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique().on(t.guideId, t.position), unique().on(t.guideId, t.restaurantId), index().on(t.restaurantId)],
);

/**
 * How a guide was made, stage by stage: kept for every guide, and for runs under glass whatever became of them. What
 * a run was asked for stands in its guide; only where there is none, here.
 */
export const guideGenerations = pgTable(
  "guide_generations",
  {
    id: uuid().primaryKey().defaultRandom(),
    guideId: text()
      .unique()
      .references(() => guides.id, { onDelete: "cascade" }),
    city: text(),
    prompt: text(),
    state: text({ enum: ["complete", "failed", "stopped"] })
      .notNull()
      .default("complete"),
    /** The sentence that a failed run ended with. */
    error: text(),
    /** Made under glass, by an administrator. */
    isDebug: boolean().notNull().default(false),
    adminId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The run that this one repeats from a stage on, and whether that stage's result was edited. */
    parentId: uuid().references((): AnyPgColumn => guideGenerations.id, { onDelete: "set null" }),
    fromStage: text(),
    isEdited: boolean().notNull().default(false),
    idea: jsonb(),
    searchPlans: jsonb(),
    candidates: jsonb(),
    selections: jsonb(),
    research: jsonb(),
    composition: jsonb(),
    saving: jsonb(),
    /** Tokens, cost and time by stage. */
    usage: jsonb(),
    /** What the curator's clock said: a run again sets it back, so that chance falls the same way. */
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

/** A creation under way or ended: what the hourly and simultaneous limits count. */
export const guideCreations = pgTable(
  "guide_creations",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set when it ends; a creation whose process died is over at expiresAt. */
    endedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.userId, t.startedAt)],
);
