export const PRODUCT_NAME = "Kumquat";
export const TAGLINE = "A burst of local flavor";
/** A tab's name. Composed here, since Next's template for titles reads a "$" in them as a pattern. */
export const pageTitle = (title: string): string => `${title} · ${PRODUCT_NAME}`;
/** The last line of every email. */
export const BRAND_LINE = `${PRODUCT_NAME} · ${TAGLINE}`;
export const CATALOGUE_NOTE =
  "Restaurants come from Kumquat's own built-in catalog, and from Google Maps where a guide says so.";
