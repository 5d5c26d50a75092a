import { facetLabel, monthLabel } from "./facet-labels";
import { FACET_KINDS } from "./facets";
import type { FacetChoice } from "./front-page";
import type { Narrowing } from "./narrow";

const EVERYTHING = "All guides";

/** What a page is narrowed to: "“ramen”, Outer Sunset, November 2026". Values that no guide has are left out. */
export function describeNarrowing(filters: Narrowing, choices: readonly FacetChoice[]): string {
  const values = FACET_KINDS.flatMap((kind) => {
    const choice = choices.find((each) => each.kind === kind && each.slug === filters[kind]);
    return choice ? [facetLabel(kind, choice.value)] : [];
  });
  const month = /^\d{4}-\d{2}$/.test(filters.month) ? [monthLabel(filters.month)] : [];
  const parts = [...(filters.q === "" ? [] : [`“${filters.q}”`]), ...values, ...month];
  return parts.join(", ") || EVERYTHING;
}
