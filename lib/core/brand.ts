export const PRODUCT_NAME = "Kumquat";
export const TAGLINE = "A burst of local flavor";
/** The last line of every email. */
export const BRAND_LINE = `${PRODUCT_NAME} · ${TAGLINE}`;
export const CATALOGUE_NOTE =
  "Restaurants come from Kumquat's own built-in catalog, and from Google Maps where a guide says so.";
