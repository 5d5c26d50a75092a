import { expect, test } from "vitest";
import { mentions } from "./mentions";

const hit = (name: string, changes: object = {}) => ({
  id: name,
  name,
  cuisines: [],
  humanizedLocation: "Polk Gulch, San Francisco",
  editorialSummary: null,
  ...changes,
});
const told = (hits: ReturnType<typeof hit>[], query: string) => [...mentions(hits, query).values()];

test("a hit whose name, kitchen and place lack the word says that it mentions it", () => {
  const hits = [hit("Swan Oyster Depot"), hit("Anchor Oyster Bar", { editorialSummary: "A counter like Swan's." })];
  expect([...mentions(hits, " swan")]).toEqual([["Anchor Oyster Bar", "Mentions “swan”"]]);
  expect(told([hit("Swan Oyster Depot"), hit("Hog Island")], "swa")).toEqual(["Mentions “swa”"]);
});

test("what the row shows needs no reason", () => {
  const thai = hit("Farmhouse", { cuisines: ["Thai"] });
  for (const query of ["thai", "thai in san francisco", "Farmhouse thai", "polk"])
    expect(told([hit("Thai House"), thai], query), query).toEqual([]);
  expect(told([thai, hit("Kin Khao", { editorialSummary: "Thai noodles." })], "noodles")).toEqual([
    "Mentions “noodles”",
  ]);
});

test("of a food only those are mentions that are told to be", () => {
  const hits = [hit("Tacos Oscar"), hit("El Metate"), hit("Diner")];
  expect([...mentions(hits, "tacos", ["Diner"]).keys()]).toEqual(["Diner"]);
});

test("a name that is spelled otherwise is no mention", () => {
  expect(told([hit("Swan Oyster Depot")], "swann")).toEqual([]);
  expect(told([hit("Café Réveille")], "cafe rev")).toEqual([]);
});
