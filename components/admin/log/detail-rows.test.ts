import { expect, test } from "vitest";
import { detailRows } from "./detail-rows";

test("a changed field shows both values, an unchanged one is left out", () => {
  const detail = {
    before: { theme: "Soup", rationale: "Fog.", week: 1 },
    after: { theme: "Stew", rationale: "", week: 1 },
  };
  expect(detailRows(detail)).toEqual([
    { label: "Theme", before: "Soup", after: "Stew" },
    { label: "Rationale", before: "Fog.", after: "nothing" },
  ]);
  expect(detailRows({ before: "open", after: "closed" })).toEqual([
    { label: "Change", before: "open", after: "closed" },
  ]);
  expect(detailRows({ after: { name: "New" } })).toEqual([{ label: "Name", before: "nothing", after: "New" }]);
});

test("facts are labeled by their names and formatted as text", () => {
  expect(
    detailRows({ targetWeek: "2027-03-04", cities: ["Oakland", "Berkeley"], is_open: false, count: 1200 }),
  ).toEqual([
    { label: "Target week", value: "March 4, 2027" },
    { label: "Cities", value: "Oakland, Berkeley" },
    { label: "Is open", value: "no" },
    { label: "Count", value: "1,200" },
  ]);
  expect(detailRows({ place: { name: "Soup", tags: [] } })).toEqual([
    { label: "Place", value: "name: Soup; tags: nothing" },
  ]);
});

test("facts that the sentence contains are left out", () => {
  expect(detailRows({ week: "2027-03-04", before: { theme: "Soup" }, after: { theme: "Stew" } }, ["week"])).toEqual([
    { label: "Theme", before: "Soup", after: "Stew" },
  ]);
  expect(detailRows({ week: "2027-03-04" }, ["week"])).toEqual([]);
});

test("no detail gives no rows, and any other value is shown as it is", () => {
  expect(detailRows(null)).toEqual([]);
  expect(detailRows(undefined)).toEqual([]);
  expect(detailRows({})).toEqual([]);
  expect(detailRows("by hand")).toEqual([{ label: "Detail", value: "by hand" }]);
});
