import { describe, expect, test } from "vitest";
import data from "@/data/vocabulary/refusal-cues.json" with { type: "json" };
import { parseAccepted } from "../testing";
import { RefusalCues, refusalCues } from "./refusal-cues";

const foodsOf = async (prompt: string) =>
  (await parseAccepted(prompt, "San Francisco")).constraints
    .filter(({ field }) => field === "dish" || field === "cuisine")
    .map(({ values, isNegated, isDanger = false }) => `${isDanger ? "!!" : isNegated ? "!" : ""}${values.join("|")}`);

const expectFoods = async (prompt: string, foods: string[]) => expect(await foodsOf(prompt)).toEqual(foods);

test("the cues have their schema, which refuses what is no pattern", () => {
  expect(RefusalCues.safeParse(data).success).toBe(true);
  expect(() => RefusalCues.parse({ ...data, danger: ["("] })).toThrow();
  expect(RefusalCues.safeParse({ ...data, danger: [] }).success).toBe(false);
});

test.each([
  ["health", "cream sends me to bed"],
  ["healthInOtherLanguages", "我妈一碰螃蟹就喘不上气"],
  ["healthInOtherLanguages", "nagpapantal ako sa hipon"],
] as const)("a sign of illness is one of %s: %s", (kind, text) => {
  expect(text.match(refusalCues()[kind])).not.toBeNull();
  expect("a multi-course dinner in a hospitable room".match(refusalCues()[kind])).toBeNull();
});

describe("a refusal, however it is said", () => {
  test.each([
    ["Veto on pizza from my sister, ramen is fine", ["Ramen", "!Pizza"]],
    ["pizza is out, ramen is in", ["Ramen", "!Pizza"]],
    ["Ramen please, I'm so done with tacos and burritos", ["Ramen", "!tacos", "!burrito"]],
    ["Thai, but keep us far away from dessert", ["Thai", "!Dessert"]],
  ])("%s", expectFoods);

  test.each([
    ["I can't get enough ramen", ["Ramen"]],
    ["Don't skip the dumplings", ["Dumplings"]],
    ["Nothing beats ramen", ["Ramen"]],
    ["ramen, and I wouldn't say no to dumplings", ["Ramen|Dumplings"]],
  ])("and praise that only sounds like one: %s", expectFoods);
});

test.each([
  "I don't eat meat",
  "dinner with my mom who doesn't eat meat",
  "we eat no meat",
  "my dad doesn't eat meat or dairy",
])("a diet that is said as a refusal is one to have: %s", async (prompt) => {
  const { constraints } = await parseAccepted(prompt, "San Francisco");
  expect(constraints).toContainEqual(
    expect.objectContaining({ field: "diet", values: ["vegetarian"], isNegated: false }),
  );
});

describe("a danger", () => {
  test.each([
    ["Thai for four. Shrimp would put my brother in the hospital", ["Thai", "!!shellfish"]],
    ["my roommate carries an EpiPen for peanuts, we want Ethiopian", ["Ethiopian", "!!nuts"]],
  ])("is avoided as one: %s", expectFoods);

  test.each([
    ["ramen to die for", ["Ramen"]],
    ["I'd kill for dumplings tonight", ["Dumplings"]],
    ["I used to be allergic to shrimp, now I want shrimp", ["shellfish"]],
  ])("is not what only sounds like one: %s", expectFoods);

  test("is told as not known", async () => {
    const { unknowns } = await parseAccepted("Thai, and shrimp sends me to the hospital", "San Francisco");
    expect(unknowns).toContain("which kitchens keep shellfish out altogether");
  });
});
