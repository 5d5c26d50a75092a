import { expect, it } from "vitest";
import { parsePrompt } from "../parse-prompt/parse-prompt";
import { sampleGuide } from "../testing/sample-guide";
import { subjectOf } from "./name-subject";

async function guideOf(wish: string) {
  const idea = await parsePrompt({ city: "Oakland", prompt: wish });
  if (idea.kind === "refused") throw new Error(idea.message);
  const guide = sampleGuide({ city: "Oakland", wish, idea, now: new Date("2026-11-26T16:00:00Z") });
  if (!guide) throw new Error("Nothing fits.");
  return guide;
}

it("names what most places of a budget cook, where the wish names no food", async () => {
  const { title, story } = await guideOf("Chinatown lunch on a small budget");
  const subject = subjectOf(story, "seed");
  expect(subject?.isNamedIn(title), title).toBe(true);
  expect(subject?.subtitles.every((subtitle) => /Chinese|Cantonese/.test(subtitle))).toBe(true);
});

it("names nothing where the places share no kitchen, or the wish has no budget", async () => {
  const { story } = await guideOf("Chinatown lunch on a small budget");
  const [first, ...others] = story.picks;
  if (!first) throw new Error("No pick.");
  const unlike = others.map((pick, index) => ({ ...pick, place: { ...pick.place, cuisines: [`Kitchen ${index}`] } }));
  expect(subjectOf({ ...story, picks: [first, ...unlike] }, "seed")).toBeNull();
  const constraints = story.idea.constraints.filter(({ field }) => field !== "price");
  expect(subjectOf({ ...story, idea: { ...story.idea, constraints } }, "seed")).toBeNull();
});
