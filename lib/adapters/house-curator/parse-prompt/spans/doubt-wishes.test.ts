import { expect, test } from "vitest";
import type { SpanRole, SpanType } from "@/lib/contracts/reading";
import { doubtWishes } from "./doubt-wishes";

type Marked = [quote: string, role: SpanRole, type: SpanType];

const rolesOf = (prompt: string, ...marked: Marked[]): string[] => {
  const spans = marked.map(([quote, role, type]) => {
    const start = prompt.indexOf(quote);
    return { start, end: start + quote.length, role, type, typeConfidence: 1, roleConfidence: 0.99 };
  });
  return doubtWishes(spans, prompt).map(({ role, roleConfidence }) => `${role} ${roleConfidence}`);
};

test.each<[prompt: string, roles: string[], ...Marked[]]>([
  ["starch, all of it sends me to urgent care", ["danger 0.5"], ["starch", "want", "ingredient"]],
  [
    "allergic to nuts, pad thai please",
    ["danger 0.99", "want 0.99"],
    ["nuts", "danger", "allergen"],
    ["pad thai", "want", "dish"],
  ],
  ["celiac, craving ramen", ["want 0.99"], ["ramen", "want", "dish"]],
  ["celiac. ramen", ["want 0.99"], ["ramen", "want", "dish"]],
  ["a patio, my allergies are fine", ["want 0.99"], ["patio", "want", "feature"]],
  ["ramen to die for", ["want 0.99"], ["ramen", "want", "dish"]],
  ["ramen yesterday put me in hospital", ["background 0.99"], ["ramen", "background", "dish"]],
])("%s: %s", (prompt, roles, ...marked) => {
  expect(rolesOf(prompt, ...marked)).toEqual(roles);
});
