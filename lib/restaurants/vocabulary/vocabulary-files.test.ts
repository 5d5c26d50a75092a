import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("data/vocabulary/**/*.json").filter((file) => !/common-words|refusal-cues/.test(file));

test.each(files)("%s holds plain words and phrases, without a grammar of its own", (file) => {
  const words = stringsIn(JSON.parse(readFileSync(file, "utf8")));
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => word !== word.trim() || /[|+]| \/ /.test(word))).toEqual([]);
});

/** Every string in a JSON value, the keys aside. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
