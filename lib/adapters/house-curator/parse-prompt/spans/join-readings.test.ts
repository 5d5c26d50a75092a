import { expect, it } from "vitest";
import type { PromptReading } from "@/lib/contracts/reading";
import { joinReadings } from "./join-readings";

const join = (prompt: string, ...said: [quote: string, more?: Partial<PromptReading>][]): string[] => {
  let at = 0;
  const readings = said.map(([quote, more]): PromptReading => {
    const start = prompt.indexOf(quote, at);
    at = start + quote.length;
    return { quote, start, role: "want", type: "time", outcome: "not judged", label: quote, ...more };
  });
  const joined = joinReadings(readings, prompt);
  for (const { quote, start } of joined) expect(prompt.slice(start, start + quote.length)).toBe(quote);
  return joined.map(({ label }) => label);
};

it("joins the parts of one time", () => {
  expect(join("pho Tuesday at around 8:30", ["Tuesday"], ["around 8:30"])).toEqual(["Tuesday at around 8:30"]);
  expect(join("5:30 at the latest", ["5:30"], ["the"], ["latest"])).toEqual(["5:30 at the latest"]);
  expect(join("saturday dinner at 8", ["saturday"], ["8"])).toEqual(["saturday", "8"]);
});

it("joins words that stand side by side", () => {
  expect(join("finals  week", ["finals", { type: "occasion" }], ["week"])).toEqual(["finals", "week"]);
  expect(join("finals week", ["finals", { type: "occasion" }], ["week"])).toEqual(["finals week"]);
});

it("keeps apart what is judged, what is eaten, where it is, and what goes the other way", () => {
  const others: Partial<PromptReading>[] = [
    { outcome: "judged" },
    { outcome: "not understood" },
    { type: "dish" },
    { type: "allergen", role: "danger" },
    { type: "area" },
    { role: "avoid" },
  ];
  for (const more of others) expect(join("late sunday", ["late", more], ["sunday"])).toEqual(["late", "sunday"]);
});

it("completes a word, a number, and those whom a number counts", () => {
  expect(join("the bill doesn't matter", ["t matter", { type: "price" }])).toEqual(["doesn't matter"]);
  expect(join("it isn't far", ["'t far", { type: "area" }])).toEqual(["isn't far"]);
  expect(join("Wednesday around 7.30.", ["around 7."])).toEqual(["around 7.30"]);
  expect(join("Two of us, one vegan", ["Two", { type: "party" }])).toEqual(["Two of us"]);
  expect(join("we are 5 friends", ["5", { type: "party" }])).toEqual(["5 friends"]);
  expect(join("two tacos", ["two", { type: "party" }])).toEqual(["two"]);
  expect(join("my ex and his wife", ["ex and", { type: "party" }])).toEqual(["my ex"]);
  expect(join("dinner with my sister", ["sister", { type: "party" }])).toEqual(["my sister"]);
});
