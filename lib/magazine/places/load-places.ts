import { asc, ne, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { foldText } from "@/lib/core/fold-text";
import type { Ctx } from "@/lib/ports/context";
import { viewColumns, viewRestaurant } from "@/lib/restaurants/view";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import { buildWordIndex, type WordIndex } from "../word-index";

/** What a place is known for, each under its kind: "cuisine Thai", "diet vegan", "meal brunch". */
const FACT_KINDS = ["cuisine", "diet", "diet of sweets", "meal", "vibe", "occasion", "feature"] as const;
type FactKind = (typeof FACT_KINDS)[number];
export const fact = (kind: FactKind, value: string): string => `${kind} ${value}`;

/** Every place that somebody has described, and by its number in that list what it is known for and its words. */
export type PlaceIndex = {
  places: readonly Restaurant[];
  towns: readonly (string | null)[];
  /** Folded. */
  names: readonly string[];
  numbers: ReadonlyMap<string, number>;
  facts: ReadonlyMap<string, readonly number[]>;
  /** Kitchens and dishes, each folded, and everything that is said of a place. */
  menus: readonly (readonly string[])[];
  /** As they are told. */
  dishes: readonly Row["dishes"][];
  texts: readonly string[];
  /** The sentence that sums up each, folded. */
  summaries: readonly string[];
  /** Kitchens and dishes before the names, and these before all other words. */
  words: WordIndex;
};

type Row = typeof restaurants.$inferSelect;

const { dishes, vibes, goodFor, diets, searchText, source, id, updatedAt } = restaurants;

/** Reads all described places: for a copy that is kept in memory. Those that are only listed stay in the database. */
export async function loadPlaces({ db }: Pick<Ctx, "db">): Promise<PlaceIndex> {
  const rows = await db
    .select({ ...viewColumns, dishes, vibes, goodFor, diets, searchText })
    .from(restaurants)
    .where(ne(source, "listed"))
    .orderBy(asc(id));
  const facts = new Map<string, number[]>();
  for (const [number, row] of rows.entries()) {
    const valuesOf: Record<FactKind, string[]> = {
      cuisine: row.cuisines,
      // A vegetarian's dinner is no ice cream, though it keeps the diet.
      diet: SWEETS.includes(row.cuisines[0] ?? "") ? [] : row.diets,
      "diet of sweets": SWEETS.includes(row.cuisines[0] ?? "") ? row.diets : [],
      meal: row.meals,
      vibe: row.vibes,
      occasion: row.goodFor,
      feature: row.features,
    };
    for (const kind of FACT_KINDS)
      for (const value of new Set(valuesOf[kind])) {
        const key = fact(kind, value);
        const known = facts.get(key);
        if (known) known.push(number);
        else facts.set(key, [number]);
      }
  }
  const menus = rows.map((row) => [...row.cuisines, ...row.dishes.map(({ name }) => name)].map(foldText));
  const texts = rows.map((row) =>
    [row.searchText, ...row.dishes.map(({ detail }) => foldText(detail ?? ""))].join(" "),
  );
  const words = buildWordIndex(
    rows.map((row, number) => ({
      title: menus[number]?.join(" ") ?? "",
      place: row.name,
      text: texts[number] ?? "",
    })),
  );
  return {
    places: rows.map((row) => viewRestaurant(row)),
    towns: rows.map(({ town }) => town),
    names: rows.map(({ name }) => foldText(name)),
    numbers: new Map(rows.map((row, number) => [row.id, number])),
    facts,
    menus,
    dishes: rows.map((row) => row.dishes),
    texts,
    summaries: rows.map(({ editorialSummary }) => foldText(editorialSummary ?? "")),
    words,
  };
}

/** Changes whenever what `loadPlaces` reads has changed. */
export async function readPlacesStamp({ db }: Pick<Ctx, "db">): Promise<string> {
  const [described] = await db
    .select({ stamp: sql<string>`concat(count(*), ' ', max(${updatedAt}))` })
    .from(restaurants)
    .where(ne(source, "listed"));
  return described?.stamp ?? "";
}
