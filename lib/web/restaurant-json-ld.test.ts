import { expect, test } from "vitest";
import { sampleEntry } from "@/lib/testing/sample-guide";
import { placeJsonLd } from "./restaurant-json-ld";

const BASE = "https://kumquat.test";

test("a place is a restaurant with what its record states, without a rating", () => {
  const { restaurant } = sampleEntry({ rating: 4.6, userRatingCount: 12, phoneNumber: "(415) 665-1146" });
  const [node, crumbs] = placeJsonLd(restaurant, BASE)["@graph"];
  expect(node).toMatchObject({
    "@type": "Restaurant",
    "@id": `${BASE}/place/thanh-long#restaurant`,
    name: "Thanh Long",
    servesCuisine: ["Vietnamese"],
    priceRange: "$$$",
    telephone: "(415) 665-1146",
    geo: { latitude: 37.7604, longitude: -122.506 },
    mainEntityOfPage: `${BASE}/place/thanh-long`,
  });
  expect(node).not.toHaveProperty("url");
  expect(JSON.stringify(node)).not.toContain("4.6");
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
});

test("an approximate position is no position, and the Peninsula no town", () => {
  const { restaurant } = sampleEntry({ hasApproximateCoordinates: true, city: "Peninsula", priceLevel: null });
  const [node] = placeJsonLd(restaurant, BASE)["@graph"];
  for (const name of ["geo", "priceRange", "telephone"]) expect(node).not.toHaveProperty(name);
  expect(node?.address).not.toHaveProperty("addressLocality");
});
