import { describe, expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { parseAccepted, parseToShorthand } from "./testing";

type Row = [prompt: string, city: City, constraints: string[]];
const rows = (list: Row[]) =>
  test.each(list)("%s (%s)", async (prompt, city, constraints) => {
    expect(await parseToShorthand(prompt, city)).toEqual(constraints);
  });

describe("food", () => {
  rows([
    ["ramen or pho", "San Francisco", ["dish=Ramen|phở"]],
    ["Italian with handmade pasta", "San Francisco", ["cuisine=Italian", "dish=handmade pasta"]],
    ["Mexican seafood", "San Francisco", ["cuisine=Mexican", "cuisine=Seafood"]],
    ["xiao long bao and hot pot", "San Francisco", ["dish=soup dumplings|Hot Pot"]],
    ["vegan Thai", "Berkeley", ["diet=vegan", "cuisine=Thai"]],
    ["🍕", "Oakland", ["cuisine=Pizza"]],
  ]);
});

describe("areas", () => {
  rows([
    ["FiDi sushi", "San Francisco", ["cuisine=Sushi", "area=Financial District"]],
    ["Nopa", "San Francisco", ["area=NoPa"]],
    ["Burmese in Rockridge or Temescal", "Oakland", ["cuisine=Burmese", "area=Rockridge|Temescal"]],
    ["cheap eats before the giants game", "San Francisco", ["price=1|2", "~landmark=Oracle Park"]],
    ["pizza, anywhere but North Beach", "San Francisco", ["cuisine=Pizza", "!area=North Beach"]],
  ]);

  test("near includes adjacent areas, and the label says so", async () => {
    const [area] = (await parseAccepted("dinner near Lake Merritt", "Oakland")).constraints;
    expect(area?.label).toBe("near Lake Merritt");
    expect(area?.values).toEqual(expect.arrayContaining(["Lake Merritt", "Grand Lake"]));
  });
});

describe("negation", () => {
  rows([
    ["Japanese but no sushi or ramen", "Oakland", ["cuisine=Japanese", "!cuisine=Sushi", "!cuisine=Ramen"]],
    ["not sushi, ramen instead", "Oakland", ["cuisine=Ramen", "!cuisine=Sushi"]],
    [
      "no Thai, Vietnamese or Burmese; tacos are fine",
      "San Francisco",
      ["dish=tacos", "!cuisine=Thai", "!cuisine=Vietnamese", "!cuisine=Burmese"],
    ],
    ["nothing but Italian", "San Francisco", ["cuisine=Italian"]],
    ["neither loud nor expensive, Greek", "San Francisco", ["cuisine=Greek", "price=1|2", "!vibe=loud"]],
    ["a no-frills taqueria", "San Francisco", ["cuisine=Mexican", "~vibe=no-frills"]],
    ["寿司以外の居酒屋", "San Francisco", ["cuisine=Izakaya", "!cuisine=Sushi"]],
    ["초밥 말고 한식", "San Jose", ["cuisine=Korean", "!cuisine=Sushi"]],
  ]);
});

describe("mood, occasion and features", () => {
  rows([
    ["a patio for brunch with my dog", "Berkeley", ["meal=brunch", "feature=patio", "feature=dogs-on-patio"]],
    ["tacos, ideally on a patio", "Berkeley", ["dish=tacos", "~feature=patio"]],
    ["dinner for ten", "Oakland", ["~meal=dinner", "~goodFor=groups"]],
    ["hungover", "Oakland", ["~goodFor=hangover"]],
  ]);
});

describe("misspellings", () => {
  rows([
    ["vietnameese", "San Jose", ["cuisine=Vietnamese"]],
    ["thia food", "San Jose", ["cuisine=Thai"]],
    ["suhsi in temascal", "Oakland", ["cuisine=Sushi", "area=Temescal"]],
    ["a place that is nice", "Oakland", []],
  ]);
});

describe("people, and what is said of them", () => {
  rows([
    ["ramen before the baby comes", "San Francisco", ["cuisine=Ramen"]],
    ["we are here for one week, tacos", "San Francisco", ["dish=tacos"]],
    [
      "Italian. I'm 82, my son is paying, and I can't manage stairs",
      "San Francisco",
      ["cuisine=Italian", "~feature=step-free", "~goodFor=grandparents"],
    ],
    ["I used to go there for noodles", "San Francisco", ["cuisine=Noodles"]],
  ]);
});

describe("several languages", () => {
  rows([
    ["comida mexicana sin cerdo", "San Francisco", ["cuisine=Mexican", "!dish=pork"]],
    ["restaurant italien pas trop cher", "San Francisco", ["cuisine=Italian", "price=1|2"]],
    ["ruhiges japanisches Restaurant", "San Francisco", ["cuisine=Japanese", "~vibe=quiet"]],
    ["pizza senza glutine", "San Francisco", ["diet=gluten-free", "cuisine=Pizza"]],
    ["素食火鍋", "San Francisco", ["diet=vegetarian", "cuisine=Hot Pot"]],
    ["安いラーメン", "San Francisco", ["cuisine=Ramen", "price=1|2"]],
    ["phở rẻ cho gia đình", "San Jose", ["dish=phở", "price=1|2", "~goodFor=kids"]],
    [
      "Indian food on University Ave",
      "Berkeley",
      ["cuisine=Indian", "area=Downtown Berkeley|Central Berkeley|West Berkeley"],
    ],
    ["pho on a cold night", "San Jose", ["dish=phở", "~meal=dinner", "~vibe=cosy"]],
  ]);
});

describe("what can't be known", () => {
  test.each([
    ["tacos after midnight", "what is open after midnight"],
    ["brunch on Sunday", "whether every kitchen is open on Sundays"],
    ["dinner under $30", "what a meal comes to, to the dollar"],
    ["Chinese without pork", "which kitchens keep pork out altogether"],
    ["Thai, my son has a peanut allergy", "how a kitchen handles a peanut allergy"],
    ["lunch with my dog", "whether dogs are welcome on the day"],
  ])("%s", async (prompt, unknown) => {
    expect((await parseAccepted(prompt)).unknowns).toContain(unknown);
  });
});

describe("size", () => {
  test.each([
    ["three places for pizza", 3],
    ["top 10 tacos", 10],
    ["just one place for ramen", 1],
    ["give me one place for ramen", 1],
    ["twenty restaurants", 10],
  ])("%s", async (prompt, size) => {
    expect((await parseAccepted(prompt)).size).toBe(size);
  });

  test("defaults to five to eight, the same for the same prompt", async () => {
    const sizes = await Promise.all(
      ["ramen", "pizza", "tacos", "thai", "ramen"].map(async (prompt) => (await parseAccepted(prompt)).size),
    );
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(5);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(8);
    expect(sizes[0]).toBe(sizes[4]);
  });
});

test("the working title and angle consist of the parsed constraints", async () => {
  const idea = await parseAccepted("cosy date night with handmade pasta, not too loud", "Oakland");
  expect(idea.title).toBe("Cozy handmade pasta in Oakland");
  expect(idea.angle).toBe("Where to eat in Oakland: handmade pasta, not too loud, cozy, and good for a date.");
});
