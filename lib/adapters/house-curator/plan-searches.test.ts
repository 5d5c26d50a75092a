import { expect, test } from "vitest";
import { parseAccepted } from "./parse-prompt/testing";
import { planSearches } from "./plan-searches";

async function plan(prompt: string) {
  const city = "San Francisco" as const;
  return planSearches({ city, prompt, idea: await parseAccepted(prompt, city) });
}

test.each(["surprise me", "ramen", "quiet Chinese in the Mission for a date, with tiki drinks", "not Thai"])(
  "%s makes two to five searches with queries",
  async (prompt) => {
    const plans = await plan(prompt);
    expect(plans.length).toBeGreaterThanOrEqual(2);
    expect(plans.length).toBeLessThanOrEqual(5);
    for (const { query } of plans) expect(query.trim()).not.toBe("");
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
  },
);

test("a cuisine adds its family, a dish its cuisines, an area its adjacent areas", async () => {
  const [whole, , , around] = await plan("Chinese with soup dumplings in the Mission, quiet");
  expect(whole?.cuisines).toEqual(expect.arrayContaining(["Chinese", "Cantonese", "Shanghainese"]));
  expect(whole?.areas).toEqual(["Mission"]);
  expect(around?.areas).toEqual(expect.arrayContaining(["Mission", "Noe Valley"]));
});

test("what lies two miles from a landmark is looked for, too, where no neighborhood is near it", async () => {
  const plans = await plan("cheap lunch near SF State");
  expect(plans.flatMap(({ around = [] }) => around)).toMatchObject([{ meters: 3_200 }]);
});

test("unknown words still become search terms, exclusions don't", async () => {
  const [whole] = await plan("tropical cocktails with a mechanical volcano, no sushi");
  expect(whole?.query).toContain("volcano");
  expect(whole?.query).not.toContain("ushi");
});
