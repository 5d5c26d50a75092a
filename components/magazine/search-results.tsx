import type { MagazineGuide } from "@/lib/magazine/load";
import type { SearchResult } from "@/lib/magazine/search";
import { Notice } from "../ui/notice";
import { PlaceRows } from "./place-rows";
import { Section } from "./section";
import { TileGrid } from "./tile-grid";

type Props = {
  query: string;
  where: string;
  guides: readonly MagazineGuide[];
  places: SearchResult["places"];
  refusal: string | null;
  now: Date;
};

/** What a search found: guides, then places; or a line that says that it found nothing. */
export function SearchResults({ query, where, guides, places, refusal, now }: Props) {
  if (refusal !== null) return <Notice tone="error">{refusal}</Notice>;
  if (guides.length === 0 && places.length === 0) {
    return (
      <p className="mt-10 font-display text-card text-ink-soft">
        Nothing found for “{query}” {where}. Try a dish, a neighborhood or a name.
      </p>
    );
  }
  return (
    <>
      {guides.length > 0 && (
        <Section title="Guides">
          <TileGrid guides={guides} asOf={now.toISOString()} isFirst />
        </Section>
      )}
      {places.length > 0 && (
        <Section title="Places">
          <PlaceRows places={places} now={now} />
        </Section>
      )}
    </>
  );
}
