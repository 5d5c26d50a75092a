import type { Guide, GuideEntry } from "@/lib/contracts/guide";
import { PRODUCT_NAME } from "@/lib/core/brand";
import { type JsonLd, type JsonLdNode, jsonLd } from "./json-ld";
import { guidePath, socialImagePath } from "./public-paths";
import { summarize } from "./summary";

/** A guide for search engines: an article about a list of restaurants, and its breadcrumbs. */
export function guideJsonLd(guide: Guide, baseUrl: string): JsonLd {
  const url = baseUrl + guidePath(guide.id);
  return jsonLd(articleNode(guide, url, baseUrl), listNode(guide, url), breadcrumbNode(guide, url, baseUrl));
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
      item: restaurantNode(entry, url),
    })),
  };
}

/** Only what the restaurant's record states. A rating that others collected isn't ours to mark up. */
function restaurantNode({ restaurant }: GuideEntry, url: string): JsonLdNode {
  const { name, city, address, cuisines, priceLevel, phoneNumber, website, latitude, longitude } = restaurant;
  /* The Peninsula is a region, not a town: better no locality than a wrong one. */
  const locality = city === "Peninsula" ? {} : { addressLocality: city };
  return {
    "@type": "Restaurant",
    "@id": `${url}#restaurant-${restaurant.id}`,
    name,
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      ...locality,
      addressRegion: "CA",
      addressCountry: "US",
    },
    ...(restaurant.hasApproximateCoordinates ? {} : { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    ...(cuisines.length > 0 ? { servesCuisine: cuisines } : {}),
    ...(priceLevel ? { priceRange: "$".repeat(priceLevel) } : {}),
    ...(phoneNumber ? { telephone: phoneNumber } : {}),
    ...(website ? { url: website } : {}),
  };
}

function breadcrumbNode(guide: Guide, url: string, baseUrl: string): JsonLdNode {
  const crumb = (position: number, name: string, item: string) => ({ "@type": "ListItem", position, name, item });
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: [crumb(1, PRODUCT_NAME, `${baseUrl}/`), crumb(2, guide.name, url)],
  };
}
