import { expect, test } from "vitest";
import { occasionsByAge } from "./ages";

test.each([
  ["my mum's 70th", ["birthday", "grandparents"]],
  ["my dad turns 60", ["birthday", "grandparents"]],
  ["grandma's 85th birthday", ["birthday", "grandparents"]],
  ["her 30th", ["birthday"]],
  ["with a two year old", ["kids"]],
  ["a 7-year-old and a 92 year old", ["kids", "grandparents"]],
  ["I'm 82 now and my son is taking me out", ["grandparents"]],
  ["I am 20 minutes away", []],
  ["my dad is 78 and a bit sad", ["grandparents"]],
  ["she's already 66", ["grandparents"]],
  ["my mother is 70 miles away", []],
  ["near 24th street", []],
  ["we have a six week old", ["kids"]],
  ["two kids aged 5 and 8", ["kids"]],
  ["children ages 3 to 6", ["kids"]],
  ["grandparents aged 78", ["grandparents"]],
  ["steak aged 45 days", []],
  ["celebrating our 50th", []],
  ["our 10th anniversary", []],
  ["a place that is 100 years old", []],
])("%s", (prompt, occasions) => {
  expect(occasionsByAge(prompt)).toEqual(occasions);
});
