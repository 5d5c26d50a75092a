import type { Guide, GuideEntry } from "@/lib/contracts/guide";

type Place = { id: string; name: string; address: string; cuisines: string[]; latitude: number; longitude: number };
type Sample = { place: Place; flavorText: string; evidence: string; met: Record<string, string> };

const entry = ({ place, flavorText, evidence, met }: Sample): GuideEntry => ({
  id: `sample-${place.id}`,
  flavorText,
  photoUrl: null,
  photoAttribution: null,
  evidence: [
    {
      id: place.id,
      about: "summary",
      text: evidence,
      source: "House catalog",
      sourceUrl: null,
      datedOn: "2026-11-01",
    },
  ],
  verdicts: Object.entries(met).map(([label, fact]) => ({ label, verdict: "met", fact })),
  restaurant: {
    ...place,
    city: "San Francisco",
    neighbourhood: "Outer Sunset",
    priceLevel: 2,
    hasApproximateCoordinates: false,
    googlePlaceId: null,
    rating: null,
    userRatingCount: null,
    editorialSummary: null,
    humanizedLocation: "Outer Sunset, San Francisco",
    phoneNumber: null,
    website: null,
    openingHours: null,
    isOpen: true,
  },
});

/** The preview props of the weekly guide. */
export const sampleGuide: Guide = {
  id: "fog-belt-dkpnpy",
  name: "The Fog Belt: Warm rooms west of Nineteenth Avenue",
  city: "San Francisco",
  createdAt: "2026-11-19T16:00:00.000Z",
  updatedAt: "2026-11-19T16:00:00.000Z",
  introduction:
    "Past Nineteenth Avenue the city loosens its collar, and on most afternoons a bank of fog comes up Judah Street like a late train. You will want a scarf. You will also want lunch.\n\nThe order runs from the ocean inland.",
  heroImageUrl: null,
  heroImageAttribution: null,
  coverCuisine: "seafood",
  isEmailGuide: true,
  isAdminOnly: false,
  isIndexable: true,
  updates: [],
  readings: [],
  writtenBy: "house",
  notes: [],
  usesGoogle: false,
  entries: [
    entry({
      place: {
        id: "outerlands",
        name: "Outerlands",
        address: "4001 Judah St, San Francisco",
        cuisines: ["Californian", "Bakery"],
        latitude: 37.7603,
        longitude: -122.505,
      },
      flavorText:
        "Bread with a crust you have to mean it to tear, and a Dutch pancake that arrives in its own iron pan and sinks, politely, as you reach for a fork.",
      evidence: "Thick-cut bread, soups and a Dutch pancake in a room of salvaged wood near Ocean Beach.",
      met: { brunch: "it serves brunch", cozy: "we know it as cozy" },
    }),
    entry({
      place: {
        id: "thanh-long",
        name: "Thanh Long",
        address: "4101 Judah St, San Francisco",
        cuisines: ["Vietnamese", "Seafood"],
        latitude: 37.7604,
        longitude: -122.506,
      },
      flavorText:
        "A whole roast crab, glossed with butter and black pepper. Order one crab for two; order the garlic noodles as if for four.",
      evidence: "Roast crab and garlic noodles, from a family recipe, since 1971.",
      met: { seafood: "we list it under Vietnamese and seafood" },
    }),
  ],
};
