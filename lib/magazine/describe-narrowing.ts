import { slugify } from "@/lib/core/slug";
import { facetLabel, monthLabel } from "./facet-labels";
import { FACET_KINDS } from "./facets";
import type { MagazineGuide } from "./load";
import type { Narrowing } from "./narrow";

const UNKNOWN = "Guides";

/** What a page is narrowed to: "“ramen”, Outer Sunset, November 2026". Values that no guide has are left out. */
export function describeNarrowing(filters: Narrowing, guides: readonly MagazineGuide[]): string {
  const values = FACET_KINDS.flatMap((kind) => {
    if (filters[kind] === "") return [];
    const values = guides.flatMap(({ facets }) => facets[kind]);
    const value = values.find((each) => slugify(each) === filters[kind]);
    return value === undefined ? [] : [facetLabel(kind, value)];
  });
  const month = /^\d{4}-\d{2}$/.test(filters.month) ? [monthLabel(filters.month)] : [];
  const parts = [...(filters.q === "" ? [] : [`“${filters.q}”`]), ...values, ...month];
  return parts.join(", ") || UNKNOWN;
}
