import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { WishReaderModel } from "./model";
import { splitWordPieces } from "./word-pieces";

const FOLDER = "models/wish-reader";

/** What the training side's tokenizer and model make of a text; written by models/wish-reader/fixtures.py. */
const Fixture = z.object({
  text: z.string(),
  ids: z.array(z.int()),
  /** UTF-16 units. */
  offsets: z.array(z.tuple([z.int(), z.int()])),
  labels: z.array(z.string()),
  roles: z.array(z.string()),
});
const Labels = z.object({ types: z.array(z.string()), roles: z.array(z.string()) });

const readJson = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8"));
const fixtures = z.array(Fixture).parse(readJson("fixtures.json"));
const { types, roles } = Labels.parse(readJson("labels.json"));
const labels = ["outside", ...types.flatMap((type) => [`begin ${type}`, `inside ${type}`])];
const words = readFileSync(`${FOLDER}/vocab.txt`, "utf8").split("\n");
const vocabulary = new Map(words.map((word, id) => [word, id]));
const model = new WishReaderModel(FOLDER);

test.each(fixtures)("$text is split as the training side splits it", ({ text, ids, offsets }) => {
  const pieces = splitWordPieces(text, vocabulary);
  expect(pieces.map(({ id }) => id)).toEqual(ids);
  expect(pieces.map(({ start, end }) => [start, end])).toEqual(offsets);
});

test("99 word pieces in 100 are read as the training side reads them, with weights of 8 bits", () => {
  let same = 0;
  let count = 0;
  for (const fixture of fixtures) {
    const { logits } = model.readPieces(fixture.text);
    const namesOf = (values: Float32Array, names: readonly string[]) =>
      fixture.ids.map((_, at) => names[indexOfHighest(values.subarray(at * names.length, (at + 1) * names.length))]);
    const found = namesOf(logits.labels, labels);
    const foundRoles = namesOf(logits.roles, roles);
    fixture.labels.forEach((label, at) => {
      count += 1;
      // A role counts only inside of a span.
      if (found[at] === label && (label === "outside" || foundRoles[at] === fixture.roles[at])) same += 1;
    });
  }
  expect(count).toBeGreaterThan(1_500);
  expect(same / count).toBeGreaterThan(0.99);
});

test("a text without words has no spans, and one of ten thousand characters is read up to the model's length", () => {
  expect(model.readSpans("")).toEqual([]);
  expect(model.readSpans(" \n\u200b")).toEqual([]);
  expect(model.readPieces("noodles ".repeat(1_250)).pieces.length).toBeLessThanOrEqual(254);
});

test("an apostrophe's rest and punctuation are no spans", () => {
  const text = "my dad's birthday, grandma's dumplings -- and ramen!";
  const quotes = model.readSpans(text).map(({ start, end }) => text.slice(start, end));
  expect(quotes).toEqual(expect.arrayContaining(["ramen"]));
  expect(quotes.filter((quote) => !/\p{L}{2}/u.test(quote))).toEqual([]);
});

const indexOfHighest = (values: Float32Array): number =>
  values.reduce((best, value, i) => (value > (values[best] ?? 0) ? i : best), 0);
