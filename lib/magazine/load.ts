import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { guideEntries, guides, restaurants } from "@/db/schema";
import type { GuideSummary } from "@/lib/contracts/guide";
import { californiaDate } from "@/lib/core/california-time";
import { viewGuideSummary } from "@/lib/guides/view";
import type { Ctx } from "@/lib/ports/context";
import { type Facets, facetsOf } from "./facets";
import { buildWordIndex, type WordIndex } from "./word-index";

export type MagazineGuide = {
  guide: GuideSummary;
  /** Of its publication, in California: "2026-11". */
  month: string;
  facets: Facets;
  /** Its picks, in their order. */
  placeIds: readonly string[];
  /** Of a reader's guide: whether its picks have less than half of what was asked for. */
  isFarFromWish: boolean;
};

/** Every public guide, the weekly ones before readers', each newest first, and the words of each by its number in that list. */
export type Magazine = {
  guides: readonly MagazineGuide[];
  words: WordIndex;
  /** How many of them pick each place. */
  picks: ReadonlyMap<string, number>;
};

const { id, name, city, createdAt, introduction, heroImageUrl, coverCuisine, isEmailGuide, isAdminOnly } = guides;
const { neighbourhood, town, cuisines, goodFor, priceLevel } = restaurants;
/** Of what a prompt asked for, how much of it one pick has. */
const asked = sql<number>`jsonb_array_length(${guideEntries.verdicts})`.mapWith(Number);
const met =
  sql<number>`jsonb_array_length(jsonb_path_query_array(${guideEntries.verdicts}, '$[*] ? (@.verdict == "met")'))`.mapWith(
    Number,
  );
const MET_MIN = 0.5;
const facts = { id: restaurants.id, name: restaurants.name, neighbourhood, town, cuisines, goodFor, priceLevel };

/** Reads the whole magazine, without what readers typed: for a copy that is kept in memory. */
export async function loadMagazine({ db }: Pick<Ctx, "db">): Promise<Magazine> {
  const [rows, entries] = await Promise.all([
    db
      .select({ id, name, city, createdAt, introduction, heroImageUrl, coverCuisine, isEmailGuide, isAdminOnly })
      .from(guides)
      .where(eq(isAdminOnly, false))
      .orderBy(desc(isEmailGuide), desc(createdAt), desc(id)),
    db
      .select({ guideId: guideEntries.guideId, restaurantId: guideEntries.restaurantId, met, asked })
      .from(guideEntries)
      .innerJoin(guides, and(eq(guides.id, guideEntries.guideId), eq(isAdminOnly, false)))
      .orderBy(guideEntries.guideId, guideEntries.position),
  ]);
  const named = [...new Set(entries.map(({ restaurantId }) => restaurantId))];
  const places =
    named.length === 0 ? [] : await db.select(facts).from(restaurants).where(inArray(restaurants.id, named));
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const entriesOf = Map.groupBy(entries, ({ guideId }) => guideId);
  const made = rows.map((row) => {
    const guide = viewGuideSummary(row);
    const own = entriesOf.get(row.id) ?? [];
    const held = own.flatMap(({ restaurantId }) => placeOf.get(restaurantId) ?? []);
    const facets = facetsOf(held);
    const month = californiaDate(row.createdAt).slice(0, 7);
    const texts = {
      title: guide.name,
      place: held.map((place) => place.name).join(" "),
      text: [guide.introduction, ...facets.quarter, ...served(held), guide.city].join(" "),
    };
    const placeIds = held.map((place) => place.id);
    return { entry: { guide, month, facets, placeIds, isFarFromWish: !row.isEmailGuide && isFar(own) }, texts };
  });
  return {
    guides: made.map(({ entry }) => entry),
    words: buildWordIndex(made.map(({ texts }) => texts)),
    picks: countPicks(made.map(({ entry }) => entry)),
  };
}

function countPicks(all: readonly MagazineGuide[]): Map<string, number> {
  const picks = new Map<string, number>();
  for (const id of all.flatMap(({ placeIds }) => placeIds)) picks.set(id, (picks.get(id) ?? 0) + 1);
  return picks;
}

/** Whether most of what was asked of the places isn't met by them. */
function isFar(entries: readonly { met: number; asked: number }[]): boolean {
  const sum = (key: "met" | "asked") => entries.reduce((total, entry) => total + entry[key], 0);
  return sum("met") < sum("asked") * MET_MIN;
}

/** The kitchens that more than one of the places have. */
const served = (places: readonly { cuisines: string[] }[]): string[] => {
  const all = places.flatMap(({ cuisines }) => cuisines);
  return [...new Set(all.filter((cuisine, index) => all.indexOf(cuisine) !== index))];
};

/** Changes whenever what `loadMagazine` reads has changed. */
export async function readMagazineStamp({ db }: Pick<Ctx, "db">): Promise<string> {
  const [[written], [described]] = await Promise.all([
    db
      .select({
        stamp: sql<string>`concat(count(*), ' ', sum(hashtext(${id})), ' ', max(${guides.updatedAt}), ' ', max(${createdAt}))`,
      })
      .from(guides)
      .where(eq(isAdminOnly, false)),
    db
      .select({ stamp: sql<string>`concat(count(*), ' ', max(${restaurants.updatedAt}))` })
      .from(restaurants)
      .where(ne(restaurants.source, "listed")),
  ]);
  return `${written?.stamp} ${described?.stamp}`;
}
