import { DAY_MS } from "@/lib/core/durations";
import { slugify } from "@/lib/core/slug";
import { FACET_KINDS, type FacetKind } from "./facets";
import type { MagazineGuide } from "./load";

export type FacetChoice = { kind: FacetKind; value: string; slug: string; count: number };
type Shelf = FacetChoice & { guides: MagazineGuide[] };
export type FrontPage = {
  /** The weekly guide, or the newest of all where the city has none; null without a guide. */
  lead: MagazineGuide | null;
  isThisWeeks: boolean;
  shelves: Shelf[];
  choices: FacetChoice[];
  /** Newest first. */
  months: { month: string; count: number }[];
  newest: MagazineGuide[];
};

const SHELF_LENGTH = 4;
const NEWEST_LENGTH = 6;
/** A city with many guides has no need of thin shelves. */
const MANY_GUIDES = 40;
const SHELF_MIN = { few: 2, many: 3 };
const SHELVES: Record<FacetKind, number> = { quarter: 2, craving: 2, occasion: 2, price: 1 };
const CHOICES_MAX = 12;
const WEEK_MS = 7 * DAY_MS;

/** A city's front page, made of the guides that there are, weekly ones first, each newest first. */
export function frontPage(guides: readonly MagazineGuide[], now: Date): FrontPage {
  const lead = guides.find(({ guide }) => guide.isEmailGuide) ?? guides[0] ?? null;
  const others = guides.filter((each) => each !== lead);
  const choices = listChoices(guides);
  return {
    lead,
    isThisWeeks: lead?.guide.isEmailGuide === true && now.getTime() - Date.parse(lead.guide.createdAt) < WEEK_MS,
    shelves: fillShelves(others, listChoices(others)),
    choices,
    months: countMonths(guides),
    newest: others.slice(0, NEWEST_LENGTH),
  };
}

/** The values that enough guides share, for each kind the most frequent first; prices from low to high. */
export function listChoices(guides: readonly MagazineGuide[]): FacetChoice[] {
  const min = guides.length < MANY_GUIDES ? SHELF_MIN.few : SHELF_MIN.many;
  return FACET_KINDS.flatMap((kind) => {
    const counts = new Map<string, number>();
    for (const { facets } of guides) for (const value of facets[kind]) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count >= min)
      .sort(([a, m], [b, n]) => (kind === "price" ? 0 : n - m) || a.localeCompare(b))
      .slice(0, CHOICES_MAX)
      .map(([value, count]) => ({ kind, value, slug: slugify(value), count }));
  });
}

/** A few shelves of each kind. A guide that stands on one already comes last on the next, which needs one that does not. */
function fillShelves(guides: readonly MagazineGuide[], choices: readonly FacetChoice[]): Shelf[] {
  const shown = new Map<MagazineGuide, number>();
  return FACET_KINDS.flatMap((kind) =>
    choices
      .filter((choice) => choice.kind === kind)
      .sort((a, b) => b.count - a.count)
      .slice(0, SHELVES[kind])
      .flatMap((choice) => {
        const own = guides
          .filter(({ facets }) => facets[kind].includes(choice.value))
          .sort((a, b) => (shown.get(a) ?? 0) - (shown.get(b) ?? 0))
          .slice(0, SHELF_LENGTH);
        if (own.every((each) => shown.has(each))) return [];
        for (const guide of own) shown.set(guide, (shown.get(guide) ?? 0) + 1);
        return [{ ...choice, guides: own }];
      }),
  );
}

export function countMonths(guides: readonly MagazineGuide[]): FrontPage["months"] {
  const counts = new Map<string, number>();
  for (const { month } of guides) counts.set(month, (counts.get(month) ?? 0) + 1);
  return [...counts].map(([month, count]) => ({ month, count })).sort((a, b) => (a.month < b.month ? 1 : -1));
}
