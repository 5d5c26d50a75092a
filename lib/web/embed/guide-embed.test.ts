import { expect, test } from "vitest";
import { sampleEntry, sampleGuide } from "@/lib/testing/sample-guide";
import { guideEmbed, missingEmbed } from "./guide-embed";

const BASE = "https://guides.example";
const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => sampleEntry({ id: `place-${n}`, name: `Place ${n}` }));

test("it shows the title, the first places with their facts, and how many more the guide has", () => {
  const html = guideEmbed(sampleGuide({ entries: entries(7) }), BASE);
  expect(html).toContain("The Fog Belt<i>Warm rooms by the sea</i>");
  expect(html).toContain(`<link rel="canonical" href="${BASE}/guide/the-fog-belt-k7m2xz">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<li>/g)).toHaveLength(5);
  expect(html).toContain(`href="${BASE}/guide/the-fog-belt-k7m2xz#restaurant-place-4"`);
  expect(html).toContain("Vietnamese · $$$ · Outer Sunset");
  expect(html).toContain("Read the guide, with 2 more");
  expect(html).not.toContain("Place 5");
  expect(html).not.toContain("Google");
  expect(html).not.toContain("Closed");
  expect(guideEmbed(sampleGuide({ entries: [sampleEntry({ isOpen: false })] }), BASE)).toContain("Closed · Vietnamese");
  expect(guideEmbed(sampleGuide({ usesGoogle: true }), BASE)).toContain("Places data: Google Maps");
});

test("it has no script, and every link opens outside the frame", () => {
  for (const html of [guideEmbed(sampleGuide({ entries: entries(3) }), BASE), missingEmbed(BASE)]) {
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
    const links = html.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/ target="_blank" rel="noopener">$/);
  }
});

test("what a guide or a place is called is text", () => {
  const name = '</style><img src=x onerror="alert(1)">';
  const html = guideEmbed(sampleGuide({ name, entries: [sampleEntry({ name })] }), BASE);
  expect(html).not.toContain("<img src=x");
  expect(html.match(/&lt;\/style&gt;&lt;img/g)?.length).toBeGreaterThanOrEqual(3);
});
