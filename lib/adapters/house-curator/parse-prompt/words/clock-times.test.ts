import { expect, test } from "vitest";
import { readToLabels } from "../testing";
import { clockTimes } from "./clock-times";

const quotes = (text: string) => clockTimes(text).map(({ quote }) => quote);

test.each([
  ["table at 8:30 for sushi", "8:30"],
  ["dinner at 7pm tonight", "7pm"],
  ["between 6 and 8 p.m. oysters", "6 and 8 p.m."],
  ["at 7.30, curry", "7.30"],
  ["tacos at 20h30", "20h30"],
  ["seven thirty tapas", "seven thirty"],
  ["half past seven tapas", "half past seven"],
  ["eight o'clock dim sum", "eight o'clock"],
  ["at 8 vegan ramen", "8"],
  ["tomorrow 8 tacos", "8"],
  ["8 tonight, pizza", "8"],
])("“%s” names a time", (text, time) => expect(quotes(text)).toContain(time));

test.each([
  "dinner for 8",
  "around 8 people",
  "about six of us",
  "by four hungry friends",
  "at 7 places in the Mission",
  "after 5 miles",
  "dinner for 6 tonight",
  "under $7.30",
  "six fifteen-year-olds and seven thirty people",
  "at 24th and Mission",
  "open 24h",
  "at one of the bars",
])("“%s” names none", (text) => expect(quotes(text)).toEqual([]));

test.each([
  ["table for 8:30 sushi", ["sushi"]],
  ["reservation for 7:30 tacos in the Mission", ["tacos", "Mission"]],
  ["book for 7.30 italian", ["Italian"]],
  ["dinner at 8 vegan ramen", ["ramen", "vegan", "~dinner"]],
  ["half past seven vegan ramen", ["ramen", "vegan"]],
  ["after 8 vegetarian thai", ["Thai", "vegetarian"]],
  ["8 reservation for sushi", ["sushi"]],
  ["dinner at 7pm tonight tacos in the Mission", ["tacos", "Mission", "~dinner"]],
  ["korean bbq at 20:00", ["Korean barbecue", "~dinner"]],
  ["seven pm ramen", ["ramen", "~dinner"]],
  ["ramen at 11:30pm", ["ramen", "~late at night"]],
])("a time counts no guests and keeps the wish beside it whole: %s", async (prompt, labels) => {
  expect((await readToLabels(prompt)).toSorted()).toEqual(labels.toSorted());
});
