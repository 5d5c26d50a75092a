import { expect, it } from "vitest";
import { read } from "./testing";

it("keeps what a dish is wanted with, and tells of both", async () => {
  const { constraints, readings } = await read("he loves soup with bones in it", ["soup with bones", "want", "dish"]);
  expect(constraints.map(({ field, label, isHard }) => [field, label, isHard])).toEqual([
    ["dish", "soup", true],
    ["keyword", "bones", false],
  ]);
  expect(readings?.map(({ quote, outcome, label }) => [quote, outcome, label])).toEqual([
    ["soup", "judged", "soup"],
    ["bones", "judged", "bones"],
  ]);
});

it("leaves a dish alone that is wanted with somebody, or with something known", async () => {
  for (const quote of ["soup with friends", "soup with noodles", "soup with kids"]) {
    const { readings } = await read(`I want ${quote}`, [quote, "want", "dish"]);
    expect(readings?.filter(({ label }) => label === "friends" || label === "kids")).toEqual([]);
  }
});

it("reads “not impossible” as no refusal", async () => {
  const { readings } = await read(
    "soup, parking not impossible",
    ["soup", "want", "dish"],
    ["parking", "want", "feature"],
    ["impossible", "avoid", "feature"],
  );
  expect(readings?.map(({ quote, outcome }) => [quote, outcome])).toEqual([
    ["soup", "judged"],
    ["parking", "judged"],
    ["impossible", "ignored"],
  ]);
});

it("tells each of two guests by the words for it", async () => {
  for (const party of ["4 year old and grandma", "grandma and 4 year old"]) {
    const { readings } = await read(`pho for the ${party}`, ["pho", "want", "dish"], [party, "want", "party"]);
    const told = new Map(readings?.map(({ quote, label }) => [label, quote]));
    expect(told.get("good for the older generation")).toBe("grandma");
    expect(told.get("good for kids")).toContain("4 year old");
  }
});
