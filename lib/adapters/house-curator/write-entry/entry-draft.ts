import type { GroundedSentence } from "@/lib/contracts/stages";
import type { EditorialSentence } from "../editorial-sentences";
import { toSentence } from "../grammar/words";
import type { PlaceMaterial } from "../place-material";
import { seededShuffle } from "../seeded-random";

/** One attempt at a paragraph, with the templates that the guide already uses and those that this attempt uses. */
export type EntryDraft = {
  material: PlaceMaterial;
  /** What editors wrote of the place, suits the wish and stands in no other guide. */
  editorial: readonly EditorialSentence[];
  seed: string;
  usedInGuide: ReadonlySet<string>;
  usedInDraft: Set<string>;
};

/** Renders the first unused template, in the seed's order, that produces text. */
export function renderTemplate<T>(
  draft: EntryDraft,
  pool: string,
  forms: readonly ((values: T) => string | null | undefined | false | "" | 0)[],
  values: T,
  ids: readonly (string | null | undefined)[],
): GroundedSentence | null {
  for (const { form, index } of seededShuffle(
    forms.map((form, index) => ({ form, index })),
    `${draft.seed}:${pool}`,
  )) {
    const key = `${pool}:${index}`;
    if (isUsed(draft, key)) continue;
    const text = form(values);
    if (!text) continue;
    draft.usedInDraft.add(key);
    return { text: toSentence(text), evidenceIds: [...new Set(ids.filter((id) => typeof id === "string"))] };
  }
  return null;
}

const isUsed = ({ usedInGuide, usedInDraft }: EntryDraft, key: string): boolean =>
  usedInGuide.has(key) || usedInDraft.has(key);

/** Returns the first phrase that this guide hasn't used yet, and marks it as used. */
export function takeUnusedPhrase(
  draft: EntryDraft,
  pool: string,
  phrases: readonly string[] | undefined,
): string | null {
  const found = seededShuffle(phrases ?? [], `${draft.seed}:${pool}`).find((phrase) => !isUsed(draft, phrase));
  if (found) draft.usedInDraft.add(found);
  return found ?? null;
}
