import { expect, test } from "vitest";
import { CITIES, type City } from "@/lib/core/cities";
import { AREAS } from "@/lib/restaurants/vocabulary";
import { TOWNS_AROUND } from "@/lib/restaurants/vocabulary/landmarks";
import { parse } from "../testing";

/** Where a wish is looked for, or what is said of where it lies. */
async function placeOf(prompt: string, city: City): Promise<string> {
  const idea = await parse(prompt, city);
  if (idea.kind === "refused") return idea.message;
  return idea.constraints
    .filter(({ field }) => field === "area" || field === "landmark")
    .map(({ field, label }) => `${field} ${label}`)
    .join("; ");
}

test.each(CITIES)("the downtown of a town around is in that town, whatever the city: %s", async (city) => {
  const astray: string[] = [];
  for (const { name } of TOWNS_AROUND) {
    const place = await placeOf(`coffee in downtown ${name}`, city);
    if (!place.startsWith(`area near ${name}`) && !place.startsWith(`${name} lies outside our cities`))
      astray.push(`${name}: ${place}`);
  }
  expect(astray).toEqual([]);
});

test.each(CITIES)("and that of another city of ours is there: %s", async (city) => {
  const towns = AREAS.Peninsula.areas.map(({ name }) => name.replace(/^Downtown /, ""));
  const places = [...CITIES.filter((other) => other !== "Peninsula"), ...towns];
  const astray: string[] = [];
  for (const name of places) {
    const isOwn = name === city || city === "Peninsula";
    if (isOwn) continue;
    const place = await placeOf(`coffee in downtown ${name}`, city);
    if (!place.startsWith(`You asked about ${name}`) && !place.startsWith(`You asked about Downtown ${name}`))
      astray.push(`${name}: ${place}`);
  }
  expect(astray).toEqual([]);
});

test("on the Peninsula, it is the town", async () => {
  const astray: string[] = [];
  for (const { name } of AREAS.Peninsula.areas) {
    const bare = name.replace(/^Downtown /, "");
    for (const word of ["in", "near"]) {
      const place = await placeOf(`coffee ${word} downtown ${bare}`, "Peninsula");
      if (!place.startsWith("area ") || !place.includes(bare)) astray.push(`${word} ${name}: ${place}`);
    }
  }
  expect(astray).toEqual([]);
});

test.each<[City, string, string]>([
  ["Oakland", "ramen downtown", "area Downtown"],
  ["Oakland", "ramen in downtown Oakland", "area Downtown"],
  ["Berkeley", "ramen downtown Berkeley", "area Downtown Berkeley"],
  ["San Francisco", "lunch in downtown San Francisco", "area the Downtown"],
  ["San Francisco", "dinner in downtown Richmond", "Richmond lies outside"],
  ["Oakland", "ramen downtown Concord", "area near Concord"],
  ["Oakland", "downtown, no Berkeley places, ramen", "area Downtown"],
  ["San Jose", "ramen downtown", "area Downtown"],
])(`in %s: %s`, async (city, prompt, place) => {
  expect(await placeOf(prompt, city)).toContain(place);
});
