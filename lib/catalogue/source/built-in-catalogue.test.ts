import { describe, expect, it } from "vitest";
import { CITIES, CITY_BOXES } from "@/lib/core/cities";
import { isOnOrNearLand } from "@/lib/core/geo/land";
import { builtInCatalogue } from "./built-in-catalogue";

const entries = builtInCatalogue();
const of = (city: string) => entries.filter((entry) => entry.city === city);

describe("the built-in catalogue", () => {
  it("holds at least 240 restaurants, 100 in San Francisco and 30 in every city", () => {
    expect(entries.length).toBeGreaterThanOrEqual(240);
    expect(of("San Francisco").length).toBeGreaterThanOrEqual(100);
    for (const city of CITIES) expect(of(city).length, city).toBeGreaterThanOrEqual(30);
  });

  it("names every restaurant once", () => {
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name, city }) => `${name}|${city}`)).size).toBe(entries.length);
    expect(new Set(entries.map(({ address, city }) => `${address}|${city}`)).size).toBe(entries.length);
  });

  it.each(entries.map((entry) => [entry.slug, entry] as const))(
    "%s lies in its city's box and not in the bay",
    (_, entry) => {
      const [south, north, west, east] = CITY_BOXES[entry.city];
      expect(entry.latitude).toBeGreaterThanOrEqual(south);
      expect(entry.latitude).toBeLessThanOrEqual(north);
      expect(entry.longitude).toBeGreaterThanOrEqual(west);
      expect(entry.longitude).toBeLessThanOrEqual(east);
      expect(isOnOrNearLand(entry)).toBe(true);
    },
  );

  it("has at most twenty positions that are only approximate", () => {
    expect(entries.filter(({ position }) => position.grade === "approximate").length).toBeLessThanOrEqual(20);
  });

  it("says which Peninsula town each place is in, and only there", () => {
    for (const { city, town, slug } of entries) expect(town !== null, slug).toBe(city === "Peninsula");
  });

  it("never says the same sentence of two places", () => {
    const texts = entries.flatMap(({ editorialSummary, notes }) => [
      editorialSummary,
      ...notes.map(({ text }) => text),
    ]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  it("holds no price, hour, rating or award in its prose", () => {
    const forbidden =
      /\$\s?\d|\b\d+(:\d\d)?\s?[ap]\.?m\b|\bmichelin\b|james beard|\b(one|two|three|four|five|\d)[ -]stars?\b|\b\d+(\.\d)?\s?(miles?|minutes?|blocks?)\b/i;
    for (const { slug, editorialSummary, notes, room } of entries) {
      for (const text of [editorialSummary, room ?? "", ...notes.map((note) => note.text)]) {
        expect(text, slug).not.toMatch(forbidden);
      }
    }
  });

  it("serves late-night food where the kitchen is open late", () => {
    for (const { features, meals, slug } of entries)
      if (features.includes("late-kitchen")) expect(meals, slug).toContain("late-night");
  });

  it("writes phone numbers in one form", () => {
    for (const { phone, slug } of entries) if (phone !== null) expect(phone, slug).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
  });
});
