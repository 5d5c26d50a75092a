import type { EmbeddedProviders } from "@/lib/ports/context";
import type { ExistingTheme } from "./existing-themes";
import { gistOf } from "./gist";
import { areSameIdea, areSimilar } from "./similarity";

type KnownThemes = { taken: readonly ExistingTheme[]; discarded: readonly string[] };

/** The known theme that this one is too much like, or null. Its own row does not count. */
export async function findSimilarTheme(
  embedded: Pick<EmbeddedProviders, "themeReader">,
  theme: string,
  { taken, discarded }: KnownThemes,
  ownId?: string,
): Promise<string | null> {
  const gist = await gistOf(embedded, theme);
  for (const each of taken) {
    if (ownId !== undefined && each.id === ownId) continue;
    if (areSimilar(gist, await gistOf(embedded, each.theme))) return each.theme;
  }
  for (const each of discarded) if (areSameIdea(gist, await gistOf(embedded, each))) return each;
  return null;
}
