import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { City } from "@/lib/core/cities";
import { guides } from "./guides";
import { timestamptz } from "./timestamptz";

/** Themes of Thursday guides: one per week, approved by an editor before it is used. */
export const scheduledThemes = pgTable(
  "scheduled_themes",
  {
    id: uuid().primaryKey().defaultRandom(),
    city: text().$type<City>().notNull(),
    /** The week's Thursday in California. */
    targetWeek: date().notNull(),
    theme: text().notNull(),
    rationale: text().notNull(),
    seasonalContext: text(),
    status: text({ enum: ["PENDING", "APPROVED", "USED"] })
      .notNull()
      .default("PENDING"),
    /** The preview, admin-only until its Thursday. */
    guideId: text().references(() => guides.id, { onDelete: "set null" }),
    /** The durable work in progress on it, its run, and its last heartbeat. */
    workKind: text({ enum: ["reimagining", "previewing"] }),
    workId: uuid(),
    workAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.city, t.targetWeek),
    check("scheduled_themes_thursday", sql`extract(isodow from ${t.targetWeek}) = 4`),
    check(
      "scheduled_themes_work",
      sql`(${t.workKind} is null) = (${t.workId} is null) and (${t.workKind} is null) = (${t.workAt} is null)`,
    ),
  ],
);

/** Ideas that an editor skipped or had reimagined: they are not suggested again. */
export const discardedThemes = pgTable("discarded_themes", {
  id: uuid().primaryKey().defaultRandom(),
  city: text().$type<City>().notNull(),
  targetWeek: date().notNull(),
  theme: text().notNull(),
  discardedAt: timestamptz().notNull(),
});

/** Generations of many weeks. A city has at most one in progress. */
export const themeGenerations = pgTable(
  "theme_generations",
  {
    id: uuid().primaryKey().defaultRandom(),
    city: text().$type<City>().notNull(),
    firstWeek: date().notNull(),
    weeks: integer().notNull(),
    /** The last heartbeat. */
    workAt: timestamptz().notNull(),
    endedAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [uniqueIndex("theme_generations_going").on(t.city).where(sql`${t.endedAt} is null`)],
);
