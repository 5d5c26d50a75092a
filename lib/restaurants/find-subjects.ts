import type { Database } from "@/db/client";
import { joinWithAnd } from "@/lib/core/join-list";
import { type DietWithFood, dietsIn } from "./diets-in";
import { findMatches } from "./find-matches";
import type { SearchHit, SearchRequest } from "./search-hits";

export type SubjectsWanted = Omit<SearchRequest, "words" | "nameText">;
export type FoundSubjects = {
  rows: SearchHit[];
  /** "gluten-free": a diet that was asked for, which none of them is known to keep; else empty. */
  unknownDiet: string;
};

/** So many of a food are looked through for those that speak of a diet. */
const LOOKED_THROUGH = 100;

/**
 * The matches of the first of these texts that has any. Of a food in a diet, who is known to keep that, and then whose text
 * only speaks of it; where nobody is known to, who has the food.
 */
export async function findSubjects(
  db: Database,
  texts: readonly string[],
  wanted: SubjectsWanted,
): Promise<FoundSubjects> {
  for (const nameText of new Set(texts)) {
    const diet = dietsIn(nameText);
    const found = diet
      ? await findWithDiet(db, nameText, diet, wanted)
      : { rows: await findMatches(db, { ...wanted, nameText }), unknownDiet: "" };
    if (found.rows.length > 0) return found;
  }
  return { rows: [], unknownDiet: "" };
}

async function findWithDiet(
  db: Database,
  nameText: string,
  { diets, rest }: DietWithFood,
  wanted: SubjectsWanted,
): Promise<FoundSubjects> {
  const kept = await findMatches(db, { ...wanted, diets, nameText: rest });
  const having = kept.filter(({ isMention }) => !isMention);
  const ofFood = await findMatches(db, { ...wanted, nameText: rest, limit: Math.max(wanted.limit, LOOKED_THROUGH) });
  const speaking = new Set((await findMatches(db, { ...wanted, nameText })).map(({ place }) => place.id));
  const speaks = (hit: SearchHit) => !hit.isMention && speaking.has(hit.place.id);
  if (having.length > 0) {
    const known = new Set(having.map(({ place }) => place.id));
    const others = ofFood.filter((hit) => speaks(hit) && !known.has(hit.place.id));
    const rows = [...having, ...others.map((hit) => ({ ...hit, isMention: true }))];
    return { rows: rows.slice(0, wanted.limit), unknownDiet: "" };
  }
  const rows = wanted.near ? ofFood : [...ofFood.filter(speaks), ...ofFood.filter((hit) => !speaks(hit))];
  return { rows: rows.slice(0, wanted.limit), unknownDiet: joinWithAnd(diets) };
}
