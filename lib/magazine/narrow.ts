import type { City } from "@/lib/core/cities";
import { MAGAZINE_FILTERS, type MagazineFilter } from "@/lib/core/magazine-filters";
import { slugify } from "@/lib/core/slug";
import { FACET_KINDS } from "./facets";
import type { Magazine, MagazineGuide } from "./load";

/** What an address asks for; an empty string for what it doesn't. */
export type Narrowing = Record<MagazineFilter, string>;

const VALUE_MAX = 200;
const PARAM_MAX = 60;

/** What can't be a month or a price asks for none. */
const FORMS: Partial<Record<MagazineFilter, RegExp>> = { month: /^\d{4}-(?:0[1-9]|1[0-2])$/, price: /^[1-4]$/ };

/** The filters of an address, trimmed and cut to a length that a person would type. */
export function readNarrowing(params: Record<string, string | string[] | undefined>): Narrowing {
  const read = (name: MagazineFilter): string => {
    const value = [params[name]].flat()[0] ?? "";
    const trimmed = value
      .replaceAll("\0", "")
      .trim()
      .slice(0, name === "q" ? VALUE_MAX : PARAM_MAX);
    const asSlug = name === "q" ? trimmed : slugify(trimmed);
    return FORMS[name]?.test(asSlug) === false ? "" : asSlug;
  };
  return Object.fromEntries(MAGAZINE_FILTERS.map((name) => [name, read(name)])) as Narrowing;
}

const PAGE_MAX = 1_000;

/** A page's number in an address, 1 without one. */
export function readPage(value: string | string[] | undefined): number {
  const asked = Number([value].flat()[0]);
  return Number.isInteger(asked) && asked >= 1 && asked <= PAGE_MAX ? asked : 1;
}

/** The places have pages of their own beside those of the guides. */
export const PLACES_PAGE = "places";
export const readPlacesPage = (params: Record<string, string | string[] | undefined>): number =>
  readPage(params[PLACES_PAGE]);

export const guidesOf = ({ guides }: Magazine, city: City): MagazineGuide[] =>
  guides.filter(({ guide }) => guide.city === city);

/** The guides that have every value asked for, in the order given. */
export const narrow = (guides: readonly MagazineGuide[], asked: Narrowing): MagazineGuide[] =>
  guides.filter(
    ({ facets, month }) =>
      (asked.month === "" || asked.month === month) &&
      FACET_KINDS.every((kind) => asked[kind] === "" || facets[kind].some((value) => slugify(value) === asked[kind])),
  );
