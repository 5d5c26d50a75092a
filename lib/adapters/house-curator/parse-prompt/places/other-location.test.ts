import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
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

test.each([
  ["Old San Francisco classics that are still good, not touristy", "Oakland", "San Francisco"],
  ["old SF favorites", "Oakland", "San Francisco"],
  ["classic San Francisco food", "Berkeley", "San Francisco"],
  ["old Oakland lunch", "San Francisco", "Oakland"],
  ["historic Oakland barbecue", "Berkeley", "Oakland"],
  ["东湾的寿司", "San Francisco", "Oakland"],
] as const)("an adjective before a city leaves it the city: %s", async (prompt, city, asked) => {
  expect(await parse(prompt, city)).toMatchObject({ kind: "refused", reason: "somewhere else", city: asked });
});

test("Old Oakland is a neighborhood, in Oakland", async () => {
  expect(await parse("old Oakland lunch", "Oakland")).toMatchObject({
    constraints: expect.arrayContaining([expect.objectContaining({ field: "area", values: ["Old Oakland"] })]),
  });
});

test.each([
  ["dinner in oakland and berkeley", "San Francisco", "ask about Berkeley by itself"],
  ["tacos in San Jose, Oakland or Berkeley", "San Francisco", "ask about Oakland and Berkeley by itself"],
] as const)("cities that the one to switch to leaves out are told: %s", async (prompt, city, part) => {
  const idea = await parse(prompt, city);
  expect(idea.kind === "refused" && idea.message).toContain(part);
});

test("each of the other cities is told beside the chosen one", async () => {
  const idea = await parse("pizza in Oakland, Berkeley or San Jose", "Oakland");
  expect(idea.kind === "idea" && idea.unknowns).toEqual(["what Berkeley has to offer", "what San Jose has to offer"]);
});

test.each([
  ["east bay dinner", "Oakland", "the rest of the East Bay"],
  ["best of the East Bay", "Berkeley", "the rest of the East Bay"],
  ["south bay pho", "San Jose", "the rest of the South Bay"],
  ["best pizza in the bay area", "San Francisco", "the rest of the Bay Area"],
  ["the bay's best tacos", "San Francisco", "the rest of the Bay Area"],
] as const)("a region around the chosen city is read, and its rest told: %s", async (prompt, city, label) => {
  const idea = await parsePrompt({ city, prompt });
  expect(idea).toMatchObject({ kind: "idea", unknowns: [`what ${label} has to offer`] });
  expect(idea.kind === "idea" && idea.constraints.some(({ field }) => field === "keyword")).toBe(false);
  expect(idea).toMatchObject({ readings: expect.arrayContaining([expect.objectContaining({ label })]) });
});

test("the bay that one looks at is no region", async () => {
  const idea = await parse("dinner with a view of the bay");
  expect(idea.kind === "idea" && idea.unknowns).toEqual([]);
});
