import type { GuideSummary } from "@/lib/contracts/guide";
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
  /** What stands neither among the newest nor on a shelf. */
  rest: MagazineGuide[];
};

const SHELF_LENGTH = 4;
const NEWEST_LENGTH = 4;
/** A city with many guides has no need of thin shelves, nor of choices that narrow it to one or two. */
const MANY_GUIDES = 40;
const SHELF_MIN = { few: 2, many: 3 };
const CHOICE_MIN = { few: 1, many: 3 };
/** From so many guides on each stands on a page once, the newest included; of fewer at most twice, or shelves are bare. */
const SHOWN_ONCE_FROM = 12;
const SHELVES: Record<FacetKind, number> = { quarter: 2, craving: 2, occasion: 2, price: 1 };
const CHOICES_MAX = 12;
const WEEK_MS = 7 * DAY_MS;

/** A city's front page, made of the guides that there are, weekly ones first, each newest first. */
export function frontPage(guides: readonly MagazineGuide[], now: Date): FrontPage {
  const lead = guides.find(({ guide }) => guide.isEmailGuide) ?? guides[0] ?? null;
  return {
    lead,
    isThisWeeks: lead !== null && lead.guide === thisWeeksGuide(guides, now),
    ...arrange(
      guides,
      guides.filter((each) => each !== lead),
    ),
    choices: listChoices(guides),
    months: countMonths(guides),
  };
}

/** The newest, then shelves; of a city all of whose guides are new, the shelves alone, then what stands on none. */
function arrange(
  all: readonly MagazineGuide[],
  others: readonly MagazineGuide[],
): Pick<FrontPage, "newest" | "shelves" | "rest"> {
  const newest = others.slice(0, NEWEST_LENGTH);
  const beside = fillShelves(all, others, newest);
  if (beside.length > 0 || others.length > NEWEST_LENGTH) return { newest, shelves: beside, rest: [] };
  const shelves = fillShelves(all, others, []);
  if (shelves.length === 0) return { newest, shelves, rest: [] };
  const onShelves = new Set(shelves.flatMap((shelf) => shelf.guides));
  return { newest: [], shelves, rest: others.filter((each) => !onShelves.has(each)) };
}

/** The weekly guide of a city's guides, if it is of the last seven days. */
export function thisWeeksGuide(guides: readonly MagazineGuide[], now: Date): GuideSummary | null {
  const weekly = guides.find(({ guide }) => guide.isEmailGuide)?.guide;
  return weekly && now.getTime() - Date.parse(weekly.createdAt) < WEEK_MS ? weekly : null;
}

const forCount = (guides: readonly MagazineGuide[], { few, many }: { few: number; many: number }): number =>
  guides.length < MANY_GUIDES ? few : many;

/** What narrows the guides, for each kind the most frequent first; prices from low to high. */
export const listChoices = (guides: readonly MagazineGuide[]): FacetChoice[] =>
  countValues(guides, forCount(guides, CHOICE_MIN), guides.length - 1);

function countValues(guides: readonly MagazineGuide[], min: number, max = guides.length): FacetChoice[] {
  return FACET_KINDS.flatMap((kind) => {
    const counts = new Map<string, number>();
    for (const { facets } of guides) for (const value of facets[kind]) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count >= min && count <= max)
      .sort(([a, m], [b, n]) => (kind === "price" ? 0 : n - m) || a.localeCompare(b))
      .slice(0, CHOICES_MAX)
      .map(([value, count]) => ({ kind, value, slug: slugify(value), count }));
  });
}

/** Where no neighborhood has guides enough for a shelf, those about one share it. */
const ALL_QUARTERS: FacetChoice = { kind: "quarter", value: "", slug: "", count: 0 };

/**
 * A few shelves of each kind, of guides that don't stand on the page often enough already: each with one at least that
 * isn't above it, the weekly ones first, and led by none that misses most of what its reader asked for.
 */
function fillShelves(
  all: readonly MagazineGuide[],
  others: readonly MagazineGuide[],
  newest: readonly MagazineGuide[],
): Shelf[] {
  const shown = new Map(newest.map((guide) => [guide, 1]));
  const min = forCount(all, SHELF_MIN);
  const timesMax = all.length < SHOWN_ONCE_FROM ? 2 : 1;
  const shelves: Shelf[] = [];
  const values = countValues(all, min);
  const hasQuarters = values.some(({ kind }) => kind === "quarter");
  const ranked = FACET_KINDS.flatMap((kind) => mostFrequent(values.filter((each) => each.kind === kind)));
  for (const choice of hasQuarters ? ranked : [ALL_QUARTERS, ...ranked]) {
    const { kind, value } = choice;
    const isOf = ({ facets }: MagazineGuide) =>
      choice === ALL_QUARTERS ? facets.quarter.length > 0 : facets[kind].includes(value);
    const own = others
      .filter((guide) => isOf(guide) && (shown.get(guide) ?? 0) < timesMax)
      .sort((a, b) => (shown.get(a) ?? 0) - (shown.get(b) ?? 0))
      .slice(0, SHELF_LENGTH)
      .sort((a, b) => rank(a) - rank(b));
    const hasNew = own.some((guide) => !shown.has(guide));
    if (
      own.length < min ||
      !hasNew ||
      own[0]?.isFarFromWish ||
      shelves.filter((shelf) => shelf.kind === kind).length >= SHELVES[kind]
    )
      continue;
    for (const guide of own) shown.set(guide, (shown.get(guide) ?? 0) + 1);
    shelves.push({ ...choice, guides: own });
  }
  return shelves;
}

/** Weekly guides, then readers', then those of them that hardly anybody would look for. */
const rank = ({ guide: { isEmailGuide }, isFarFromWish }: MagazineGuide): number =>
  isEmailGuide ? 0 : isFarFromWish ? 2 : 1;

const mostFrequent = (choices: readonly FacetChoice[]): FacetChoice[] => choices.toSorted((a, b) => b.count - a.count);

export function countMonths(guides: readonly MagazineGuide[]): FrontPage["months"] {
  const counts = new Map<string, number>();
  for (const { month } of guides) counts.set(month, (counts.get(month) ?? 0) + 1);
  return [...counts].map(([month, count]) => ({ month, count })).sort((a, b) => (a.month < b.month ? 1 : -1));
}
