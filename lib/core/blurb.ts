import { truncateAtWord } from "./truncate";

/** Where a sentence ends and another begins; after "St." and the like none does, nor after an initial. */
const BETWEEN_SENTENCES =
  /(?<=(?<!\b(?:St|Ste|Mt|Ft|Mr|Mrs|Ms|Dr|Jr|Sr|No|vs|\p{Lu}))[.!?…][”"’')]*)\s+(?=[“"‘'(]?\p{Lu})/u;

/** As many of the first paragraph's sentences as are whole within so many code points; a longer first one is cut at a word. */
export function blurb(introduction: string, max: number): string {
  const [paragraph = ""] = introduction.split("\n\n");
  const [first = "", ...others] = paragraph.trim().split(BETWEEN_SENTENCES);
  let whole = first;
  for (const sentence of others) {
    const longer = `${whole} ${sentence}`;
    if ([...longer].length > max) break;
    whole = longer;
  }
  return truncateAtWord(whole, max);
}
