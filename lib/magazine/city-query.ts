import { MAGAZINE_FILTERS } from "@/lib/core/magazine-filters";
import type { Narrowing } from "./narrow";

/** A page's address narrowed by these filters, without those that are empty. */
export function narrowedPath(path: string, filters: Partial<Narrowing>, page = 1): string {
  const params = new URLSearchParams();
  for (const name of MAGAZINE_FILTERS) if (filters[name]) params.set(name, filters[name]);
  if (page > 1) params.set("page", String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}
