import { builtInCatalogue } from "@/db/catalogue/built-in";
import type { CatalogueEntry } from "@/db/catalogue/entry";
import { evidenceOf } from "@/db/catalogue/evidence";
import type { City } from "@/lib/cities";
import type { EvidenceSnippet, Place } from "@/lib/guides/stage-types";

export type Known = { place: Place; evidence: EvidenceSnippet[] };

/** The built-in catalogue as the curator would meet it, with no database between. */
let known: Known[] | undefined;

export const catalogue = (): Known[] => {
  known ??= builtInCatalogue().map((entry) => ({ place: placeOf(entry), evidence: snippetsOf(entry) }));
  return known;
};

export const catalogueOf = (city: City): Known[] => catalogue().filter(({ place }) => place.city === city);

function placeOf({
  slug,
  approximate: _,
  phone: __,
  since,
  notes: ___,
  postalCode: ____,
  website: _____,
  ...facts
}: CatalogueEntry): Place {
  return {
    ...facts,
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
  evidenceOf(entry).map(({ id, restaurantId, about, text, source, datedOn }) => ({
    id,
    placeId: restaurantId,
    about,
    text,
    source,
    sourceUrl: null,
    datedOn,
  }));
