import { expect, test } from "vitest";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { CITIES } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import { SEARCH_EXAMPLES, searchHint } from "./search-examples";

test.each(CITIES)("what the search suggests %s has", (city) => {
  const places = builtInCatalogue().filter((entry) => entry.city === city && entry.unconfirmed === undefined);
  const [dish, quarter, name] = SEARCH_EXAMPLES[city];
  const holds = (text: string, word: string) => foldText(text).includes(foldText(word).replace(/s$/, ""));
  const cooks = places.filter(({ dishes }) => dishes.some((each) => holds(each.name, dish)));
  expect(cooks.length, dish).toBeGreaterThan(0);
  expect(places.filter(({ neighbourhood }) => holds(neighbourhood, quarter)).length, quarter).toBeGreaterThan(1);
  expect(places.filter((entry) => holds(entry.name, name)).length, name).toBeGreaterThan(0);
});

test("the hint is short enough for the field on a phone", () => {
  for (const city of [undefined, ...CITIES]) expect(searchHint(city).length).toBeLessThanOrEqual(26);
});
