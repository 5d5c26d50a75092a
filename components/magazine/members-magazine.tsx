import Link from "next/link";
import type { GuideSummary } from "@/lib/contracts/guide";
import { type City, inCity } from "@/lib/core/cities";
import type { FrontPage } from "@/lib/magazine/front-page";
import { cityPath } from "@/lib/web/public-paths";
import { BrowseLinks } from "./browse-links";
import { GuideLinks } from "./guide-links";
import { SearchForm } from "./search-form";
import { Section } from "./section";

/** What a reader sparked; nothing for one who has not yet. */
export const YourGuides = ({ guides }: { guides: readonly GuideSummary[] }) =>
  guides.length > 0 && (
    <Section title="Yours">
      <GuideLinks guides={guides} />
    </Section>
  );

type Props = Pick<FrontPage, "choices" | "months"> & { city: City };

/** A city's magazine below the list of its guides: the search, and what they can be narrowed to. */
export const BrowseCity = ({ city, ...front }: Props) => (
  <Section title={`Browse guides ${inCity(city)}`} more={{ href: cityPath(city), label: "Open the magazine" }}>
    <div className="grid gap-8">
      <SearchForm action={cityPath(city)} label="Search guides and places" />
      <BrowseLinks {...front} path={cityPath(city)} />
      <p>
        <Link href="/search" prefetch={false} className="link inline-flex min-h-11 items-center text-ui">
          Search the whole Bay
        </Link>
      </p>
    </div>
  </Section>
);
