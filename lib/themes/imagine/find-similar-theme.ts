import type { ExistingTheme } from "./existing-themes";
import { gistOf } from "./gist";
import { areSameIdea, areSimilar } from "./similarity";

type KnownThemes = { taken: readonly ExistingTheme[]; discarded: readonly string[] };

/** The theme among those known that another one is too much like, or null. Its own row does not count as another. */
export async function findSimilarTheme(
  theme: string,
  { taken, discarded }: KnownThemes,
  ownId?: string,
): Promise<string | null> {
  const gist = await gistOf(theme);
  for (const each of taken) {
    if (ownId !== undefined && each.id === ownId) continue;
    if (areSimilar(gist, await gistOf(each.theme))) return each.theme;
  }
  for (const each of discarded) if (areSameIdea(gist, await gistOf(each))) return each;
  return null;
}
