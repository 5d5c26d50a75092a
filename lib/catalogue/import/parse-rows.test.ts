import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { MAX_BYTES, parseRows } from "./parse-rows";

const HEAD = "name,address,latitude,longitude";
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, file = "places.csv") => parseRows(bytes(text), file);

describe("a table", () => {
  test("is read with a byte order mark, with semicolons, and with other names for its columns", () => {
    const { rows, unknownColumns } = read(
      "\uFEFFTitle;Street Address;Lat;LNG;Good for;Stars\r\nZuni;1658 Market St;37,7;-122,4;date;5",
    );
    expect(rows).toEqual([
      {
        location: "line 2",
        cells: { name: "Zuni", address: "1658 Market St", latitude: "37,7", longitude: "-122,4", goodFor: "date" },
      },
    ]);
    expect(unknownColumns).toEqual(["Stars"]);
  });

  test("numbers its lines as an editor does, over empty ones and over cells of several lines", () => {
    const { rows } = read(`${HEAD}\n\n"A\nB",x,1,2\r\n , ,,\nC,y,3,4`);
    expect(rows.map(({ location, cells }) => [location, cells.name])).toEqual([
      ["line 3", "A\nB"],
      ["line 6", "C"],
    ]);
  });

  test("comes back as it was written, whatever stands in its cells", () => {
    const cell = fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n\uFEFF]/.test(text));
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(",", ";", "\t"),
        (names, delimiter) => {
          const table = [HEAD.split(","), ...names.map((name) => [name, "1 A St", "37.7", "-122.4"])];
          const { rows } = read(Papa.unparse(table, { delimiter }));
          expect(rows.map(({ cells }) => cells.name)).toEqual(names);
        },
      ),
    );
  });

  test("without the columns it needs is refused with what is known", () => {
    expect(() => read("naam,adres\nZuni,Market")).toThrow(/names no column name, address, latitude, longitude\. Known/);
    expect(() => read(`${HEAD},lat\nZuni,Market,1,2,3`)).toThrow("names the column latitude twice");
  });

  test("with a quote that is never closed is refused whole, and says where", () => {
    expect(() => read(`${HEAD}\nA,x,1,2\n"B,y,3,4\nC,z,5,6`)).toThrow(/^In line 3 of places\.csv a quote/);
  });

  test("costs a row with more cells than columns that row alone", () => {
    const { rows } = read(`${HEAD}\nA,x,1,2,oops\nB,y,3,4`);
    expect(rows.map(({ problem }) => problem)).toEqual(["has 5 cells where the first line names 4 columns", undefined]);
  });
});

describe("a JSON file", () => {
  test("is an array of objects", () => {
    const { rows, unknownColumns } = read('[{"name":"Zuni","stars":5},3]', "places.json");
    expect(rows[0]).toEqual({ location: "item 1", cells: { name: "Zuni" } });
    expect(rows[1]).toMatchObject({ location: "item 2", problem: "is not an object" });
    expect(unknownColumns).toEqual(["stars"]);
  });

  test.each([
    ['{"name":"Zuni"}', "must hold an array"],
    ["[{", "is not valid JSON"],
    ['[{"nom":"Zuni"}]', "Nothing in places.json has a known field"],
  ])("is refused when it is %s", (text, sentence) => {
    expect(() => read(text, "places.json")).toThrow(sentence);
  });

  test("half a surrogate pair or a control character costs its item", () => {
    const { rows } = read('[{"name":"a\\ud800"},{"name":"b\\u0000"},{"name":"c\\\\u0000\\n"}]', "places.json");
    expect(rows.map(({ problem }) => problem)).toEqual([
      "holds characters that are not UTF-8",
      "holds control characters",
      undefined,
    ]);
  });
});

test("bytes that are no UTF-8 cost their row alone; a file of UTF-16 is refused", () => {
  const latin1 = Buffer.from(`${HEAD}\nCaf\xe9,x,1,2\nBar,y,3,4`, "latin1");
  expect(parseRows(latin1, "places.csv").rows.map(({ problem }) => problem)).toEqual([
    "holds characters that are not UTF-8",
    undefined,
  ]);
  expect(() => parseRows(Buffer.from(`\uFEFF${HEAD}`, "utf16le"), "places.csv")).toThrow("is UTF-16");
});

test("nothing, and too much, are refused", () => {
  expect(() => read(" \n")).toThrow("places.csv is empty");
  expect(() => parseRows(new Uint8Array(MAX_BYTES + 1), "places.csv")).toThrow("larger than 50 MB");
});
