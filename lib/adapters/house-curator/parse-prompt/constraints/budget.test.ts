import { expect, test } from "vitest";
import { applyModifiers } from "../mentions/apply-modifiers";
import { findMentions } from "../mentions/mentions";
import { parseAccepted } from "../testing";
import { parseBudget } from "./budget";
import { parsePartySize } from "./party-size";

test.each([
  ["dinner under fifteen bucks", ["1"]],
  ["$25 a person at most", ["1", "2"]],
  ["up to $60 each", ["1", "2", "3"]],
  ["dinner for 4 under $100", ["1", "2"]],
  ["$$ Italian", ["2"]],
  ["no more than $$$", ["1", "2", "3"]],
  ["$$$ and up", ["3", "4"]],
  ["$-$$", ["1", "2"]],
  ["Korean, and not $$$$", ["1", "2", "3"]],
  ["budget is about $90 per person", ["1", "2", "3"]],
  ["cheap eats", ["1", "2"]],
  ["dirt cheap", ["1"]],
  ["not too expensive", ["1", "2"]],
  ["someone else is paying", ["3", "4"]],
  ["a splurge", ["3", "4"]],
  ["parents from Ohio, about $80 a person", ["1", "2", "3"]],
  ["at least $100 a head", ["4"]],
  ["up to $120 a person", ["1", "2", "3"]],
  ["$110 max per person", ["1", "2", "3"]],
  ["about $120 a person", ["1", "2", "3", "4"]],
  ["up to $200 a head", ["1", "2", "3", "4"]],
  ["menos de 20 dólares", ["1"]],
  ["dưới 10 đô", ["1"]],
])("%s", (prompt, levels) => {
  const items = applyModifiers(findMentions(prompt, "San Francisco"));
  expect(parseBudget(prompt, items, parsePartySize(prompt)).constraint?.values).toEqual(levels);
});

test.each(["dinner for 8 people", "15 minutes from BART", "open at 10", "the best ramen"])(
  "%s contains no budget",
  (prompt) => {
    const items = applyModifiers(findMentions(prompt, "San Francisco"));
    expect(parseBudget(prompt, items, parsePartySize(prompt)).constraint).toBeNull();
  },
);

test.each([
  ["queremos cenar comida peruana, no muy caro", "up to $$"],
  ["algo no tan caro, tacos", "up to $$"],
  ["sushi pas trop cher", "up to $$"],
  ["nicht zu teuer, italienisch", "up to $$"],
  ["tacos baratos", "cheap"],
])("not expensive isn't cheap, in any language: %s", async (prompt, label) => {
  const { constraints } = await parseAccepted(prompt);
  expect(constraints.find(({ field }) => field === "price")).toMatchObject({ values: ["1", "2"], label });
});
