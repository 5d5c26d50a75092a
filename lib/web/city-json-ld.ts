import { PRODUCT_NAME } from "@/lib/core/brand";
import { type City, inCity } from "@/lib/core/cities";
import type { FrontPage } from "@/lib/magazine/front-page";
import { breadcrumbNode, type JsonLd, jsonLd } from "./json-ld";
import { cityPath, guidePath } from "./public-paths";

/** A city's page for search engines: a collection, the guides on it in their order, and its breadcrumbs. */
export function cityJsonLd(city: City, { lead, newest, shelves }: FrontPage, baseUrl: string): JsonLd {
  const url = baseUrl + cityPath(city);
  const shown = new Set([...(lead ? [lead] : []), ...newest, ...shelves.flatMap(({ guides }) => guides)]);
  const list = { "@id": `${url}#guides` };
  return jsonLd(
    {
      "@type": "CollectionPage",
      "@id": url,
      url,
      name: `Restaurant guides ${inCity(city)}`,
      inLanguage: "en",
      isPartOf: { "@id": `${baseUrl}/#website` },
      mainEntity: list,
    },
    {
      "@type": "ItemList",
      ...list,
      numberOfItems: shown.size,
      itemListElement: [...shown].map(({ guide }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        name: guide.name,
        url: baseUrl + guidePath(guide.id),
      })),
    },
    breadcrumbNode(url, [
      { name: PRODUCT_NAME, item: `${baseUrl}/` },
      { name: city, item: url },
    ]),
  );
}
