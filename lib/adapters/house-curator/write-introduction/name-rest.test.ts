import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt/parse-prompt";
import { sampleGuide } from "../testing/sample-guide";
import { parseConstraints } from "../testing/sample-prompts";
import { restSubjectOf } from "./name-rest";

async function guideOf(wish: string) {
  const city = "San Francisco" as const;
  const idea = await parsePrompt({ city, prompt: wish }, null);
  if (idea.kind === "refused") throw new Error(idea.message);
  const guide = sampleGuide({ city, wish, idea, now: new Date("2026-11-26T16:00:00Z") });
  if (!guide) throw new Error("Nothing fits.");
  return guide;
}

test.each([
  ["something to eat in the Castro", /Castro/],
  ["dinner ideas near Noe Valley", /dinner|supper|night|evening|dark|Noe Valley/i],
  ["food with parking in the Richmond", /parking|Richmond/],
  ["no garlic and no onion in the Sunset", /garlic or onion/],
])("a guide to “%s” says in its title what was asked", async (wish, named) => {
  const { title } = await guideOf(wish);
  expect(title).toMatch(named);
});

const subtitlesOf = async (constraints: string, isBorne: boolean) => {
  const { story } = await guideOf("something to eat in the Castro");
  const idea = { ...story.idea, constraints: parseConstraints(constraints) };
  return restSubjectOf({ ...story, idea }, () => isBorne, "seed")?.subtitles.join("; ");
};

test("what nobody knows is something to ask for, and no promise", async () => {
  expect(await subtitlesOf("-d:shellfish", false)).toMatch(
    /^[^;]*to ask for a meal without shellfish; [^;]*to ask for/,
  );
  expect(await subtitlesOf("-d:shellfish", true)).not.toMatch(/to ask/);
  expect(await subtitlesOf("f:step-free", true)).toContain("with a step-free entrance");
  expect(await subtitlesOf("f:step-free", false)).toBeUndefined();
});
