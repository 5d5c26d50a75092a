import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { selectPlaces } from "./select-places";

const elegant = makeConstraint({ field: "vibe", values: ["elegant"], label: "elegant", isHard: false });
const celiac = makeConstraint({
  field: "dish",
  values: ["celiac"],
  label: "no celiac",
  isNegated: true,
  isDanger: true,
});
const view = makeConstraint({ field: "vibe", values: ["view"], label: "a view", isHard: false });

const dining = Array.from({ length: 6 }, (_, i) =>
  makePlace({ id: `fine-${i}`, name: `Fine ${i}`, vibes: ["elegant"] }),
);
const pickedOf = (places: Place[], constraints: Constraint[]) =>
  selectPlaces({ idea: scriptedIdea({ constraints }), candidates: places, seed: "a" }).picks.map(
    ({ placeId }) => placeId,
  );

test("who is known to cook for celiacs leads, although the room is casual", () => {
  const known = makePlace({ id: "known", name: "Known", vibes: ["casual"], diets: ["gluten-free"] });
  const picked = pickedOf([...dining, known], [celiac, elegant]);
  expect(picked[0]).toBe("known");
  expect(picked).toHaveLength(3);
});

test("rooms known for a view lead, and are no more diluted than a guide needs", () => {
  const seaside = [1, 2].map((i) => makePlace({ id: `sea-${i}`, name: `Sea ${i}`, vibes: ["view"] }));
  const picked = pickedOf([...dining, ...seaside], [view, elegant]);
  expect(picked.slice(0, 2).toSorted()).toEqual(["sea-1", "sea-2"]);
  expect(picked).toHaveLength(3);
});
