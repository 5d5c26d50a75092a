import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import type { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";
import { catalogueEvidence } from "@/lib/catalogue/source/evidence";
import type { EvidenceSnippet, Place } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

type CatalogueSample = { place: Place; evidence: EvidenceSnippet[] };

/** The built-in catalogue as the curator receives it, without a database. */
let samples: CatalogueSample[] | undefined;

const catalogue = (): CatalogueSample[] => {
  samples ??= builtInCatalogue().map((entry) => ({ place: placeOf(entry), evidence: snippetsOf(entry) }));
  return samples;
};

export const catalogueOf = (city: City): CatalogueSample[] => catalogue().filter(({ place }) => place.city === city);

function placeOf({
  slug,
  position,
  checked: _____,
  unconfirmed,
  phone: _,
  since,
  postalCode: ___,
  website: ____,
  ...facts
}: CatalogueEntry): Place {
  return {
    ...facts,
    hasApproximateCoordinates: position.grade === "approximate",
    isUnconfirmed: unconfirmed !== undefined,
    id: slug,
    googlePlaceId: null,
    foundedIn: since,
    rating: null,
    userRatingCount: null,
    status: "open",
    relevance: 0.5,
  };
}

const snippetsOf = (entry: CatalogueEntry): EvidenceSnippet[] =>
  catalogueEvidence(entry).map(({ id, restaurantId, about, text, source, datedOn }) => ({
    id,
    placeId: restaurantId,
    about,
    text,
    source,
    sourceUrl: null,
    datedOn,
  }));
