import type { EvidenceSnippet, Place } from "@/lib/contracts/stages";

const SNIPPET_MAX = 600;
const SNIPPETS_MAX = 16;

/** A place with only the facts that a selection needs; unknown facts are omitted. */
export function compactPlace(place: Place): Record<string, unknown> {
  const { id, name, town, cuisines, room, vibes, goodFor, meals, diets, features } = place;
  return omitEmpty({
    placeId: id,
    name,
    area: place.neighbourhood,
    town,
    at: [place.latitude.toFixed(3), place.longitude.toFixed(3)].join(","),
    cuisines,
    price: place.priceLevel === null ? null : "$".repeat(place.priceLevel),
    dishes: place.dishes.map((dish) => dish.name),
    room,
    vibes,
    goodFor,
    meals,
    diets,
    features,
    summary: place.editorialSummary,
  });
}

export const compactEvidence = (evidence: EvidenceSnippet[]) =>
  evidence.slice(0, SNIPPETS_MAX).map(({ id, about, text }) => ({ id, about, text: text.slice(0, SNIPPET_MAX) }));

const omitEmpty = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
