import type { City } from "@/lib/core/cities";
import type { FrontPage } from "@/lib/magazine/front-page";
import { cityPath } from "@/lib/web/public-paths";
import { BrowseLinks } from "./browse-links";
import { CityHeader } from "./city-header";
import { LeadGuide } from "./lead-guide";
import { PlacesTonight } from "./places-tonight";
import { SearchForm } from "./search-form";
import { Section } from "./section";
import { Shelves } from "./shelves";
import { TileGrid } from "./tile-grid";

type Props = { city: City; front: FrontPage; asOf: string };

/** A city's front page: this week's guide, shelves by neighborhood, craving, occasion and price, and the archive. */
export function CityFront({ city, front, asOf }: Props) {
  const path = cityPath(city);
  const { lead, shelves, newest, rest } = front;
  return (
    <>
      <CityHeader city={city} />
      <SearchForm action={path} label="Search guides and places" city={city} nearMe="now" />
      <PlacesTonight path={path} />
      {lead === null ? (
        <p className="mt-10 font-display text-card text-ink-soft italic">No guides available yet. Check back soon!</p>
      ) : (
        <LeadGuide guide={lead.guide} isThisWeeks={front.isThisWeeks} asOf={asOf} />
      )}
      {newest.length > 0 && (
        <Section title="Latest guides">
          <TileGrid guides={newest} asOf={asOf} />
        </Section>
      )}
      <Shelves shelves={shelves} path={path} asOf={asOf} />
      {rest.length > 0 && (
        <Section title="More guides">
          <TileGrid guides={rest} asOf={asOf} />
        </Section>
      )}
      {front.months.length > 0 && (
        <Section title="Browse all guides">
          <BrowseLinks choices={front.choices} months={front.months} path={path} />
        </Section>
      )}
    </>
  );
}
