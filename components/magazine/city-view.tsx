import Link from "next/link";
import { type City, inCity } from "@/lib/core/cities";
import { narrowedPath } from "@/lib/magazine/city-query";
import type { FrontPage } from "@/lib/magazine/front-page";
import type { MagazineGuide } from "@/lib/magazine/load";
import type { Narrowing } from "@/lib/magazine/narrow";
import type { MatchedPlace } from "@/lib/magazine/places/matched-place";
import type { SearchResult } from "@/lib/magazine/search";
import { cityPath } from "@/lib/web/public-paths";
import { ButtonLink } from "../ui/button-link";
import { CityHeader } from "./city-header";
import { FilterSelects } from "./filter-selects";
import { FoundPlaces } from "./found-places";
import { SearchForm } from "./search-form";
import { SearchResults } from "./search-results";
import { Section } from "./section";
import { TileGrid } from "./tile-grid";

type Props = Pick<FrontPage, "choices" | "months"> & {
  city: City;
  filters: Narrowing;
  /** What the page is narrowed to, in words. */
  title: string;
  /** The same as a sentence. */
  line: string;
  guides: readonly MagazineGuide[];
  /** A neighborhood, where nothing else is chosen: "in the Mission", and the first of its places. */
  quarter: { where: string; places: readonly MatchedPlace[] } | null;
  result: SearchResult;
  refusal: string | null;
  supportEmail: string;
  page: number;
  now: Date;
};

const GUIDES_PER_PAGE = 24;

/** A city's guides, narrowed by what the address says; with a query, its places too. */
export function CityView({
  city,
  filters,
  title,
  line: narrowedTo,
  guides,
  quarter,
  result,
  refusal,
  supportEmail,
  page,
  now,
  ...choices
}: Props) {
  const path = cityPath(city);
  const from = (page - 1) * GUIDES_PER_PAGE;
  const shown = guides.slice(from, from + GUIDES_PER_PAGE);
  const where = inCity(city);
  const { places, missed } = result.found;
  const isNothing = guides.length === 0 && (places.length === 0 || missed !== "");
  return (
    <>
      <CityHeader
        city={city}
        query={filters.q}
        line={filters.q === "" ? narrowedTo : `${isNothing ? "Searched" : "Found"} for ${title}.`}
      />
      <SearchForm action={path} label="Search guides and places" query={filters.q} city={city} nearMe="now" isAnswered>
        <FilterSelects {...choices} filters={filters} />
      </SearchForm>
      {filters.q !== "" ? (
        <SearchResults
          query={filters.q}
          result={{ ...result, guides: result.guides.slice(from, from + GUIDES_PER_PAGE) }}
          path={path}
          city={city}
          refusal={refusal}
          supportEmail={supportEmail}
          now={now}
        />
      ) : shown.length > 0 ? (
        <section aria-label="Guides" className="mt-5 border-t-3 border-ink pt-4 md:mt-8 md:pt-6">
          <TileGrid guides={shown} asOf={now.toISOString()} level="h2" isFirst hasBlurbs />
        </section>
      ) : (
        <p className="mt-10 font-display text-card text-ink-soft">
          No guide {where} fits all of this. Take one choice away, or see everything.
        </p>
      )}
      {guides.length > page * GUIDES_PER_PAGE && (
        <p className="mt-10">
          <ButtonLink href={narrowedPath(path, filters, page + 1)} prefetch={false}>
            More guides
          </ButtonLink>
        </p>
      )}
      {quarter && quarter.places.length > 0 && (
        <Section
          title={`Places ${quarter.where}`}
          more={{ href: narrowedPath(path, { q: quarter.where }), label: `All places ${quarter.where}` }}
        >
          <FoundPlaces places={quarter.places} near={null} now={now} />
        </Section>
      )}
      <p className="mt-8 flex flex-wrap gap-x-5">
        <Link href={path} prefetch={false} className="link inline-flex min-h-11 items-center text-ui">
          Show everything {where}
        </Link>
        {filters.q !== "" && (
          <Link
            href={`/search?${new URLSearchParams({ q: filters.q })}`}
            prefetch={false}
            className="link inline-flex min-h-11 items-center text-ui"
          >
            Search the whole Bay
          </Link>
        )}
      </p>
    </>
  );
}
