import { type City, inCity } from "@/lib/core/cities";
import type { MagazineGuide } from "@/lib/magazine/load";
import type { SearchResult } from "@/lib/magazine/search";
import { MissingPlace } from "../ui/missing-place";
import { Notice } from "../ui/notice";
import { PlaceRows } from "./place-rows";
import { Section } from "./section";
import { TileGrid } from "./tile-grid";
import { WishInvitation } from "./wish-invitation";

type Props = {
  query: string;
  guides: readonly MagazineGuide[];
  places: SearchResult["places"];
  closest: SearchResult["closest"];
  missed: SearchResult["missed"];
  city?: City;
  /** Whom to tell of a place that is missing. */
  supportEmail: string;
  refusal: string | null;
  now: Date;
};

/** What a search found: guides, then places; or what comes closest. */
export function SearchResults({ query, guides, places, closest, missed, refusal, now, city, supportEmail }: Props) {
  if (refusal !== null) return <Notice tone="error">{refusal}</Notice>;
  const where = city ? inCity(city) : "in the Bay Area";
  const isNothing = guides.length === 0 && places.length === 0;
  return (
    <>
      {(isNothing || missed !== "") && (
        <p className="mt-6 font-display text-card text-ink-soft">
          {places.length > 0
            ? `We know no place ${missed} for “${query}”. These are the nearest that we know.`
            : closest.length > 0
              ? `Nothing ${where} has all of “${query}”. These come closest.`
              : `Nothing found for “${query}” ${where}. Try a dish, a neighborhood or a name.`}
        </p>
      )}
      {isNothing && <MissingPlace supportEmail={supportEmail} className="mt-2" />}
      {places.length > 0 && missed !== "" && (
        <Section title="Nearest places">
          <PlaceRows places={places} now={now} />
        </Section>
      )}
      {closest.length > 0 && (
        <Section title="Closest guides">
          <TileGrid guides={closest} asOf={now.toISOString()} isFirst />
        </Section>
      )}
      {guides.length > 0 && (
        <Section title="Guides">
          <TileGrid guides={guides} asOf={now.toISOString()} isFirst />
        </Section>
      )}
      {places.length > 0 && missed === "" && (
        <Section title="Places">
          <PlaceRows places={places} now={now} />
        </Section>
      )}
      <WishInvitation city={city} wish={query} className="mt-10" />
    </>
  );
}
