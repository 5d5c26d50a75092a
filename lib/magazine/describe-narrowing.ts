import { areaWithPreposition } from "@/lib/core/area-phrase";
import { MAGAZINE_FILTERS } from "@/lib/core/magazine-filters";
import { slugify } from "@/lib/core/slug";
import { facetLabel, monthLabel } from "./facet-labels";
import { FACET_KINDS, type FacetKind } from "./facets";
import type { MagazineGuide } from "./load";
import type { Narrowing } from "./narrow";

const UNKNOWN = "Guides";

/** What a page is narrowed to: "“ramen”, Outer Sunset, November 2026". Values that no guide has are left out. */
export function describeNarrowing(filters: Narrowing, guides: readonly MagazineGuide[]): string {
  const values = valuesOf(filters, guides).map(({ kind, value }) => facetLabel(kind, value));
  const query = filters.q === "" ? [] : [`“${filters.q}”`];
  return [...query, ...values, ...monthOf(filters)].join(", ") || UNKNOWN;
}

/** The same as a sentence: "Two guides: in the Mission, most places are $, from November 2026." */
export function countNarrowed(filters: Narrowing, guides: readonly MagazineGuide[], count: number): string {
  const values = valuesOf(filters, guides).map(({ kind, value }) => PHRASES[kind](value));
  const parts = [...values, ...monthOf(filters).map((month) => `from ${month}`)];
  return `${countGuides(count)}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}

/** "in the Mission", where a neighborhood of our guides is all that is chosen; null where anything else is, too. */
export function quarterAlone(filters: Narrowing, guides: readonly MagazineGuide[]): string | null {
  const chosen = MAGAZINE_FILTERS.filter((name) => filters[name] !== "");
  const [first] = valuesOf(filters, guides);
  return chosen.length === 1 && first?.kind === "quarter" ? PHRASES.quarter(first.value) : null;
}

const PHRASES: Record<FacetKind, (value: string) => string> = {
  quarter: areaWithPreposition,
  craving: (value) => `mostly ${value}`,
  occasion: (value) => lowerFirst(facetLabel("occasion", value)),
  price: (value) => `most places are ${facetLabel("price", value)}`,
};

function valuesOf(filters: Narrowing, guides: readonly MagazineGuide[]): { kind: FacetKind; value: string }[] {
  return FACET_KINDS.flatMap((kind) => {
    if (filters[kind] === "") return [];
    const value = guides.flatMap(({ facets }) => facets[kind]).find((each) => slugify(each) === filters[kind]);
    return value === undefined ? [] : [{ kind, value }];
  });
}

const monthOf = ({ month }: Narrowing): string[] => (/^\d{4}-\d{2}$/.test(month) ? [monthLabel(month)] : []);

const COUNTS = ["No guides", "One guide", "Two guides", "Three guides", "Four guides", "Five guides"];
const countGuides = (count: number): string => COUNTS[count] ?? `${count.toLocaleString("en-US")} guides`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
