import type { Guide } from "@/lib/contracts/guide";
import { PRODUCT_NAME } from "@/lib/core/brand";
import { breadcrumbNode, type JsonLd, type JsonLdNode, jsonLd } from "./json-ld";
import { guidePath, socialImagePath } from "./public-paths";
import { restaurantNode } from "./restaurant-json-ld";
import { summarize } from "./summary";

/** A guide for search engines: an article about a list of restaurants, and its breadcrumbs. */
export function guideJsonLd(guide: Guide, baseUrl: string): JsonLd {
  const url = baseUrl + guidePath(guide.id);
  const crumbs = [
    { name: PRODUCT_NAME, item: `${baseUrl}/` },
    { name: guide.name, item: url },
  ];
  return jsonLd(articleNode(guide, url, baseUrl), listNode(guide, url), breadcrumbNode(url, crumbs));
}

function articleNode(guide: Guide, url: string, baseUrl: string): JsonLdNode {
  const publisher = {
    "@type": "Organization",
    "@id": `${baseUrl}/#organization`,
    name: PRODUCT_NAME,
    url: `${baseUrl}/`,
  };
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: guide.name,
    description: summarize(guide.introduction),
    url,
    image: baseUrl + socialImagePath(guide.id),
    datePublished: guide.createdAt,
    dateModified: guide.updatedAt,
    inLanguage: "en",
    author: publisher,
    publisher,
    about: { "@type": "City", name: guide.city },
    mainEntity: { "@id": `${url}#list` },
  };
}

function listNode(guide: Guide, url: string): JsonLdNode {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    name: guide.name,
    url,
    numberOfItems: guide.entries.length,
    itemListOrder: "https://schema.org/ItemListOrderAscending",
    itemListElement: guide.entries.map((entry, i) => ({
      "@type": "ListItem",
      position: i + 1,
      item: restaurantNode(entry.restaurant, `${url}#restaurant-${entry.restaurant.id}`),
    })),
  };
}
