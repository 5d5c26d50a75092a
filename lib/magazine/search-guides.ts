import { foldText } from "@/lib/core/fold-text";
import { slugify } from "@/lib/core/slug";
import type { NamedArea } from "@/lib/restaurants/read-query";
import { nearestArea } from "@/lib/restaurants/vocabulary/landmarks";
import { guidesByPicks } from "./guides-by-picks";
import type { Magazine, MagazineGuide } from "./load";
import type { PlaceIndex } from "./places/load-places";
import type { ReadSearch } from "./places/read-search";
import { findTexts, WORD_TIERS, wordTiers } from "./word-index";

/** A guide that a search found, and why, where its title doesn't say so itself. */
export type FoundGuide = MagazineGuide & { reason: string };

type Input = {
  magazine: Magazine;
  index: PlaceIndex;
  query: string;
  read: ReadSearch;
  isWanted: (guide: MagazineGuide) => boolean;
};
type Found = { guides: FoundGuide[]; closest: FoundGuide[] };

const CLOSEST_MAX = 6;

/**
 * Guides that are about all of a query, the best first: by their title, their picks or their introduction. Where there is
 * none, the closest are those whose picks share its dish or kitchen, or whose title has most of its words.
 */
export function searchGuides({ magazine, index, query, read, isWanted }: Input): Found {
  const { words } = read;
  const isHere = isInSome(read.areas);
  const byPicks = guidesByPicks(index, read.terms);
  const everyone = [...magazine.guides.keys()];
  const isRefused = refuses(index, read);
  const collect = (numbers: readonly number[], why: (guide: MagazineGuide, number: number) => string | null) =>
    numbers.flatMap((number) => {
      const guide = magazine.guides[number];
      const reason = guide && isWanted(guide) && !isRefused(guide) ? why(guide, number) : null;
      return guide && reason !== null ? [{ ...guide, reason }] : [];
    });
  const holding = (text: string) => {
    const tiers = wordTiers(magazine.words, text);
    return (guide: MagazineGuide, number: number) => reasonOf(guide, text, tiers.get(number), index, byPicks.all);
  };
  const isNear = isInCityOf(read);
  const text = words.join(" ");
  const whyAbout = holding(text);
  const about =
    words.length > 0
      ? collect(findTexts(magazine.words, text), (guide, number) => (isHere(guide) ? whyAbout(guide, number) : null))
      : collect(read.areas.length > 0 ? everyone : [], (guide) => (isHere(guide) ? "" : null));
  const whyWhole = holding(foldText(query));
  const whyNamed = (guide: MagazineGuide, number: number) => (isNear(guide) ? whyWhole(guide, number) : null);
  const guides = merge([
    ...(read.refused.length > 0 ? [] : collect(findTexts(magazine.words, query), whyNamed)),
    ...about,
    ...collect(everyone, (guide) => (isHere(guide) ? byPicks.all(guide.placeIds) : null)),
  ]);
  if (guides.length > 0) return { guides, closest: [] };
  const closest = collect(everyone, (guide) =>
    isNear(guide) ? (byPicks.subject(guide.placeIds) ?? titleReason(guide, read)) : null,
  );
  return { guides, closest: merge(closest).slice(0, CLOSEST_MAX) };
}

/** Why a guide is found; null where only a word that begins alike is to blame. */
function reasonOf(
  { placeIds }: MagazineGuide,
  text: string,
  tier: number | undefined,
  { names, numbers, places }: PlaceIndex,
  served: (placeIds: readonly string[]) => string | null,
): string | null {
  if (tier === WORD_TIERS.title) return "";
  const byPicks = served(placeIds);
  if (byPicks !== null || tier === undefined) return byPicks;
  const words = text.split(" ");
  const pick = placeIds.map((id) => numbers.get(id) ?? -1).find((number) => holdsAll(names[number] ?? "", words));
  return pick === undefined ? "Named in its text" : `${places[pick]?.name} is in it`;
}

const holdsAll = (folded: string, words: readonly string[]): boolean => {
  const held = folded.split(" ");
  return words.every((word) => held.some((each) => each === word || each === `${word}s`));
};

/** A guide that is about what is refused, by its picks or its title, or where it is. */
function refuses(index: PlaceIndex, { refused, refusedAreas }: ReadSearch): (guide: MagazineGuide) => boolean {
  const bySubject = refused.map((term) => guidesByPicks(index, [term]).subject);
  const isThere = isInSome(refusedAreas);
  return (each) =>
    (refusedAreas.length > 0 && isThere(each)) ||
    bySubject.some((subject) => subject(each.placeIds) !== null) ||
    refused.some(({ label }) => holdsAll(foldText(each.guide.name), label.split(" ")));
}

/** Without a dish, a kitchen or a diet, most of the words in a title are all that can be shared. */
function titleReason({ guide }: MagazineGuide, { words, terms }: ReadSearch): string | null {
  if (terms.some(({ kind }) => kind === "food" || kind === "diet")) return null;
  const name = foldText(guide.name);
  const held = words.filter((word) => holdsAll(name, [word]));
  return held.length > 0 && held.length * 2 >= words.length ? "" : null;
}

/** Each once; what a reader made stands above no weekly guide. */
function merge(all: readonly FoundGuide[]): FoundGuide[] {
  const first = new Map<string, FoundGuide>();
  for (const each of all) if (!first.has(each.guide.id)) first.set(each.guide.id, each);
  const once = [...first.values()];
  return [...once.filter(({ guide }) => guide.isEmailGuide), ...once.filter(({ guide }) => !guide.isEmailGuide)];
}

function isInSome(areas: readonly NamedArea[]): (guide: MagazineGuide) => boolean {
  const named = areas.map(({ city, areas: parts }) => ({ city, parts: parts && new Set(parts.map(slugify)) }));
  return ({ guide, facets }) =>
    named.length === 0 ||
    named.some(
      ({ city, parts }) =>
        (city === null || guide.city === city) &&
        (parts === null || facets.quarter.some((quarter) => parts.has(slugify(quarter)))),
    );
}

/** A guide of another city is not close to who asks to be near a lake. */
function isInCityOf({ areas, near }: ReadSearch): (guide: MagazineGuide) => boolean {
  const cities = new Set(areas.flatMap(({ city }) => city ?? []));
  if (near && !near.spots) cities.add(nearestArea(near).city);
  return ({ guide }) => cities.size === 0 || cities.has(guide.city);
}
