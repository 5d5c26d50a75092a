import { expect, test } from "vitest";
import { sampleGuide } from "@/lib/testing/sample-guide";
import { guideMetadata, landingMetadata } from "./page-metadata";
import { summarize } from "./summary";

const BASE = "https://kumquat.example";

test("a guide has one canonical URL, a card with its cover, and its city's feed", () => {
  const { alternates, openGraph, twitter, robots } = guideMetadata(sampleGuide(), BASE);
  expect(alternates?.canonical).toBe(`${BASE}/guide/the-fog-belt-k7m2xz`);
  expect(alternates?.types?.["application/atom+xml"]).toEqual([
    { url: `${BASE}/feeds/san-francisco.atom`, title: "Kumquat guides for San Francisco" },
  ]);
  const image = { url: `${BASE}/guide/the-fog-belt-k7m2xz/cover.png?edition=2`, width: 1200, height: 630 };
  expect(openGraph).toMatchObject({ type: "article", images: [image], publishedTime: "2026-11-12T16:00:00.000Z" });
  expect(twitter).toMatchObject({ card: "summary_large_image", images: [image] });
  expect(robots).toBeUndefined();
});

test("a guide that isn't listed is noindex, and its links are still followed", () => {
  expect(guideMetadata(sampleGuide({ isIndexable: false }), BASE).robots).toEqual({ index: false, follow: true });
});

test("the landing page's canonical URL is the same whatever its query", () => {
  expect(landingMetadata(BASE, "Curated by rules").alternates?.canonical).toBe(`${BASE}/`);
});

test("a description is the first paragraph, cut at a word", () => {
  expect(summarize("Short.\n\nSecond.")).toBe("Short.");
  const long = summarize(`${"word ".repeat(60)}\n\nSecond.`);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/ word…$/);
  expect(summarize("x".repeat(500))).toHaveLength(160);
});
