import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { CityLinks } from "@/components/magazine/city-links";
import { SearchForm } from "@/components/magazine/search-form";
import { SearchResults } from "@/components/magazine/search-results";
import { env } from "@/lib/core/env";
import { readNarrowing } from "@/lib/magazine/narrow";
import { readMagazine } from "@/lib/web/magazine";
import { searchForPage } from "@/lib/web/search-page";
import { supportEmail } from "@/lib/web/support-email";

type Props = PageProps<"/search">;
const GUIDES_SHOWN = 24;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = readNarrowing(await searchParams);
  return {
    title: q === "" ? "Search the Bay Area" : `“${q}” in the Bay Area`,
    alternates: { canonical: `${env().APP_URL}/search` },
    robots: { index: false, follow: true },
  };
}

/** One field over the guides and places of all cities. */
export default async function SearchPage({ searchParams }: Props) {
  const { q } = readNarrowing(await searchParams);
  const found = q === "" ? null : await searchForPage({ magazine: await readMagazine(), query: q });
  return (
    <PageFrame supportEmail={supportEmail()}>
      <header className="mt-2 mb-6">
        <CityLinks />
        <h1 className="mt-4 text-city">Search the Bay Area</h1>
      </header>
      <SearchForm action="/search" label="Search guides and places" query={q} />
      {found && (
        <SearchResults
          query={q}
          guides={found.result.guides.slice(0, GUIDES_SHOWN)}
          places={found.result.places}
          closest={found.result.closest}
          missed={found.result.missed}
          refusal={found.refusal}
          supportEmail={supportEmail()}
          now={new Date()}
        />
      )}
    </PageFrame>
  );
}
