import { expect, test } from "vitest";
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
