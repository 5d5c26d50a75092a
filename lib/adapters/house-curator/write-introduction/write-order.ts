import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { ORDER_NOTES } from "./order-notes";
import { orderOf } from "./order-of";

/** How the picks run, where it is by price, the hour or age: "They stand by age." */
export function writeOrderNote(draft: IntroductionDraft): OptionalSentence {
  const { highlights } = draft;
  const order = orderOf(draft);
  if (order === null || highlights.length < 3) return null;
  const ids = highlights.flatMap(({ m }) => m.factsId ?? []);
  const notes = ORDER_NOTES[order] ?? [];
  return freshestSentence(
    draft,
    notes.map((text) => ({ text, ids, about: [] })),
    "note",
  );
}
