/** What a call is billed as: the dearest field of its mask decides. */
export type Sku = `${"text-search" | "nearby-search" | "details"}-${Tier}` | "photo";
type Tier = "essentials" | "pro" | "enterprise" | "atmosphere";

/** US dollars for one call, at list price before volume discounts and the free monthly share (2026). */
export const COST_USD: Record<Sku, number> = {
  "text-search-essentials": 0,
  "text-search-pro": 0.032,
  "text-search-enterprise": 0.035,
  "text-search-atmosphere": 0.04,
  "nearby-search-essentials": 0.032,
  "nearby-search-pro": 0.032,
  "nearby-search-enterprise": 0.035,
  "nearby-search-atmosphere": 0.04,
  "details-essentials": 0.005,
  "details-pro": 0.017,
  "details-enterprise": 0.02,
  "details-atmosphere": 0.025,
  photo: 0.007,
};

/** Fields of a place, by the tier they are billed in. */
export const FIELDS = {
  essentials: ["id", "name", "formattedAddress", "addressComponents", "location", "types", "photos"],
  pro: ["displayName", "primaryType", "businessStatus", "googleMapsUri"],
  enterprise: [
    "rating",
    "userRatingCount",
    "priceLevel",
    "nationalPhoneNumber",
    "websiteUri",
    "regularOpeningHours.weekdayDescriptions",
  ],
  atmosphere: [
    "editorialSummary",
    "reviews",
    "outdoorSeating",
    "allowsDogs",
    "goodForChildren",
    "goodForGroups",
    "liveMusic",
    "reservable",
    "takeout",
    "servesVegetarianFood",
    "servesBreakfast",
    "servesBrunch",
    "servesLunch",
    "servesDinner",
  ],
} as const satisfies Record<Tier, readonly string[]>;

export type Field = (typeof FIELDS)[Tier][number];

const TIERS = ["atmosphere", "enterprise", "pro", "essentials"] as const;

export function skuOf(call: "text-search" | "nearby-search" | "details", fields: readonly Field[]): Sku {
  const tier = TIERS.find((name) => fields.some((field) => (FIELDS[name] as readonly string[]).includes(field)));
  return `${call}-${tier ?? "essentials"}`;
}

/** The fields that a search requests of each place: all that decides whether it fits a prompt. */
export const SEARCH_FIELDS: readonly Field[] = [
  ...FIELDS.essentials.filter((field) => field !== "name" && field !== "photos"),
  ...FIELDS.pro,
  ...FIELDS.enterprise,
  ...FIELDS.atmosphere.filter((field) => field !== "reviews"),
];
/** What is read up on a pick: the same, as of today, and what others say and show of it. */
export const RESEARCH_FIELDS: readonly Field[] = [...SEARCH_FIELDS, "reviews", "photos"];
