import type { Guide } from "@/lib/contracts/guide";
import { splitTitle } from "@/lib/core/split-title";
import { truncateAtWord } from "@/lib/core/truncate";

/** As much of a subject as a phone shows. */
export const SUBJECT_MAX = 60;
/** Where a subtitle can end and still make sense: "Sand dabs | and other reasons to leave the house". */
const PHRASE_END = /,? (?:and|or|but|for|in|on|at|with|around|without|when|where|before|after|because)\b|[,;–—(]/g;
/** "Come for the taco, stay": an incomplete phrase. "Eight rooms": one that says too little. */
const UNFINISHED = /\b(?:from|to|the|an?|of|and|or|for|in|on|at|with|by)$|,\s+\S+$/i;
const BARE_COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) \S+$/i;

/** The guide's title, followed by the longest that fits: its subtitle, the subtitle's first phrase, or its route. */
export function weeklySubject({ guide, isTest = false }: { guide: Guide; isTest?: boolean }): string {
  const { title, subtitle } = splitTitle(guide.name);
  const hooks = [...(subtitle ? [subtitle, ...phrasesOf(subtitle)] : []), ...routeHooks(guide)];
  const whole = hooks.map((hook) => `${title}: ${hook}`).find((words) => [...words].length <= SUBJECT_MAX);
  return `${isTest ? "[Test] " : ""}${whole ?? truncateAtWord(title, SUBJECT_MAX)}`;
}

/** The beginnings of a subtitle that make sense alone, the longest first. */
function phrasesOf(subtitle: string): string[] {
  const ends = [...subtitle.matchAll(PHRASE_END)].map(({ index }) => index);
  const beginnings = ends.map((end) => subtitle.slice(0, end).trim()).reverse();
  return beginnings.filter(
    (words) => words.includes(" ") && !UNFINISHED.test(words) && !BARE_COUNT.test(words) && isWholeRoute(words),
  );
}

/** "From the udon" alone makes no sense. */
const isWholeRoute = (words: string): boolean => !/\bfrom\b/i.test(words) || /\bto\b/i.test(words);

/** A guide is read in its order: from the first place to the last. */
function routeHooks({ entries }: Pick<Guide, "entries">): string[] {
  const [first, last] = [entries.at(0)?.restaurant.name, entries.at(-1)?.restaurant.name];
  if (!first || !last) return [];
  return entries.length > 1 ? [`From ${first} to ${last}`, `Start at ${first}`] : [first];
}
