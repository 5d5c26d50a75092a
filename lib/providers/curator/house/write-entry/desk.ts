import type { GroundedSentence } from "@/lib/guides/stage-types";
import { sentence } from "../grammar/words";
import type { Material } from "../material";
import { shuffled } from "../seed";

/** One attempt at a paragraph: the forms that this guide has used already, and those that this attempt takes. */
export type Desk = { m: Material; seed: string; used: ReadonlySet<string>; taken: Set<string> };

/** The first form, in the seed's order, that is unused and has something to say. */
export function say<T>(
  desk: Desk,
  pool: string,
  forms: readonly ((told: T) => string | null | undefined | false | "" | 0)[],
  told: T,
  ids: readonly (string | null | undefined)[],
): GroundedSentence | null {
  for (const { form, index } of shuffled(
    forms.map((form, index) => ({ form, index })),
    `${desk.seed}:${pool}`,
  )) {
    const key = `${pool}:${index}`;
    if (isTaken(desk, key)) continue;
    const text = form(told);
    if (!text) continue;
    desk.taken.add(key);
    return { text: sentence(text), evidenceIds: [...new Set(ids.filter((id) => typeof id === "string"))] };
  }
  return null;
}

export const isTaken = ({ used, taken }: Desk, key: string): boolean => used.has(key) || taken.has(key);

/** The first phrase that this guide hasn't used yet. */
export function fresh(desk: Desk, pool: string, phrases: readonly string[] | undefined): string | null {
  const found = shuffled(phrases ?? [], `${desk.seed}:${pool}`).find((phrase) => !isTaken(desk, phrase));
  if (found) desk.taken.add(found);
  return found ?? null;
}
