import { expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { pick } from "../testing/pick-places";
import { parseConstraints } from "../testing/sample-prompts";
import { isOpposite } from "./opposites";

const ticket = { about: "know" as const, text: "dinner is a ticket, bought and paid for ahead", id: "note-1" };

test.each<[what: string, wish: string, place: Partial<Place>, isSo: boolean]>([
  ["a loud room for quiet", "v:quiet", { vibes: ["loud", "lively"] }, true],
  ["a loud room where none too loud is wanted", "-v:loud", { vibes: ["loud"] }, true],
  ["a room that nobody calls quiet", "v:quiet", { vibes: ["modern"] }, false],
  ["the highest price for a quick bite", "g:quick-bite", { priceLevel: 4 }, true],
  ["a ticketed dinner for a quick bite", "g:quick-bite", { priceLevel: 3, notes: [ticket] }, true],
  ["a set lunch at a low price", "g:quick-bite", { priceLevel: 1, editorialSummary: "A set menu at noon." }, false],
  ["a counter known for quick bites", "g:quick-bite", { priceLevel: 4, goodFor: ["quick-bite"] }, false],
  ["a tasting room for a child", "g:kids", { priceLevel: 4, editorialSummary: "One tasting menu." }, true],
  ["a tasting room known for children", "g:kids", { priceLevel: 4, goodFor: ["kids"] }, false],
  ["a tasting room for a birthday", "g:birthday", { priceLevel: 4 }, false],
  ["ravioli to cook at home", "d:pasta", { dishes: [{ name: "ravioli", detail: "made to be cooked at home" }] }, true],
  ["the same to carry out", "d:pasta g:takeout", { dishes: [{ name: "ravioli", detail: "to cook at home" }] }, false],
])("%s", (_what, wish, place, isSo) => expect(isOpposite(makePlace(place), parseConstraints(wish))).toBe(isSo));

test.each(["c:Sushi v:quiet g:date", "c:Thai v:quiet", "d:ramen v:quiet", "d:pasta g:kids", "g:quick-bite d:pasta"])(
  "of a wish of %s what is its opposite is out, or stands last among three",
  (wish) => {
    const { places } = pick(wish, { size: 7 });
    const against = places.map((place) => isOpposite(place, parseConstraints(wish)));
    expect(places.length).toBeGreaterThanOrEqual(3);
    if (!against.includes(true)) return;
    expect(places).toHaveLength(3);
    expect(against).toEqual(against.toSorted());
  },
);
