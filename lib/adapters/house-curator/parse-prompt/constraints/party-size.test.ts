import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { parsePartySize } from "./party-size";

test.each([
  ["ramen tonight with two vegetarian friends", 3],
  ["ramen tonight with two friends", 3],
  ["thai with my wife and two kids", 4],
  ["tacos for me and three coworkers", 4],
  ["two friends and I want tacos", 3],
  ["my husband, our three kids and I want pizza", 5],
  ["a friend and two cousins are joining me for thai", 4],
  ["with a couple of friends", 3],
  ["with my parents and two kids", 5],
  ["dim sum with five other people", 6],
  ["dinner with mom, dad and two brothers", 5],
  ["with two vegetarian friends, something vegetarian", 3],
])("whoever asks comes with those who are counted: %s", (text, size) => {
  expect(parsePartySize(text)).toBe(size);
});

test.each([
  ["two of us", 2],
  ["pizza for the four of us", 4],
  ["we are three people", 3],
  ["we're 6, tacos", 6],
  ["table for 5, dim sum", 5],
  ["table for 4 with 2 kids", 4],
  ["a group of 8 with two vegans", 8],
  ["italian for two couples", 4],
  ["dinner for two adults and a baby", 3],
  ["ramen for 2 adults and 3 kids", 5],
  ["two guys, cheap tacos", 2],
  ["ramen with two kids, 5 people", 5],
])("a whole party is counted once: %s", (text, size) => {
  expect(parsePartySize(text)).toBe(size);
});

test.each([
  "two of us are vegan, dinner",
  "one of my friends is vegan",
  "with my wife",
  "with my 5 year old son",
  "within two blocks of my friends",
])("some of a party, and other numbers, aren't its size: %s", (text) => {
  expect(parsePartySize(text)).toBeNull();
});

test.each([
  ["ramen tonight with two vegetarian friends", "two", "three"],
  ["ramen tonight with two friends", "two friends", "three"],
  ["burgers with 3 friends", "3 friends", "4"],
  ["italian for two couples", "two couples", "four"],
  ["dinner with my two kids (4 and 7)", "two kids", "three"],
  ["ramen with two kids (ages 4, 7)", "two kids", "three"],
])("the table to ask for is for all of them: %s", async (prompt, quote, label) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  const unjudged = idea.readings?.filter(({ type, outcome }) => type === "party" && outcome === "not judged");
  expect(unjudged).toEqual([expect.objectContaining({ quote, label })]);
});
