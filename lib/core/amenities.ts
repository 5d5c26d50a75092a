/** What people ask before they go, in the order that it is told in; by the word that the catalogue has for it. */
const AMENITIES: Record<string, string> = {
  "step-free": "Wheelchair access",
  "accessible-restroom": "Accessible restroom",
  patio: "Outdoor seats",
  "dogs-on-patio": "Dogs welcome",
  "high-chairs": "High chairs",
  parking: "Parking",
  "street-parking": "Street parking",
  valet: "Valet parking",
  reservations: "Takes reservations",
  "no-reservations": "No reservations",
  "cash-only": "Cash only",
};

/** Those of a place's features that help to decide whether to go: ["Outdoor seats", "Street parking"]. */
export const amenitiesOf = (features: readonly string[]): string[] =>
  Object.entries(AMENITIES).flatMap(([feature, name]) => (features.includes(feature) ? [name] : []));
