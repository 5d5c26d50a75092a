import { expect, test } from "vitest";
import { readWhere } from "./read-where";

const namesOf = (text: string) => readWhere(text).areas.map(({ city, areas }) => areas?.[0] ?? city);

test.each<[text: string, where: string, some: string[]]>([
  ["dim sum east bay", "in the East Bay", ["Oakland", "Berkeley", "Alameda", "Walnut Creek"]],
  ["South Bay ramen", "in the South Bay", ["San Jose", "Sunnyvale", "Mountain View"]],
  ["brunch in the north bay", "in the North Bay", ["San Rafael", "Sausalito"]],
  ["brunch marin", "in the North Bay", ["Mill Valley"]],
  ["tri-valley thai", "in the Tri-Valley", ["Pleasanton"]],
  ["pizza on the peninsula", "on the Peninsula", ["Peninsula"]],
])("a region is all that lies in it: %s", (text, where, some) => {
  expect(namesOf(text)).toEqual(expect.arrayContaining(some));
  expect(readWhere(text).where).toBe(where);
});

test("what is named within a region is all that is asked for", () => {
  expect(namesOf("east bay chinatown")).toEqual(["Chinatown"]);
  expect(namesOf("pho oakland east bay")).toEqual(["Oakland"]);
});

test.each(["sushi bay area", "tacos in the bay", "all over the bay"])("the whole Bay restricts nothing: %s", (text) => {
  expect(readWhere(text)).toMatchObject({ areas: [], isEverywhere: true });
});

test.each<[text: string, name: string | undefined]>([
  ["kid friendly alameda", "Alameda"],
  ["in albany with kids", "Albany"],
  ["concord grape pie", undefined],
  ["on the alameda", "Rose Garden"],
  ["half moon bay", "Half Moon Bay"],
])("a town whose name is another word counts where a search ends or says where: %s", (text, name) => {
  expect(namesOf(text)[0]).toBe(name);
});

test.each<[text: string, areas: string[] | undefined]>([
  ["mexican near 24th", ["Mission", "Noe Valley"]],
  ["24th st tacos", ["Mission", "Noe Valley"]],
  ["coffee on 16th", ["Mission"]],
  ["my 24th birthday", undefined],
])("a numbered street is known in short: %s", (text, areas) => {
  expect(readWhere(text).areas[0]?.areas).toEqual(areas);
});

test("a name in another script is told in ours", () => {
  expect(readWhere("日落区").where).toBe("in the Inner Sunset, the Outer Sunset, or Parkside");
});
