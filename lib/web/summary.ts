import { truncateAtWord } from "@/lib/core/truncate";

const DESCRIPTION_MAX = 160;

/** The first paragraph, cut at a word: what search results and cards show below a title. */
export function summarize(introduction: string, max = DESCRIPTION_MAX): string {
  const [first = ""] = introduction.split("\n\n");
  return truncateAtWord(first, max);
}
