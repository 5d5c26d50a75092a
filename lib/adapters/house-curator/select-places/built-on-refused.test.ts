import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { isBuiltOnRefused } from "./built-on-refused";
import { selectPlaces } from "./select-places";

const refused = (food: string): Constraint => ({
  field: "dish",
  values: [food],
  isNegated: true,
  isForSome: true,
  isHard: true,
  label: `something without ${food}`,
});
const dishes = (...names: string[]): Place["dishes"] => names.map((name) => ({ name, detail: null }));

const HOUSES: [what: string, food: string, place: Partial<Place>, isBuilt: boolean][] = [
  ["a seafood house", "shellfish", { cuisines: ["Seafood", "Italian"], dishes: dishes("cioppino", "linguine") }, true],
  ["an oyster bar by its name", "shellfish", { name: "Corner Oyster Bar", dishes: dishes("fries") }, true],
  [
    "a crawfish boil",
    "shellfish",
    { cuisines: ["Cajun"], dishes: dishes("crawfish boil", "shrimp boil", "corn") },
    true,
  ],
  [
    "a tonkatsu house",
    "pork",
    { cuisines: ["Japanese"], dishes: dishes("tonkatsu", "pork katsu curry", "miso soup") },
    true,
  ],
  [
    "a pork-belly place",
    "pork",
    { cuisines: ["Korean"], dishes: dishes("grilled pork belly", "pork jowl", "rice") },
    true,
  ],
  ["a steakhouse", "beef", { cuisines: ["Steakhouse"], dishes: dishes("ribeye", "creamed spinach") }, true],
  [
    "a trattoria that owes its name to it",
    "tomatoes",
    {
      cuisines: ["Italian"],
      editorialSummary: "It built its name on a plate of spaghetti with tomato.",
      dishes: dishes("grilled calamari", "roast chicken", "panna cotta"),
    },
    true,
  ],
  [
    "a trattoria with one such dish",
    "shellfish",
    { cuisines: ["Italian"], dishes: dishes("clam linguine", "lasagna", "tiramisu") },
    false,
  ],
  [
    "a taqueria with carnitas",
    "pork",
    { cuisines: ["Mexican"], dishes: dishes("carnitas taco", "bean burrito", "chicken taco") },
    false,
  ],
  [
    "a halal house",
    "pork",
    { cuisines: ["Chinese"], diets: ["halal"], dishes: dishes("beef ribs", "lamb ribs") },
    false,
  ],
];

test.each(HOUSES)("%s, and somebody who eats no %s", (_what, food, place, isBuilt) => {
  expect(isBuiltOnRefused(makePlace(place), [refused(food)])).toBe(isBuilt);
});

test("it is out where enough others fit, and last where they don't", () => {
  const seafood = makePlace({ name: "Pier House", cuisines: ["Seafood"], dishes: dishes("cioppino"), relevance: 1 });
  const others = ["A", "B", "C"].map((name) =>
    makePlace({ name, cuisines: ["Italian"], dishes: dishes("lasagna", "minestrone"), relevance: 0.1 }),
  );
  const idea = {
    kind: "idea" as const,
    title: "",
    angle: "",
    unknowns: [],
    size: 6,
    constraints: [refused("shellfish")],
  };
  const pick = (candidates: Place[]) =>
    selectPlaces({ idea, candidates, seed: "a" }).picks.map(
      ({ placeId }) => candidates.find(({ id }) => id === placeId)?.name,
    );
  expect(pick([seafood, ...others])).not.toContain("Pier House");
  expect(pick([seafood, ...others.slice(0, 2)]).at(-1)).toBe("Pier House");
});
