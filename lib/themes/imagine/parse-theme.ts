import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import type { Idea } from "@/lib/contracts/stages";
import { THEME_CITY } from "@/lib/core/cities";

const HOUSE = houseCurator();
const READ_CTX = { now: new Date(0), signal: new AbortController().signal, recordUsage: () => {} };
const CACHE_MAX = 2_000;
const cache = new Map<string, Promise<Idea>>();

/** A theme as the house reads it as a wish. The same text is read once: whatever is compared is compared many times. */
export function parseTheme(theme: string): Promise<Idea> {
  const known = cache.get(theme);
  if (known) return known;
  if (cache.size >= CACHE_MAX) cache.clear();
  const idea = HOUSE.parsePrompt({ city: THEME_CITY, prompt: theme }, READ_CTX);
  cache.set(theme, idea);
  return idea;
}
