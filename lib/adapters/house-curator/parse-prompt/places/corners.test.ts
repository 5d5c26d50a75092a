import { describe, expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { parsePrompt } from "../parse-prompt";
import { findCorners } from "./corners";

const read = async (prompt: string, city: City = "San Francisco") => {
  const idea = await parsePrompt({ city, prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
};

describe("a corner is one place, in the neighborhood of both streets", () => {
  test.each([
    ["dinner near Polk and Bush", "Polk and Bush", "near Polk Gulch"],
    ["ramen at Valencia and 24th", "Valencia and 24th", "Mission"],
    ["tacos near polk and bush", "polk and bush", "near Polk Gulch"],
    ["noodles at Irving and 9th", "Irving and 9th", "Inner Sunset"],
    ["ramen at Geary and 9th Ave", "Geary and 9th Ave", "Inner Richmond"],
    ["wine bar by Hayes & Octavia", "Hayes & Octavia", "near Hayes Valley"],
    ["brunch at 24th and Noe", "24th and Noe", "Noe Valley"],
    ["sushi around Fillmore and Sutter", "Fillmore and Sutter", "near the Fillmore"],
    ["sushi, not at Polk and Bush", "Polk and Bush", "not Polk Gulch"],
    ["pizza, corner of Shattuck and Cedar", "Shattuck and Cedar", "North Berkeley", "Berkeley"],
    ["tacos at Telegraph and 40th", "Telegraph and 40th", "Temescal", "Oakland"],
    ["wine near California and Polk", "California and Polk", "near Polk Gulch"],
    ["coffee at Haight and Ashbury", "Haight and Ashbury", "Haight-Ashbury"],
  ] as [string, string, string, City?][])("%s", async (prompt, quote, label, city) => {
    const { constraints, readings } = await read(prompt, city);
    expect(constraints.filter(({ field }) => field === "area").map((each) => each.label)).toEqual([label]);
    expect(readings).toContainEqual(expect.objectContaining({ quote, type: "area", outcome: "judged", label }));
  });
});

test("of a corner that we don't know, the known street counts, and the rest is told", async () => {
  const { constraints, readings, unknowns } = await read("sushi near Polk and Zephyr");
  expect(constraints.map(({ label }) => label)).toEqual(["sushi", "near Polk Gulch"]);
  expect(readings?.map(({ quote }) => quote)).toEqual(["sushi", "Polk and Zephyr"]);
  expect(unknowns).toContain("what is right at Polk and Zephyr");
});

test.each([
  ["sushi at the corner of Zephyr and Quill", "Zephyr and Quill"],
  ["noodles near Sutter and Bush", "Sutter and Bush"],
  ["sushi near Civic Center and Sutter", "Sutter"],
  ["sushi near Hayes Valley and Bush", "Bush"],
])("streets that lead nowhere are told as places, and are no food: %s", async (prompt, quote) => {
  const { constraints, readings, unknowns } = await read(prompt);
  expect(readings).toContainEqual(expect.objectContaining({ quote, type: "area", outcome: "not judged" }));
  expect(constraints.filter(({ field }) => field === "dish" || field === "keyword")).toEqual([]);
  expect(unknowns).toContain(`what is right at ${quote}`);
});

test("a street beside a landmark is no neighborhood far from it, and one near it is", async () => {
  const { constraints, unknowns } = await read("drinks around the Ferry Building and Mission");
  expect(constraints.map(({ field }) => field)).not.toContain("area");
  expect(unknowns).toContain("what is right at Mission");
  const labels = (await read("near Dolores Park and Valencia")).constraints.map(({ label }) => label);
  expect(labels).toContain("near the Mission");
});

test("a corner that the vocabulary has, either way round, leaves nothing open", async () => {
  expect((await read("noodles at Irving and 9th")).unknowns).toEqual([]);
  expect((await read("noodles at 9th and Irving")).unknowns).toEqual([]);
});

describe("what is no corner", () => {
  test.each([
    "tacos in Mission and Castro",
    "near Chinatown and the Mission",
    "near Valencia and quiet",
    "on Polk and Valencia",
    "between 16th and 24th",
    "between Polk and Bush",
    "dinner with Taylor and Mason",
    "post and green tea",
    "near Valencia and Dolores Park",
    "steak and eggs near Polk",
    "on the 9th at Valencia",
    "pine nuts and oak-aged wine",
  ])("%s", (text) => {
    expect(findCorners(text, "San Francisco")).toEqual([]);
  });
});
