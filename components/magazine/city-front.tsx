import type { City } from "@/lib/core/cities";
import { shelfTitle } from "@/lib/magazine/facet-labels";
import type { FrontPage } from "@/lib/magazine/front-page";
import { cityPath } from "@/lib/web/public-paths";
import { BrowseLinks } from "./browse-links";
import { CityHeader } from "./city-header";
import { LeadGuide } from "./lead-guide";
import { PageParts } from "./page-parts";
import { PlacesTonight } from "./places-tonight";
import { SearchForm } from "./search-form";
import { Section } from "./section";
import { Shelves } from "./shelves";
import { TileGrid } from "./tile-grid";

const LATEST = "Latest guides";
const MORE = "More guides";
const ALL = "Browse all guides";
/** Of fewer the page is short enough to read through. */
const PARTS_MIN = 4;

type Props = { city: City; front: FrontPage; asOf: string };

/** A city's front page: this week's guide, shelves by neighborhood, craving, occasion and price, and the archive. */
export function CityFront({ city, front, asOf }: Props) {
  const path = cityPath(city);
  const { lead, shelves, newest, rest, months } = front;
  const titles = [
    ...(newest.length > 0 ? [LATEST] : []),
    ...shelves.map(({ kind, value }) => shelfTitle(kind, value)),
    ...(rest.length > 0 ? [MORE] : []),
    ...(months.length > 0 ? [ALL] : []),
  ];
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
      {titles.length >= PARTS_MIN && <PageParts titles={titles} />}
      {newest.length > 0 && (
        <Section title={LATEST}>
          <TileGrid guides={newest} asOf={asOf} />
        </Section>
      )}
      <Shelves shelves={shelves} path={path} asOf={asOf} />
      {rest.length > 0 && (
        <Section title={MORE}>
          <TileGrid guides={rest} asOf={asOf} />
        </Section>
      )}
      {months.length > 0 && (
        <Section title={ALL}>
          <BrowseLinks choices={front.choices} months={months} path={path} />
        </Section>
      )}
    </>
  );
}
