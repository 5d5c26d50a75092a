import { expect, test } from "vitest";
import { evaluateFood } from "@/lib/guides/constraints/evaluate-food";
import { makePlace } from "@/lib/testing/make-place";
import { parseToShorthand } from "./testing";

test.each([
  ["부대찌개 먹고 싶어요", "dish=budae-jjigae"],
  ["チキンティッカマサラが食べたい", "dish=tikka masala"],
  ["想吃茶碗蒸", "dish=chawanmushi"],
  ["Quiero comer gazpacho", "dish=gazpacho"],
  ["Somewhere for ratatouille in the Mission", "dish=ratatouille"],
  ["No kishka, please, just good soup", "!dish=kishka"],
  ["A pastel de nata and a coffee", "dish=pastéis de nata"],
])("%s asks for the dish", async (prompt, constraint) => {
  expect(await parseToShorthand(prompt)).toContain(constraint);
});

test("a misspelling is never taken for a rare dish", async () => {
  expect(await parseToShorthand("Dinner with Ugalia and Kuiky")).toEqual(["~meal=dinner"]);
});

test.each(["spicy noodle soup", "soup noodles", "noodles in broth"])(
  "%s is soup, and no dry noodles",
  async (prompt) => {
    expect(await parseToShorthand(prompt)).toContain("dish=noodle soup");
  },
);

test("a kitchen with phở serves noodle soup, and one with pad thai alone isn't known to", () => {
  const [pho, padThai] = ["phở tái", "pad thai"].map((name) =>
    makePlace({ cuisines: ["Noodles"], dishes: [{ name, detail: null }] }),
  );
  expect(pho && evaluateFood(pho, "noodle soup")).toBe("met");
  expect(padThai && evaluateFood(padThai, "noodle soup")).toBe("unknown");
});
