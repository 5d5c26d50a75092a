import Link from "next/link";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { formatDate } from "@/lib/core/california-time";
import { type City, inCity } from "@/lib/core/cities";
import type { FrontPage } from "@/lib/magazine/front-page";
import { cityPath, guidePath } from "@/lib/web/public-paths";
import { GuideName } from "../guide/guide-name";
import { FactsLine } from "../ui/facts-line";
import { BrowseLinks } from "./browse-links";
import { Section } from "./section";
import { Shelves } from "./shelves";

const YOURS_SHOWN = 6;

/** The latest of what a reader sparked; nothing for one who has not yet. */
export const YourGuides = ({ guides }: { guides: readonly OwnGuide[] }) =>
  guides.length > 0 && (
    <Section title="Yours" more={{ href: "/profile/guides", label: "All my guides" }}>
      <ul className="grid md:grid-cols-2 md:gap-x-10">
        {guides.slice(0, YOURS_SHOWN).map(({ id, name, city, createdAt, isUnlisted }) => (
          <li key={id} className="relative isolate border-t border-rule py-4">
            <h3 className="text-row leading-card wrap-anywhere">
              <Link href={guidePath(id)} prefetch={false} className="title-link stretched-link">
                <GuideName name={name} />
              </Link>
            </h3>
            <p className="mt-1 text-small text-ink-faint">
              <FactsLine>
                {city}
                <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                {isUnlisted && "Hidden"}
              </FactsLine>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );

type Props = { city: City; front: FrontPage; asOf: string; ownIds: ReadonlySet<string> };

/** A city's magazine below the list of its guides: its shelves, and what the guides can be narrowed to. */
export const CityMagazine = ({ city, front: { shelves, choices, months }, asOf, ownIds }: Props) => (
  <>
    <Shelves shelves={shelves} path={cityPath(city)} asOf={asOf} as="div" ownIds={ownIds} />
    <Section title={`Browse guides ${inCity(city)}`} more={{ href: cityPath(city), label: "Open the magazine" }}>
      <div className="grid gap-8">
        <BrowseLinks choices={choices} months={months} path={cityPath(city)} />
        <p>
          <Link href="/search" prefetch={false} className="link inline-flex min-h-11 items-center text-ui">
            Search the whole Bay
          </Link>
        </p>
      </div>
    </Section>
  </>
);
