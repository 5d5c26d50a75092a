import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";
import { isLikedAfter } from "./liking";

async function readAs(prompt: string): Promise<string[]> {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea.constraints
    .filter(({ field }) => field === "dish" || field === "cuisine")
    .map(({ values, isNegated }) => `${isNegated ? "!" : ""}${values.join("|")}`);
}

test.each([
  ["my mother loves fish and hates noise, dinner sf, parking", ["fish"]],
  ["birthday for my mum shes 80 hates noise likes fish parking", ["fish"]],
  ["she loves fish, noise is out", ["fish"]],
  ["hates meat, likes fish and rice", ["fish", "rice", "!meat"]],
  ["dad hates waiting in line, he really likes shrimp", ["shellfish"]],
  ["hates waiting, likes lamb or goat", ["lamb|goat"]],
  ["mum hates noise, loves fish, meat is out", ["fish", "!meat"]],
  ["my wife can't stand loud music but is crazy about squid", ["calamari"]],
])("what somebody likes is wanted beside what they hate: %s", async (prompt, foods) => {
  expect((await readAs(prompt)).toSorted()).toEqual(foods.toSorted());
});

test.each([
  ["nobody likes fish and she hates noise", ["!fish"]],
  ["my mother never liked fish and hates noise", ["!fish"]],
  ["she used to love fish, hates it now", ["!fish"]],
  ["he doesn't like fish, loves noise", ["!fish"]],
  ["my mom does not love fish, hates noise", ["!fish"]],
  ["she loves peanuts but is allergic", ["!nuts"]],
])("what nobody likes, or makes ill, is kept out: %s", async (prompt, foods) => {
  expect(await readAs(prompt)).toEqual(foods);
});

test("a verb of liking is about what comes right after it", () => {
  expect(isLikedAfter("she hates noise and loves a good ")).toBe(true);
  expect(isLikedAfter("she likes quiet and ")).toBe(false);
  expect(isLikedAfter("nobody really likes ")).toBe(false);
  expect(isLikedAfter("places like ")).toBe(false);
});

test.each([
  ["burger enthusiast", ["burgers"]],
  ["my son is a pizza nut", ["pizza", "~good for kids"]],
  ["ramen connoisseurs", ["ramen"]],
  ["dinner for spice lovers", ["~spicy", "~dinner"]],
  ["food lovers in the Mission", ["Mission"]],
  ["for ramen lovers", ["ramen"]],
  ["my friend loves pizza", ["pizza"]],
  ["taco enthusiasts", ["tacos"]],
])("what lovers of a food love is what they wish for: %s", async (prompt, labels) => {
  expect((await readToLabels(prompt)).toSorted()).toEqual(labels.toSorted());
});

test("and what would make one of them ill stays kept out", async () => {
  expect(await readToLabels("my son has a pizza nut allergy, tacos")).toContain("no nuts");
  expect(await readToLabels("not a burger enthusiast, tacos")).toContain("no burgers");
});

test("who loves a food is no open question", async () => {
  const idea = await parsePrompt({ city: "San Francisco", prompt: "ramen connoisseurs" });
  if (idea.kind === "refused") throw new Error(idea.message);
  expect(idea.readings?.filter(({ outcome }) => outcome !== "judged" && outcome !== "ignored")).toEqual([]);
});
