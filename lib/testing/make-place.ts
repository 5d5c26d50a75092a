import type { Constraint, EvidenceSnippet, Place } from "@/lib/contracts/stages";

let count = 0;

/** A place as the curator sees it: open, in San Francisco, Italian, and different from any other that a test makes. */
export function makePlace(place: Partial<Place> = {}): Place {
  count += 1;
  return {
    id: `place-${count}`,
    name: `Trattoria ${count}`,
    address: `${count} Columbus Avenue`,
    city: "San Francisco",
    town: null,
    neighbourhood: "North Beach",
    latitude: 37.8 + count / 1000,
    longitude: -122.41,
    googlePlaceId: null,
    cuisines: ["Italian"],
    priceLevel: 2,
    dishes: [],
    room: null,
    vibes: [],
    goodFor: [],
    meals: [],
    diets: [],
    features: [],
    foundedIn: null,
    editorialSummary: null,
    rating: null,
    userRatingCount: null,
    status: "open",
    relevance: 0.5,
    ...place,
  };
}

export const makeConstraint = (constraint: Partial<Constraint> = {}): Constraint => ({
  field: "cuisine",
  values: ["Italian"],
  isNegated: false,
  isHard: true,
  label: "Italian",
  ...constraint,
});

export const makeSnippet = (placeId: string, snippet: Partial<EvidenceSnippet> = {}): EvidenceSnippet => ({
  id: `${placeId}:story`,
  placeId,
  about: "story",
  text: "The pasta is rolled in the window each morning.",
  source: "House catalog",
  sourceUrl: null,
  datedOn: "2026-11-01",
  ...snippet,
});
