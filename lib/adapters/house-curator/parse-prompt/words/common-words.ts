import data from "@/data/vocabulary/everyday-words.json" with { type: "json" };
import { Words } from "@/lib/restaurants/vocabulary/word-table";

/** Everyday English: never treated as misspelled, and used to decide whether a prompt is in English. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(Words.parse(data));
