import { gistOf } from "./gist";
import { areAlike, areTheSame } from "./likeness";
import type { Taken } from "./read-taken";

type Known = { taken: readonly Taken[]; discarded: readonly string[] };

/** The theme among those known that another one is too much like, or null. Its own row does not count as another. */
export async function findAlike(theme: string, { taken, discarded }: Known, ownId?: string): Promise<string | null> {
  const gist = await gistOf(theme);
  for (const each of taken) {
    if (ownId !== undefined && each.id === ownId) continue;
    if (areAlike(gist, await gistOf(each.theme))) return each.theme;
  }
  for (const each of discarded) if (areTheSame(gist, await gistOf(each))) return each;
  return null;
}
