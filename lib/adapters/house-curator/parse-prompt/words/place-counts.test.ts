import { expect, test } from "vitest";
import { parsePartySize } from "../constraints/party-size";
import { parseAskedSize } from "../guide-size";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";

test.each([
  ["three places for tacos", 3],
  ["five spots", 5],
  ["top 3 bakeries", 3],
  ["two cafés in Noe Valley", 2],
  ["three good ice cream shops", 3],
  ["four vegan restaurants in SoMa", 4],
  ["the 3 best noodle joints", 3],
  ["a couple of places for dumplings", 2],
  ["four famous tapas bars", 4],
  ["lunch for six places", 6],
  ["three great taco trucks", 3],
])("a number of places is the guide's, and no party: %s", (text, size) => {
  expect(parseAskedSize(text)).toBe(size);
  expect(parsePartySize(text)).toBeNull();
});

test.each([
  ["3 dim sum restaurants for 8 people", 3, 8],
  ["three bakeries for two people", 3, 2],
  ["dinner for six people at four places", 4, 6],
])("beside a party, both are counted: %s", (text, size, guests) => {
  expect(parseAskedSize(text)).toBe(size);
  expect(parsePartySize(text)).toBe(guests);
});

test.each([
  ["dinner for two, quiet places", 2],
  ["dinner for two quiet places", 2],
  ["table for 4", 4],
  ["four friends at quiet places", 4],
])("guests are no places: %s", (text, guests) => {
  expect(parseAskedSize(text)).toBeNull();
  expect(parsePartySize(text)).toBe(guests);
});

test("guests who like such places are no number of them", () => {
  expect(parseAskedSize("my two daughters like noodle houses")).toBeNull();
  expect(parseAskedSize("two vegans want good bars")).toBeNull();
});

test.each([
  ["three vegan places", ["vegan"]],
  ["six bakeries", ["bakery"]],
  ["seven bars with snacks", ["~good for a quick bite"]],
  ["ideas for 8 restaurants in the Mission", ["Mission"]],
])("the number asks for nothing else: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});

test("nor is it told of the guests", async () => {
  for (const prompt of ["three taquerias in the Mission", "four restaurants for sushi", "two sushi bars"]) {
    const idea = await parsePrompt({ city: "San Francisco", prompt });
    if (idea.kind === "refused") throw new Error(idea.message);
    expect(idea.readings?.filter(({ type, quote }) => type === "party" || /two|three|four/.test(quote))).toEqual([]);
  }
});
