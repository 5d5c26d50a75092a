import { z } from "zod";
import data from "@/data/vocabulary/common-words.json" with { type: "json" };
import { foldWords } from "@/lib/restaurants/vocabulary";

/** The shape of data/vocabulary/common-words.json. */
export const FrequentWords = z.strictObject({
  source: z.string().min(1),
  license: z.string().min(1),
  /** Most frequent first, in lowercase, between spaces. */
  words: z.string().regex(/^\S+( \S+)*$/),
});

let words: ReadonlySet<string> | undefined;

/** Whether a folded word is one of the 20,000 most frequent of spoken English, names among them. */
export function isFrequentWord(word: string): boolean {
  words ??= new Set(foldWords(data.words).split(" "));
  return words.has(word);
}
