/** What narrows a city's page, by the names that its address has them under. */
export const MAGAZINE_FILTERS = ["q", "quarter", "craving", "occasion", "price", "month"] as const;
export type MagazineFilter = (typeof MAGAZINE_FILTERS)[number];

/** Whether an address narrows the page, as Next's rewrites and the proxy decide it: an empty value doesn't. */
export const isNarrowed = (query: URLSearchParams): boolean =>
  MAGAZINE_FILTERS.some((name) => query.getAll(name).length > 1 || Boolean(query.get(name)));
