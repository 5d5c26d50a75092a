import type { GuideSummary } from "@/lib/contracts/guide";
import { PRODUCT_NAME, TAGLINE } from "@/lib/core/brand";
import { type JsonLd, jsonLd } from "./json-ld";
import { guidePath } from "./public-paths";

/** The landing page for search engines: the publisher, the site, and the guides it shows. */
export function siteJsonLd(latest: Pick<GuideSummary, "id" | "name">[], baseUrl: string): JsonLd {
  const organization = { "@id": `${baseUrl}/#organization` };
  return jsonLd(
    {
      "@type": "Organization",
      ...organization,
      name: PRODUCT_NAME,
      slogan: TAGLINE,
      url: `${baseUrl}/`,
      logo: `${baseUrl}/apple-icon.png`,
      areaServed: "San Francisco Bay Area",
    },
    {
      "@type": "WebSite",
      "@id": `${baseUrl}/#website`,
      name: PRODUCT_NAME,
      description: TAGLINE,
      url: `${baseUrl}/`,
      inLanguage: "en",
      publisher: organization,
    },
    {
      "@type": "ItemList",
      "@id": `${baseUrl}/#latest`,
      name: "Latest Guides",
      numberOfItems: latest.length,
      itemListElement: latest.map(({ id, name }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        name,
        url: baseUrl + guidePath(id),
      })),
    },
  );
}
