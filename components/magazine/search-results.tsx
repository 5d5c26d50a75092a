import Link from "next/link";
import { type City, inCity } from "@/lib/core/cities";
import { withParams } from "@/lib/core/with-params";
import { countPartial, countPlaces } from "@/lib/magazine/count-places";
import { PLACES_PAGE } from "@/lib/magazine/narrow";
import type { MatchedPlace } from "@/lib/magazine/places/matched-place";
import { WALK_METERS } from "@/lib/magazine/places/rank-matches";
import type { SearchResult } from "@/lib/magazine/search";
import { cityPath } from "@/lib/web/public-paths";
import { ButtonLink } from "../ui/button-link";
import { MissingPlace } from "../ui/missing-place";
import { Notice } from "../ui/notice";
import { FoundPlaces } from "./found-places";
import { Section } from "./section";
import { TileGrid } from "./tile-grid";
import { WishInvitation } from "./wish-invitation";

type Props = {
  query: string;
  result: SearchResult;
  /** The page's own, for more places. */
  path: string;
  city?: City;
  /** Whom to tell of a place that is missing. */
  supportEmail: string;
  refusal: string | null;
  now: Date;
};

/** What a search found: places, the way to a guide made of it, and guides; or what comes closest. */
export function SearchResults({ query, result, path, refusal, now, city, supportEmail }: Props) {
  if (refusal !== null) return <Notice tone="error">{refusal}</Notice>;
  const { guides, closest, found, near, inCity: cityOfWish, onlyCity, notes, isAdvised } = result;
  const { places, partial, missed, page, pageCount } = found;
  const asOf = now.toISOString();
  const isNothing = guides.length === 0 && places.length === 0 && partial.length === 0;
  // Of guides alone, by their titles, the offer to make another would only be in the way.
  const isOfferedFirst = places.length + partial.length + closest.length > 0;
  const invitation = <WishInvitation city={city ?? cityOfWish ?? undefined} wish={query} className="mt-10" />;
  const nearby = page === 1 && found.nearby && found.nearby.places.length > 0 && (
    <Section title={found.nearby.hasAll ? "The nearest with all of it" : "The nearest that we tell about"}>
      <FoundPlaces places={found.nearby.places} near={found.nearby.from} now={now} />
    </Section>
  );
  const sentence = describeOutcome(query, result, city);
  return (
    // On phones the first of its parts begins at once, in the first screen.
    <div className="max-md:[&>section:first-of-type]:mt-5">
      {sentence !== "" && <p className="mt-4 md:mt-6 font-display text-card text-ink-soft">{sentence}</p>}
      {notes.length > 0 && <p className="mt-2 text-ui text-ink-soft md:mt-4">{notes.join(" ")}</p>}
      {isNothing && !isAdvised && <MissingPlace supportEmail={supportEmail} className="mt-2" />}
      {onlyCity && onlyCity !== city && (
        <p className="mt-6">
          <ButtonLink href={cityPath(onlyCity)} prefetch={false} variant="outline">
            {onlyCity === "Peninsula" ? "The Peninsula’s own page" : `${onlyCity}’s own page`}
          </ButtonLink>
        </p>
      )}
      {!found.nearby?.hasAll && nearby}
      {places.length > 0 && (
        <Section title={missed === "" ? "Places" : "Nearest places"}>
          <p className="-mt-4 mb-3 text-small text-ink-soft md:-mt-3 md:mb-4 md:text-ui">
            {countPlaces({
              ...found,
              isWholeArea: places.every(({ met }) => met.length === 0),
              isAround: near !== null && (places[0]?.meters ?? Infinity) <= WALK_METERS,
            })}
            {guides.length > 0 && page === 1 && (
              <>
                {" "}
                <a href="#part-guides" className="link inline-block py-1 pointer-coarse:touch-text">
                  {guides.length === 1 ? "There is a guide, too." : "There are guides, too."}
                </a>
              </>
            )}
          </p>
          <FoundPlaces places={places} near={near ?? found.from ?? null} now={now} />
          <Pages path={path} query={query} page={page} pageCount={pageCount} />
        </Section>
      )}
      {page === 1 && (
        <>
          {partial.length > 0 && (
            <Section title={found.isUnlisted ? "Something like it" : closeness(partial).title}>
              <FoundPlaces places={partial} near={near ?? found.from ?? null} now={now} />
            </Section>
          )}
          {found.nearby?.hasAll && nearby}
          {isOfferedFirst && invitation}
          {closest.length > 0 && (
            <Section title="Closest guides">
              <TileGrid guides={closest} asOf={asOf} isFirst hasBlurbs namesCity={city === undefined} />
            </Section>
          )}
          {guides.length > 0 && (
            <Section title="Guides">
              <TileGrid guides={guides} asOf={asOf} isFirst hasBlurbs namesCity={city === undefined} />
            </Section>
          )}
          {!isOfferedFirst && invitation}
        </>
      )}
    </div>
  );
}

