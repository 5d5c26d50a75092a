import { expect, it } from "vitest";
import { read } from "./testing";

async function readingsOf(...said: Parameters<typeof read>) {
  const idea = await read(...said);
  expect(idea.constraints.some(({ field }) => field === "keyword")).toBe(false);
  return idea.readings?.map(({ quote, outcome, label }) => [quote, outcome, label]);
}

it("no number is looked for, nor half of a word, nor what a step-free way is for", async () => {
  expect(
    await readingsOf(
      "pho, step free for a bad knee, my mom's 60th, it isn't going to wobble",
      ["pho", "want", "dish"],
      ["step free", "want", "access"],
      ["bad knee", "want", "access"],
      ["60th", "want", "occasion"],
      ["'t going to wobble", "want", "vibe"],
    ),
  ).toEqual([
    ["pho", "judged", "phở"],
    ["step free", "judged", "a step-free entrance"],
    ["bad knee", "judged", "a step-free entrance"],
    ["mom's 60th", "judged", "good for a birthday"],
    ["mom's 60th", "judged", "good for the older generation"],
    ["isn't going to wobble", "not judged", "isn't going to wobble"],
  ]);
});

it("one time is one reading, and the guide's city is none", async () => {
  expect(
    await readingsOf(
      "pho in the city, Tuesday around 8",
      ["pho", "want", "dish"],
      ["the city", "want", "area"],
      ["Tuesday", "want", "time"],
      ["around 8", "want", "time"],
    ),
  ).toEqual([
    ["pho", "judged", "phở"],
    ["the city", "ignored", "the city"],
    ["Tuesday around 8", "not judged", "Tuesday around 8"],
  ]);
});

it("a price that was refused is quoted with its refusal", async () => {
  for (const refusal of ["not too pricey", "nothing too pricey", "not pricey"]) {
    const quotes = await readingsOf(`pho, ${refusal}`, ["pho", "want", "dish"], ["pricey", "avoid", "price"]);
    expect(quotes).toContainEqual([refusal, "judged", "up to $$"]);
  }
});

it("what is refused and eaten by nobody is called by its own words, and a house without them asks for nothing", async () => {
  expect(
    await readingsOf(
      "pho without making a scene, no rooms, without nuts",
      ["pho", "want", "dish"],
      ["scene", "avoid", "vibe"],
      ["rooms", "avoid", "vibe"],
      ["nuts", "avoid", "ingredient"],
    ),
  ).toEqual([
    ["pho", "judged", "phở"],
    ["without making a scene", "not judged", "without making a scene"],
    ["rooms", "ignored", "rooms"],
    ["nuts", "judged", "no nuts"],
  ]);
});

it("a sum in two halves is one reading", async () => {
  expect(
    await readingsOf(
      "pho, not over $$",
      ["pho", "want", "dish"],
      ["not over", "avoid", "price"],
      ["$$", "avoid", "price"],
    ),
  ).toEqual([
    ["pho", "judged", "phở"],
    ["not over $$", "judged", "up to $$"],
  ]);
});

it("no word like “no” is a diet, and a candle of a feast is no wish", async () => {
  expect(
    await readingsOf(
      "pho, say no more, after the second candle",
      ["pho", "want", "dish"],
      ["no", "want", "diet"],
      ["candle", "want", "vibe"],
    ),
  ).toEqual([
    ["pho", "judged", "phở"],
    ["no", "not judged", "no"],
    ["candle", "ignored", "candle"],
  ]);
});

it("a room without drinks is one, whatever the model takes its words for", async () => {
  expect(
    await readingsOf(
      "pho, serves no alcohol",
      ["pho", "want", "dish"],
      ["no", "want", "diet"],
      ["alcohol", "want", "dish"],
    ),
  ).toContainEqual(["alcohol", "judged", "no alcohol"]);
});
