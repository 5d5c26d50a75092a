import type { Highlight } from "./highlights";
import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { ORDER_NOTES, ROUTE_NOTES } from "./order-notes";
import { orderOf } from "./order-of";

/** How the picks run, where they have an order: "They stand by age." */
export function writeOrderNote(draft: IntroductionDraft): OptionalSentence {
  const { highlights } = draft;
  const order = orderOf(draft);
  if (order === null || highlights.length < 3) return null;
  const ids = highlights.flatMap(({ m }) => m.factsId ?? []);
  const notes = ORDER_NOTES[order] ?? routeNotes(highlights);
  return freshestSentence(
    draft,
    notes.map((text) => ({ text, ids, about: [] })),
    "note",
  );
}

/** Where the picks begin and end, if that isn't in one neighborhood. */
function routeNotes(highlights: readonly Highlight[]): string[] {
  const [from, to] = [highlights[0]?.m.area, highlights.at(-1)?.m.area];
  return from && to && from !== to ? ROUTE_NOTES.map((note) => note(from, to)) : [];
}
