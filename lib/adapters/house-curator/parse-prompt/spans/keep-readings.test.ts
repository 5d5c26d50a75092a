import { expect, test } from "vitest";
import type { AcceptedIdea, PromptCorrection } from "@/lib/contracts/stages";
import { parsePrompt } from "../parse-prompt";

async function read(prompt: string, corrections: PromptCorrection[] = []): Promise<AcceptedIdea> {
  const idea = await parsePrompt({ city: "San Francisco", prompt, corrections });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
}
const labelsOf = ({ constraints }: AcceptedIdea) =>
  constraints.map(({ label, isHard }) => `${isHard ? "" : "~"}${label}`);

test.each([
  ["dinner tonight with two vegetarian friends, something vegetarian", "two", "we are three people"],
  ["quiet italian dinner tonight with two vegetarian friends", "two", "we are three people"],
  ["ramen with one vegetarian and two others, cozy", "one", "a few"],
])("what a correction doesn't change stays as it was read: %s, %s as %s", async (prompt, quote, means) => {
  const before = labelsOf(await read(prompt));
  expect(before).toContain("~something vegetarian");
  const after = labelsOf(await read(prompt, [{ quote, role: "want", means }]));
  expect(after.toSorted()).toEqual(before.toSorted());
});

test("the words that are changed count as they are now", async () => {
  const prompt = "two vegetarian friends and I want thai in the Mission, loud";
  const idea = await read(prompt, [{ quote: "loud", role: "want", means: "quiet" }]);
  expect(labelsOf(idea)).toContain("~quiet");
  expect(labelsOf(idea)).not.toContain("~loud or lively");
  const corrected = prompt.replace("loud", "quiet");
  for (const { start, quote } of idea.readings ?? []) expect(corrected.slice(start).startsWith(quote)).toBe(true);
});

test("a corrected number is the party's, and shares its sum", async () => {
  const idea = await read("sushi for 2 under $100", [{ quote: "2", role: "want", means: "party of 8" }]);
  expect(labelsOf(idea)).toEqual(expect.arrayContaining(["~good for a group", "$ (our level for $13 a person)"]));
  expect(labelsOf(idea)).not.toContain("up to $$$ (our level for $50 a person)");
});

test("what makes ill by a correction is kept out, however it was read before", async () => {
  const { constraints } = await read("i like shrimp and thai food", [
    { quote: "like", role: "danger", means: "am allergic to" },
  ]);
  expect(constraints.filter(({ values }) => values.includes("shellfish"))).toEqual([
    expect.objectContaining({ isNegated: true, isDanger: true }),
  ]);
});
