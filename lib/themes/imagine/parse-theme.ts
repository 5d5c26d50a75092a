import type { Idea } from "@/lib/contracts/stages";
import { THEME_CITY } from "@/lib/core/cities";
import type { EmbeddedProviders } from "@/lib/ports/context";

const PARSE_CTX = { now: new Date(0), signal: new AbortController().signal, recordUsage: () => {} };
const CACHE_MAX = 2_000;
const cache = new Map<string, Promise<Idea>>();

/** A theme as the rules of the embedded curator parse it as a prompt. It parses a text the same each time, so once is enough. */
export function parseTheme({ themeReader }: Pick<EmbeddedProviders, "themeReader">, theme: string): Promise<Idea> {
  const cached = cache.get(theme);
  if (cached) return cached;
  if (cache.size >= CACHE_MAX) cache.clear();
  const idea = themeReader.parsePrompt({ city: THEME_CITY, prompt: theme }, PARSE_CTX);
  cache.set(theme, idea);
  return idea;
}
