import { expect, test } from "vitest";
import type { SpanRole, SpanType } from "@/lib/contracts/reading";
import { personOf } from "./people";

type Marked = [quote: string, role: SpanRole, type: SpanType];

function whose(prompt: string, quote: string, ...marked: Marked[]): string | undefined {
  const spans = marked.map(([text, role, type]) => {
    const start = prompt.indexOf(text);
    return { start, end: start + text.length, role, type, typeConfidence: 1, roleConfidence: 1 };
  });
  const span = spans.find(({ start, end }) => prompt.slice(start, end) === quote);
  return span && personOf(span, spans, prompt);
}

test.each<[string, string, string | undefined, ...Marked[]]>([
  ["my sister loves ramen", "ramen", "sister", ["sister", "want", "party"], ["ramen", "want", "dish"]],
  ["dad can't have shellfish", "shellfish", "dad", ["dad", "want", "party"], ["shellfish", "danger", "allergen"]],
  ["no nuts for my son", "nuts", "son", ["nuts", "danger", "allergen"], ["son", "want", "party"]],
  ["here with mom. Pho, please", "Pho", undefined, ["mom", "want", "party"], ["Pho", "want", "dish"]],
  ["table for two, pho", "pho", undefined, ["table for two", "want", "party"], ["pho", "want", "dish"]],
  ["my sister wants a patio", "patio", undefined, ["sister", "want", "party"], ["patio", "want", "feature"]],
])("%s: %s is of %s", (prompt, quote, person, ...marked) => {
  expect(whose(prompt, quote, ...marked)).toBe(person);
});

test("of two people, each keeps their own", () => {
  const prompt = "my wife is vegan but my brother eats halal";
  const marked: Marked[] = [
    ["wife", "want", "party"],
    ["vegan", "want", "diet"],
    ["brother", "want", "party"],
    ["halal", "want", "diet"],
  ];
  expect([whose(prompt, "vegan", ...marked), whose(prompt, "halal", ...marked)]).toEqual(["wife", "brother"]);
});
