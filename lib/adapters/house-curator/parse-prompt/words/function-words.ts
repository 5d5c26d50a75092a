import { z } from "zod";
import functionWords from "@/data/vocabulary/function-words.json" with { type: "json" };
import priceWords from "@/data/vocabulary/price-words.json" with { type: "json" };
import { Words, WordTable } from "@/lib/restaurants/vocabulary/word-table";

/** In this order: a phrase of two roles has the later one. */
const Role = z.enum([
  ...["not", "notAfter", "or", "and", "next", "with", "break"],
  ...["near", "from", "softener", "eat", "somewhere", "filler"],
] as const);
export type Role = z.infer<typeof Role>;

/** Function words and phrases by their effect on adjacent words. Longer phrases match first. */
export const FUNCTION_WORDS = z.record(Role, Words).parse(functionWords);

/** Price words. Each value is a key of the budget parser. */
export const PRICE_WORDS: WordTable = WordTable.parse(priceWords);
