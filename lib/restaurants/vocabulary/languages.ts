import { z } from "zod";
import chinese from "@/data/vocabulary/languages/chinese.json" with { type: "json" };
import french from "@/data/vocabulary/languages/french.json" with { type: "json" };
import german from "@/data/vocabulary/languages/german.json" with { type: "json" };
import italian from "@/data/vocabulary/languages/italian.json" with { type: "json" };
import japanese from "@/data/vocabulary/languages/japanese.json" with { type: "json" };
import korean from "@/data/vocabulary/languages/korean.json" with { type: "json" };
import portuguese from "@/data/vocabulary/languages/portuguese.json" with { type: "json" };
import spanish from "@/data/vocabulary/languages/spanish.json" with { type: "json" };
import tagalog from "@/data/vocabulary/languages/tagalog.json" with { type: "json" };
import vietnamese from "@/data/vocabulary/languages/vietnamese.json" with { type: "json" };
import { Words, WordTable } from "./word-table";

/** The shape of data/vocabulary/languages/*.json: another language's words, by the concepts of the English tables. */
const Language = z.strictObject({
  food: WordTable,
  vibe: WordTable.optional(),
  goodFor: WordTable.optional(),
  meal: WordTable.optional(),
  diet: WordTable.optional(),
  feature: WordTable.optional(),
  price: WordTable.optional(),
  /** Words that negate what follows. */
  not: Words.optional(),
  /** Words that negate what precedes: 以外, 말고. */
  notAfter: Words.optional(),
  or: Words.optional(),
  near: Words.optional(),
  /** Words that make their clause a preference: 最好. */
  softener: Words.optional(),
  /** Words that show that the prompt is about a meal, whatever else it says: restaurant, eat, hungry. */
  eat: Words,
  /** Stop words, listed so that they aren't read as misspellings. */
  filler: Words.optional(),
});
export type Language = z.infer<typeof Language>;

/** Chinese has its traditional and simplified words together: a prompt seldom mixes them. */
export const LANGUAGES: readonly Language[] = [
  ...[spanish, french, italian, german, portuguese],
  ...[chinese, japanese, korean, vietnamese, tagalog],
].map((language) => Language.parse(language));
