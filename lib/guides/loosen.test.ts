import { expect, test } from "vitest";
import { makeConstraint, makePlace } from "../testing/make-place";
import { loosen } from "./loosen";

const italian = makeConstraint();
const inNorthBeach = makeConstraint({ field: "area", values: ["North Beach"], label: "North Beach" });
const ids = (places: { id: string }[]) => places.map(({ id }) => id);
const place = (id: string, cuisine: string, neighbourhood: string) =>
  makePlace({ id, cuisines: [cuisine], neighbourhood });

test("without constraints everyone may be picked", () => {
  const pool = loosen([place("a", "Thai", "Sunset")], [], 3);
  expect(pool).toMatchObject({ unmet: [], rejected: [] });
  expect(ids(pool.places)).toEqual(["a"]);
});

test("soft constraints leave nobody out", () => {
  const pool = loosen([place("a", "Thai", "Sunset")], [{ ...italian, isHard: false }], 3);
  expect(ids(pool.places)).toEqual(["a"]);
});

test("when enough meet everything, nothing gives way", () => {
  const fit = ["a", "b", "c"].map((id) => place(id, "Italian", "North Beach"));
  const pool = loosen([place("x", "Italian", "Sunset"), ...fit], [italian, inNorthBeach], 3);
  expect(ids(pool.places)).toEqual(["a", "b", "c"]);
  expect(pool.unmet).toEqual([]);
  expect(pool.rejected).toEqual([{ id: "x", name: expect.any(String), reason: "North Beach: no" }]);
});

test("when too few do, the area gives way before the cuisine, those who meet all come first, and it is said", () => {
  const pool = loosen(
    [
      place("wide-1", "Italian", "Sunset"),
      place("fit", "Italian", "North Beach"),
      place("thai", "Thai", "North Beach"),
      place("wide-2", "Italian", "Mission"),
    ],
    [italian, inNorthBeach],
    3,
  );
  expect(ids(pool.places)).toEqual(["fit", "wide-1", "wide-2"]);
  expect(pool.unmet).toEqual(["North Beach"]);
  expect(ids(pool.rejected)).toEqual(["thai"]);
});

test("an exclusion, a diet and the last constraint never give way", () => {
  const thai = place("thai", "Thai", "North Beach");
  const notThai = makeConstraint({ values: ["Thai"], isNegated: true, label: "not Thai" });
  expect(loosen([thai], [notThai, inNorthBeach], 3)).toMatchObject({ places: [] });
  const vegan = makeConstraint({ field: "diet", values: ["vegan"], label: "vegan" });
  expect(loosen([thai], [vegan], 3)).toMatchObject({ places: [], unmet: ["vegan"] });
  expect(loosen([place("a", "Thai", "Sunset")], [inNorthBeach], 3).places).toEqual([]);
});