/** Why what is shown isn't simply what was asked for; empty where it is. */
export function describeOutcome(
  query: string,
  { guides, closest, found, isAdvised }: SearchResult,
  city: City | undefined,
): string {
  const { places, partial, missed, isUnlisted } = found;
  if (missed !== "") return `We know no place ${missed} for “${query}”. These are the nearest that we know.`;
  const where = city ? inCity(city) : "in the Bay Area";
  const isShown = places.length + partial.length > 0;
  if (isUnlisted && isShown) return `No place called “${query}” is on our lists${city ? ` ${inCity(city)}` : ""}.`;
  if (isUnlisted && guides.length + closest.length === 0)
    return `Nothing found for “${query}” ${where}. No place on our lists has that name. Try a dish or a neighborhood.`;
  if (places.length > 0 || guides.length > 0) return "";
  if (partial.length > 0) {
    const known = countPartial(found) || `${closeness(partial).sentence}.`;
    return `We know no place ${found.where ?? where} that has all of “${query}”. ${known}`;
  }
  if (isAdvised && closest.length === 0) return "";
  return closest.length > 0
    ? `Nothing ${where} has all of “${query}”. ${closest.length === 1 ? "This guide comes" : "These guides come"} closest.`
    : `Nothing found for “${query}” ${where}. Try a dish, a neighborhood or a name.`;
}

/** Whether the best of them has most of what was asked. */
function closeness(partial: readonly MatchedPlace[]): { title: string; sentence: string } {
  const isOne = partial.length === 1;
  const hasMost = partial.some(
    ({ met, mentioned, unknown, against }) => met.length >= mentioned.length + unknown.length + against.length,
  );
  return hasMost
    ? { title: "Most of it", sentence: isOne ? "This has most of it" : "These have most of it" }
    : { title: "Closest places", sentence: isOne ? "This comes closest" : "These come closest" };
}

type PagesProps = { path: string; query: string; page: number; pageCount: number };

/** The way on and back, by the address. */
function Pages({ path, query, page, pageCount }: PagesProps) {
  if (pageCount === 1) return null;
  const pathOf = (wanted: number) =>
    withParams(path, { q: query, ...(wanted > 1 && { [PLACES_PAGE]: String(wanted) }) });
  return (
    <nav aria-label="Pages of places" className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-ui">
      {page < pageCount && (
        <ButtonLink href={pathOf(page + 1)} prefetch={false} variant="outline">
          More places
        </ButtonLink>
      )}
      <span className="text-ink-faint">
        Page {page} of {pageCount.toLocaleString("en-US")}
      </span>
      {page > 1 && (
        <Link href={pathOf(page - 1)} prefetch={false} className="link inline-flex min-h-11 items-center">
          Back a page
        </Link>
      )}
    </nav>
  );
}
