import { expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { wishInCity } from "./wish-in-city";

test.each<[prompt: string, from: City, to: City, there: string | undefined]>([
  ["quiet dosa", "Oakland", "Berkeley", "quiet dosa"],
  ["Step-free in Berkeley, quiet", "Berkeley", "San Francisco", "Step-free in San Francisco, quiet"],
  ["best dosa in SF", "San Francisco", "Peninsula", "best dosa in the Peninsula"],
  ["三藩市的拉麵", "San Francisco", "Oakland", "Oakland的拉麵"],
  ["dosa, East Bay", "Oakland", "Berkeley", "dosa, East Bay"],
  ["dosa, East Bay", "Oakland", "San Francisco", undefined],
])("%s, of %s, is asked for in %s", (prompt, city, other, there) => {
  expect(wishInCity({ city, prompt }, other)?.prompt).toBe(there);
});

test("a correction of words that the wish no longer has is left out", () => {
  const corrections = ["in Oakland", "quiet"].map((quote) => ({ quote, role: "background" as const }));
  const wish = wishInCity({ city: "Oakland", prompt: "quiet dosa in Oakland", corrections }, "Berkeley");
  expect(wish?.corrections.map(({ quote }) => quote)).toEqual(["quiet"]);
});
