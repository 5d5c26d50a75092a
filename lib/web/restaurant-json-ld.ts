import type { Restaurant } from "@/lib/contracts/restaurant";
import { PRODUCT_NAME } from "@/lib/core/brand";
import { breadcrumbNode, type JsonLd, type JsonLdNode, jsonLd } from "./json-ld";
import { cityPath, placePath } from "./public-paths";

/** Only what the restaurant's record states. A rating that others collected isn't ours to mark up. */
export function restaurantNode(restaurant: Restaurant, id: string): JsonLdNode {
  const { name, city, address, cuisines, priceLevel, phoneNumber, website, latitude, longitude } = restaurant;
  /* The Peninsula is a region, not a town: better no locality than a wrong one. */
  const locality = city === "Peninsula" ? {} : { addressLocality: city };
  return {
    "@type": "Restaurant",
    "@id": id,
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

/** A place's page for search engines: the restaurant, and its breadcrumbs. */
export function placeJsonLd(restaurant: Restaurant, baseUrl: string): JsonLd {
  const url = baseUrl + placePath(restaurant.id);
  return jsonLd(
    { ...restaurantNode(restaurant, `${url}#restaurant`), mainEntityOfPage: url },
    breadcrumbNode(url, [
      { name: PRODUCT_NAME, item: `${baseUrl}/` },
      { name: restaurant.city, item: baseUrl + cityPath(restaurant.city) },
      { name: restaurant.name, item: url },
    ]),
  );
}
