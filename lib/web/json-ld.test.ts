import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEntry, sampleGuide } from "@/lib/testing/sample-guide";
import { guideJsonLd } from "./guide-json-ld";
import { serializeForScript } from "./json-ld";
import { siteJsonLd } from "./site-json-ld";

const BASE = "https://kumquat.example";
const node = (graph: { "@graph": { "@type": string }[] }, type: string) =>
  graph["@graph"].find((item) => item["@type"] === type);

test("no text can end its script element, and every text survives unchanged", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("</script>", "<!--", "]]>", "\u2028")),
      (text) => {
        const json = serializeForScript({ text });
        expect(json).not.toMatch(/[<>&]|\P{ASCII}/u);
        expect(JSON.parse(json)).toEqual({ text });
      },
    ),
  );
});

test("a guide is a list of restaurants in the guide's order, with its URL and breadcrumbs", () => {
  const other = sampleEntry({ id: "outerlands", name: "Outerlands" });
  const data = guideJsonLd(sampleGuide({ entries: [sampleEntry(), other] }), BASE);
  const url = `${BASE}/guide/the-fog-belt-k7m2xz`;
  expect(node(data, "ItemList")).toMatchObject({
    url,
    numberOfItems: 2,
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        item: {
          "@type": "Restaurant",
          "@id": `${url}#restaurant-thanh-long`,
          name: "Thanh Long",
          address: { streetAddress: "4101 Judah St", addressLocality: "San Francisco", addressRegion: "CA" },
          servesCuisine: ["Vietnamese"],
          priceRange: "$$$",
        },
      },
      { position: 2, item: { name: "Outerlands" } },
    ],
  });
  expect(node(data, "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, item: `${BASE}/` },
      { position: 2, item: url },
    ],
  });
  expect(node(data, "Article")).toMatchObject({
    datePublished: "2026-11-12T16:00:00.000Z",
    dateModified: "2026-11-13T09:30:00.000Z",
  });
});

test("unknown facts are left out: no rating of others, no approximate position, no region as a town", () => {
  const entry = sampleEntry({
    city: "Peninsula",
    hasApproximateCoordinates: true,
    priceLevel: null,
    rating: 4.6,
    userRatingCount: 812,
    cuisines: [],
  });
  const text = JSON.stringify(guideJsonLd(sampleGuide({ entries: [entry] }), BASE));
  for (const word of ["geo", "priceRange", "aggregateRating", "4.6", "servesCuisine", "telephone", "addressLocality"]) {
    expect(text, word).not.toContain(`"${word}"`);
  }
  expect(text).not.toContain("null");
});

test("the landing page names the publisher, the site and the guides it shows", () => {
  const data = siteJsonLd([{ id: "a-2b", name: "A" }], BASE);
  expect(data["@graph"].map((item) => item["@type"])).toEqual(["Organization", "WebSite", "ItemList"]);
  expect(node(data, "ItemList")).toMatchObject({ itemListElement: [{ position: 1, url: `${BASE}/guide/a-2b` }] });
});
