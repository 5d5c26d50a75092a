import { THEME_CITY } from "../../cities";
import type { Idea } from "../../guides/stage-types";
import { houseCurator } from "../../providers/curator/house";

const HOUSE = houseCurator();
const READ = { now: new Date(0), signal: new AbortController().signal, spend: () => {} };
const KEPT_MAX = 2_000;
const kept = new Map<string, Promise<Idea>>();

/** A theme as the house reads it as a wish. The same text is read once: whatever is compared is compared many times. */
export function readTheme(theme: string): Promise<Idea> {
  const known = kept.get(theme);
  if (known) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const idea = HOUSE.readWish({ city: THEME_CITY, wish: theme }, READ);
  kept.set(theme, idea);
  return idea;
}
