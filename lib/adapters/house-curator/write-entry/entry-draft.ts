import type { GroundedSentence } from "@/lib/contracts/stages";
import { toSentence } from "../grammar/words";
import type { PlaceMaterial } from "../place-material";
import { seededShuffle } from "../seeded-random";

/** One attempt at a paragraph: the forms that this guide has used already, and those that this attempt takes. */
export type EntryDraft = {
  material: PlaceMaterial;
  seed: string;
  usedInGuide: ReadonlySet<string>;
  usedInDraft: Set<string>;
};

/** The first form, in the seed's order, that is unused and has something to say. */
export function renderTemplate<T>(
  draft: EntryDraft,
  pool: string,
  forms: readonly ((told: T) => string | null | undefined | false | "" | 0)[],
  told: T,
  ids: readonly (string | null | undefined)[],
): GroundedSentence | null {
  for (const { form, index } of seededShuffle(
    forms.map((form, index) => ({ form, index })),
    `${draft.seed}:${pool}`,
  )) {
    const key = `${pool}:${index}`;
    if (isUsed(draft, key)) continue;
    const text = form(told);
    if (!text) continue;
    draft.usedInDraft.add(key);
    return { text: toSentence(text), evidenceIds: [...new Set(ids.filter((id) => typeof id === "string"))] };
  }
  return null;
}

const isUsed = ({ usedInGuide, usedInDraft }: EntryDraft, key: string): boolean =>
  usedInGuide.has(key) || usedInDraft.has(key);

/** The first phrase that this guide hasn't used yet. */
export function takeUnusedPhrase(
  draft: EntryDraft,
  pool: string,
  phrases: readonly string[] | undefined,
): string | null {
  const found = seededShuffle(phrases ?? [], `${draft.seed}:${pool}`).find((phrase) => !isUsed(draft, phrase));
  if (found) draft.usedInDraft.add(found);
  return found ?? null;
}
