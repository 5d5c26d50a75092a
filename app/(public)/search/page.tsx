import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { CityLinks } from "@/components/magazine/city-links";
import { SearchForm } from "@/components/magazine/search-form";
import { SearchResults } from "@/components/magazine/search-results";
import { SearchedArea } from "@/components/magazine/searched-area";
import { pageTitle } from "@/lib/core/brand";
import { env } from "@/lib/core/env";
import { readNarrowing, readPlacesPage } from "@/lib/magazine/narrow";
import { searchForPage } from "@/lib/web/search-page";
import { supportEmail } from "@/lib/web/support-email";

type Props = PageProps<"/search">;
const GUIDES_SHOWN = 24;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = readNarrowing(await searchParams);
  return {
    title: pageTitle(q === "" ? "Search the Bay Area" : `“${q}” in the Bay Area`),
    alternates: { canonical: `${env().APP_URL}/search` },
    robots: { index: false, follow: true },
  };
}

/** One field over the guides and places of all cities. */
export default async function SearchPage({ searchParams }: Props) {
  const params = await searchParams;
  const { q } = readNarrowing(params);
  const view = q === "" ? null : await searchForPage({ query: q, page: readPlacesPage(params) });
  return (
    <PageFrame supportEmail={supportEmail()}>
      <header className={view ? "mb-3 md:mt-2 md:mb-6" : "mt-2 mb-6"}>
        {!view && <CityLinks />}
        <h1 className={view ? "text-city max-md:text-subhead md:mt-4" : "mt-4 text-city"}>Search the Bay Area</h1>
      </header>
      <SearchForm action="/search" label="Search guides and places" query={q} nearMe="now" isAnswered={view !== null} />
      {view && (
        <>
          <SearchedArea query={q} result={view.result} isRefused={view.refusal !== null} />
          <SearchResults
            query={q}
            result={{ ...view.result, guides: view.result.guides.slice(0, GUIDES_SHOWN) }}
            path="/search"
            refusal={view.refusal}
            supportEmail={supportEmail()}
            now={new Date()}
          />
        </>
      )}
    </PageFrame>
  );
}
