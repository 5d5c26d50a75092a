import { expect, test } from "vitest";
import { parseBounds } from "./bounds";

test("accepts four numbers, even for a single point", () => {
  expect(parseBounds("-122.52,37.7,-122.35,37.84")).toEqual({ bounds: [-122.52, 37.7, -122.35, 37.84] });
  expect(parseBounds(" -180, -90 ,180,90")).toEqual({ bounds: [-180, -90, 180, 90] });
  expect(parseBounds("1,1,1,1")).toEqual({ bounds: [1, 1, 1, 1] });
});

test.each([
  ["", /four numbers/],
  ["1,2,3", /four numbers/],
  ["1,2,3,4,5", /four numbers/],
  ["NaN,37,-122,38", /four numbers/],
  ["Infinity,37,-122,38", /four numbers/],
  ["1e1,37,-122,38", /four numbers/],
  ["0x1,37,-122,38", /four numbers/],
  ["-123,,-122,38", /four numbers/],
  ["-181,37,-122,38", /west and an east from -180 to 180/],
  ["-123,37,180.1,38", /west and an east from -180 to 180/],
  ["-123,-91,-122,38", /south and a north from -90 to 90/],
  ["-122,37,-123,38", /west that is not east/],
  ["-123,38,-122,37", /south that is not north/],
])("rejects %j with an explanation", (text, words) => {
  const result = parseBounds(text);
  expect(result).toHaveProperty("problem", expect.stringMatching(words));
  expect(result).toHaveProperty("problem", expect.stringMatching(/^bounds .*\.$/));
});
