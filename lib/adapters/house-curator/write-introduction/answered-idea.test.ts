import { expect, test } from "vitest";
import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { gatherMaterial } from "../place-material";
import { parseConstraints } from "../testing/sample-prompts";
import { answeredIdea } from "./answered-idea";
import { requestPhrase } from "./request-phrase";

const idea = (constraints: string): AcceptedIdea => ({
  kind: "idea",
  title: "",
  angle: "",
  unknowns: [],
  size: 6,
  constraints: parseConstraints(constraints),
});

/** A pick of which the dish is the one that the introduction would name. */
function starOf(facts: Partial<Place>, dish = "roast chicken") {
  const m = gatherMaterial({
    place: makePlace({ ...facts, dishes: [{ name: dish, detail: null }, ...(facts.dishes ?? [])] }),
    evidence: [],
  });
  const named = { name: dish, the: `the ${dish}`, detail: null, number: null, id: "dish-1" };
  const { name, street } = m;
  return {
    m,
    name,
    street,
    dish: named,
    plate: named.the,
    the: named.the,
    room: null,
    isWanted: false,
    introductions: [],
    ids: [],
  };
}

test.each<[string, ReturnType<typeof starOf>, string | null]>([
  ["d:ramen v:quiet", starOf({ vibes: ["quiet"] }, "shio ramen"), "ramen in a quiet room"],
  ["d:ramen v:quiet", starOf({ vibes: ["loud"] }, "shio ramen"), "ramen"],
  ["d:ramen v:quiet", starOf({ vibes: ["quiet"] }, "gyoza"), "a quiet room"],
  ["d:ramen", starOf({ dishes: [{ name: "shio ramen", detail: null }] }, "gyoza"), null],
  ["d:oysters", starOf({}, "grilled oyster mushrooms"), null],
  ["c:Korean", starOf({ cuisines: ["Korean"] }), "Korean cooking"],
  ["c:Korean", starOf({ cuisines: ["Thai"] }), null],
])("of %s a pick opens a guide with no more than it answers", (wish, star, phrase) => {
  expect(requestPhrase(answeredIdea(idea(wish), star), "seed")).toBe(phrase);
});
