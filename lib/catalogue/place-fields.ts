import { COST_USD, FIELDS, type Field, skuOf } from "./google/sku";

/** What a catalogue stores of a place: no reviews, no photos, which cost more and are fetched when a guide needs them. */
export const CATALOGUE_FIELDS: readonly Field[] = [
  ...FIELDS.essentials.filter((field) => field !== "photos" && field !== "name"),
  ...FIELDS.pro,
  ...FIELDS.enterprise,
];

/** US dollars, list price. */
export const NEARBY_USD = COST_USD[skuOf("nearby-search", CATALOGUE_FIELDS)];
export const DETAILS_USD = COST_USD[skuOf("details", CATALOGUE_FIELDS)];
export const TEXT_SEARCH_USD = COST_USD[skuOf("text-search", CATALOGUE_FIELDS)];
