import { expect, test } from "vitest";
import { composeThemes } from "./compose-themes";

const CHRISTMAS = { id: "christmas", kind: "holiday", name: "Christmas", sentence: "It is on a Friday." } as const;

const told = (cuisine: string) => composeThemes({ cuisines: [cuisine], areas: [] }, [CHRISTMAS], "seed");

test.each(["Breakfast", "Coffee", "Ice Cream"])("%s is had by day, with a holiday and without one", (cuisine) => {
  const themes = told(cuisine);

  expect(themes.filter(({ factIds }) => factIds.includes("christmas"))).not.toEqual([]);
  expect(themes.filter(({ factIds }) => factIds.length === 0)).not.toEqual([]);
  for (const { theme, rationale } of themes) expect(`${theme}. ${rationale}`).not.toMatch(/evening|night|dinner|wine/i);
});

test("what is had for dinner has its evenings", () => {
  expect(told("Ramen").map(({ theme }) => theme)).toContain("Ramen for a rainy evening");
});
