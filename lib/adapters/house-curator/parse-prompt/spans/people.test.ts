import { expect, test } from "vitest";
import type { SpanRole, SpanType } from "@/lib/contracts/reading";
import { personOf } from "./people";

function whose(prompt: string, quote: string, type: SpanType, role: SpanRole = "want"): string | undefined {
  const start = prompt.indexOf(quote);
  return personOf(
    { start, end: start + quote.length, role, type, typeConfidence: 1, roleConfidence: 1, againstProbability: 0 },
    prompt,
  );
}

test.each<[prompt: string, quote: string, type: SpanType, person: string | undefined]>([
  ["my sister loves ramen", "ramen", "dish", "my sister"],
  ["dad can't have shellfish", "shellfish", "allergen", "dad"],
  ["no nuts for my son", "nuts", "allergen", "my son"],
  ["my dad is diabetic and shrimp puts my sister in the ER", "shrimp", "allergen", "my sister"],
  ["my dad is diabetic and milk doesn't agree with my wife", "milk", "allergen", "my wife"],
  ["my wife is vegan but my brother eats halal", "vegan", "diet", "my wife"],
  ["my wife is vegan but my brother eats halal", "halal", "diet", "my brother"],
  ["here with mom. Pho, please", "Pho", "dish", undefined],
  ["it's dad's birthday, ramen", "ramen", "dish", undefined],
  ["dad's vegan", "vegan", "diet", "dad"],
  ["my boss is in town and we want sushi", "sushi", "dish", undefined],
  ["dad can't have shellfish, my sister is vegan", "shellfish", "allergen", "dad"],
  ["table for two, pho", "pho", "dish", undefined],
  ["pasta for my date", "pasta", "dish", "my date"],
  ["a cozy date over pasta", "pasta", "dish", undefined],
  ["my sister wants a patio", "patio", "feature", undefined],
])("%s: of %s", (prompt, quote, type, person) => {
  expect(whose(prompt, quote, type)).toBe(person);
});

test("what somebody had before is nobody's wish", () => {
  expect(whose("my sister had ramen yesterday", "ramen", "dish", "background")).toBeUndefined();
});
