import { expect, it } from "vitest";
import { makePlace } from "@/lib/testing/make-place";
import { checkTitle } from "./check-title";
import { buildGrounding } from "./grounding";
import { findUntoldMood, withoutMoods } from "./moods";

it.each([
  ["So quiet you could argue politely", ["quiet"], [], [], false],
  ["So quiet you could argue politely", ["quiet"], ["quiet"], [], true],
  ["Cozy restaurants to settle into", [], ["romantic"], [], false],
  ["Across the table, in a romantic room", ["candlelit"], ["romantic"], [], true],
  ["A lively table makes a long evening short", ["loud"], [], [], false],
  ["Raise Your Voice: Oakland rooms for a party that can't keep quiet", [], [], [], true],
  ["Warm, Folded, Done: Nobody talks over tacos", [], [], [], true],
])("a title names a mood, asked for or not, where half of the places have it: %s", (text, one, two, three, isTold) => {
  const places = [one, two, three].map((vibes) => makePlace({ vibes }));
  expect(findUntoldMood(text, places) === null).toBe(isTold);
  const idea = { kind: "idea" as const, title: "", angle: "", constraints: [], unknowns: [], size: 5 };
  const picks = places.map((place) => ({ place, evidence: [] }));
  const reason = checkTitle(text, buildGrounding({ city: "Oakland", idea, picks, unmet: [] }));
  expect(reason?.startsWith("names a mood") ?? false).toBe(!isTold);
});

it.each([
  ["Candlelit Indian cooking in Berkeley", "Indian cooking in Berkeley"],
  ["Quiet and cozy dinner in Oakland", "Dinner in Oakland"],
  ["Tacos in San Jose", "Tacos in San Jose"],
])("without its moods, “%s” is “%s”", (title, bare) => {
  expect(withoutMoods(title)).toBe(bare);
});
