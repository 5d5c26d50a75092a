/** A place as Google sends it. Everything but the id may be absent. */
export type WirePlace = {
  id: string;
  displayName?: { text: string; languageCode: string };
  formattedAddress?: string;
  addressComponents?: { longText: string; shortText: string; types: string[] }[];
  location?: { latitude: number; longitude: number };
  types?: string[];
  primaryType?: string;
  businessStatus?: string;
  googleMapsUri?: string;
  rating?: number;
  userRatingCount?: number;
  priceLevel?: string;
  nationalPhoneNumber?: string;
  websiteUri?: string;
  regularOpeningHours?: { weekdayDescriptions: string[] };
  editorialSummary?: { text: string; languageCode: string };
  reviews?: WireReview[];
  photos?: WirePhoto[];
  [flag: string]: unknown;
};

type WireAuthor = { displayName: string; uri?: string; photoUri?: string };
type WireReview = {
  name: string;
  rating: number;
  text: { text: string; languageCode: string };
  authorAttribution: WireAuthor;
  publishTime: string;
  googleMapsUri?: string;
};
type WirePhoto = { name: string; widthPx: number; heightPx: number; authorAttributions: WireAuthor[] };

/** The fields of a place that a mask selects: `a,b.c`. */
export function masked(place: WirePlace, fields: string[]): Record<string, unknown> {
  if (fields.includes("*")) return place;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [head = "", ...rest] = field.split(".");
      const value = place[head];
      if (value === undefined) return [];
      return [[head, rest.length === 0 ? value : pick(value, rest)]];
    }),
  );
}

function pick(value: unknown, [head = "", ...rest]: string[]): unknown {
  const inner = (value as Record<string, unknown>)[head];
  return { [head]: rest.length === 0 ? inner : pick(inner, rest) };
}

const PART = /^[a-z][A-Za-z]*$/;

/** The fields of a mask below a prefix; null for a mask that Google would refuse. */
export function readMask(mask: string | undefined, prefix: "" | "places."): string[] | null {
  const parts = (mask ?? "").split(",").filter(Boolean);
  if (parts.length === 0) return null;
  const isWhole = (part: string) => part === "*" || part.split(".").every((name) => PART.test(name));
  if (!parts.every(isWhole)) return null;
  if (parts.includes("*")) return ["*"];
  return parts.flatMap((part) => (part.startsWith(prefix) ? [part.slice(prefix.length)] : []));
}
