import { expect, test } from "vitest";
import { parse } from "../testing";

test.each([
  ["late dinner tonight oakland around 10 no car near bart", "San Francisco", "Oakland"],
  ["ramen berkeley close to bart", "San Francisco", "Berkeley"],
  ["dumplings san francisco near a bart station", "Oakland", "San Francisco"],
  ["dinner palo alto near caltrain", "San Jose", "Peninsula"],
  ["dinner near city hall oakland", "San Francisco", "Oakland"],
  ["dim sum oakland chinatown", "San Francisco", "Oakland"],
  ["dim sum in chinatown in oakland", "San Francisco", "Oakland"],
  ["sushi in the east bay near bart", "San Francisco", "Oakland"],
] as const)("what both cities have says nothing of where: %s", async (prompt, city, asked) => {
  expect(await parse(prompt, city)).toMatchObject({ kind: "refused", reason: "somewhere else", city: asked });
});

test.each([
  ["ramen close to bart, we come from oakland", []],
  ["dinner in chinatown or oakland", ["what Oakland has to offer"]],
  ["tacos near the ferry building or in oakland", ["what Oakland has to offer"]],
] as const)("a place of the chosen city is asked for: %s", async (prompt, unknowns) => {
  const idea = await parse(prompt);
  expect(idea.kind === "idea" && idea.unknowns.filter((unknown) => unknown.endsWith("to offer"))).toEqual(unknowns);
});

test.each([
  ["halal dinner for 10 in oakland or fremont", "Oakland", ["what Fremont has to offer"]],
  ["pho in the mission or in hayward", "San Francisco", ["what Hayward has to offer"]],
  ["halal in oakland or berkeley or fremont", "Oakland", ["what Berkeley has to offer", "what Fremont has to offer"]],
] as const)("a town that no guide to the city covers is told: %s", async (prompt, city, unknowns) => {
  const idea = await parse(prompt, city);
  expect(idea.kind === "idea" && idea.unknowns).toEqual(unknowns);
});

test("a town beside another city is told with the question to switch", async () => {
  const idea = await parse("halal dinner for 10 in oakland or fremont");
  expect(idea.kind === "refused" && idea.message).toContain("Fremont lies outside our cities");
});
