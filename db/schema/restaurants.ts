import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { City } from "@/lib/core/cities";
import { guides } from "./guides";
import { users } from "./users";

export type Dish = { name: string; detail: string | null };

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const textArray = () => text().array().notNull().default(sql`'{}'`);

/** Nobody vacuums the embedded database's lists of entries still to come, and every search would read them through. */
const NO_FASTUPDATE = { fastupdate: false };

export const restaurants = pgTable(
  "restaurants",
  {
    /** A readable slug, stable for good: it stands in links and page anchors. */
    id: text().primaryKey(),
    source: text({ enum: ["catalogue", "google", "import"] }).notNull(),
    name: text().notNull(),
    /** The name as searches compare it (`nameTextOf`); written with the row. */
    nameText: text().notNull(),
    address: text().notNull(),
    postalCode: text(),
    city: text().$type<City>().notNull(),
    /** The municipality, where the city is a region (Peninsula). */
    town: text(),
    neighbourhood: text(),
    /** WGS84 degrees. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    hasApproximateCoordinates: boolean().notNull().default(false),
    googlePlaceId: text().unique(),
    rating: real(),
    userRatingCount: integer(),
    /** 1 ($) to 4 ($$$$). */
    priceLevel: smallint(),
    cuisines: textArray(),
    dishes: jsonb().$type<Dish[]>().notNull().default([]),
    /** A noun phrase: what you see and hear inside. */
    room: text(),
    vibes: textArray(),
    goodFor: textArray(),
    meals: textArray(),
    diets: textArray(),
    features: textArray(),
    phoneNumber: text(),
    website: text(),
    /** The week as Google words it, a line a day from Monday: "Tuesday: 5:00 – 10:00 PM". */
    openingHours: text().array(),
    foundedIn: smallint(),
    editorialSummary: text(),
    status: text({ enum: ["open", "temporarily_closed", "closed"] })
      .notNull()
      .default("open"),
    /** Everything a search may match, lower case and without accents; written with the row. */
    searchText: text().notNull(),
    /** The same as words to match and to rank by: worked out once, by the database, whenever the text is written. */
    searchWords: tsvector().generatedAlwaysAs(sql`to_tsvector('simple', search_text)`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When Google was last asked all that changes: rating, phone, website, hours, whether it is open. */
    refreshedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.city, t.id),
    index().on(t.latitude, t.longitude),
    index("restaurants_name_start").using("btree", t.nameText.op("text_pattern_ops")),
    index("restaurants_name_words").using("gin", sql`to_tsvector('simple', ${t.nameText})`).with(NO_FASTUPDATE),
    index("restaurants_name_trigrams").using("gin", t.nameText.op("gin_trgm_ops")).with(NO_FASTUPDATE),
    index("restaurants_search_words").using("gin", t.searchWords).with(NO_FASTUPDATE),
    check("restaurants_latitude_range", sql`${t.latitude} between -90 and 90`),
    check("restaurants_longitude_range", sql`${t.longitude} between -180 and 180`),
    check("restaurants_price_level_range", sql`${t.priceLevel} between 1 and 4`),
  ],
);

/**
 * Every word of a search text, under itself and under itself less one letter: two words that are one slip apart meet
 * here. Kept by triggers on restaurants (0001_search.sql), so that no writer can forget it.
 */
export const searchSpellings = pgTable(
  "search_spellings",
  { spelling: text().notNull(), word: text().notNull() },
  (t) => [primaryKey({ columns: [t.spelling, t.word] })],
);

/** Snippets that a sentence may rest on. Ids are stable, so that a guide's sentences keep their ground. */
export const evidence = pgTable(
  "evidence",
  {
    id: text().primaryKey(),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    about: text({
      enum: ["story", "cooking", "room", "know", "order", "summary", "dish", "review", "facts"],
    }).notNull(),
    text: text().notNull(),
    /** Who says so, as shown to readers: "House catalogue", "Google review". */
    source: text().notNull(),
    sourceUrl: text(),
    datedOn: date().notNull(),
    /** Until when its source lets us keep the text; null for good. */
    keptUntil: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.restaurantId),
    index("evidence_kept_until").on(t.keptUntil).where(sql`${t.keptUntil} is not null`),
  ],
);

export const RESTAURANT_STATUSES = ["love", "like", "interested", "never_again", "not_interested"] as const;

export const restaurantStatuses = pgTable(
  "restaurant_statuses",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    status: text({ enum: RESTAURANT_STATUSES }).notNull(),
    originGuideId: text().references(() => guides.id, { onDelete: "set null" }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.restaurantId] }), index().on(t.restaurantId)],
);

/** Which version of which catalogue file the rows come from; an unchanged file is not imported again. */
export const catalogueImports = pgTable("catalogue_imports", {
  source: text().primaryKey(),
  checksum: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
