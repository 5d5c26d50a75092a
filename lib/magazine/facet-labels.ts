import { capitalize } from "@/lib/core/capitalize";
import { describeValue } from "@/lib/guides/constraints/describe-constraint";
import type { FacetKind } from "./facets";

export const FACET_TITLES: Record<FacetKind, string> = {
  quarter: "Neighborhood",
  craving: "Craving",
  occasion: "Occasion",
  price: "Price",
};

const OCCASION_TIMES = /^(?:before|after) /;

/** A value as readers see it: "Outer Sunset", "Dim Sum", "Good for a date", "$$". */
export function facetLabel(kind: FacetKind, value: string): string {
  if (kind === "price") return "$".repeat(Number(value));
  if (kind !== "occasion") return value;
  const described = describeValue("goodFor", value);
  return OCCASION_TIMES.test(described) ? capitalize(described) : `Good for ${described}`;
}

/** The same as the title of a shelf; without a value of guides to one neighborhood each. */
export const shelfTitle = (kind: FacetKind, value: string): string =>
  value === "" ? "By neighborhood" : kind === "price" ? `Mostly ${facetLabel(kind, value)}` : facetLabel(kind, value);

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11" as "November 2026"; what is no month as it is. */
export function monthLabel(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(first.getTime()) ? month : monthFormat.format(first);
}
