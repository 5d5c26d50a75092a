import { describe, expect, it } from "vitest";
import { sampleGuide } from "@/lib/adapters/house-curator/testing/sample-guide";
import { SAMPLE_PROMPTS } from "@/lib/adapters/house-curator/testing/sample-prompts";
import type { Composition } from "@/lib/contracts/stages";
import { checkGuide } from "./check-guide";
import { buildGrounding } from "./grounding";

const [samplePrompt] = SAMPLE_PROMPTS;
const guide = samplePrompt && sampleGuide({ ...samplePrompt, now: new Date("2026-11-20T12:00:00Z") });
if (!guide) throw new Error("The first sample prompt makes no guide.");
const ground = buildGrounding(guide.story);
const sound: Composition = { ...guide, rejectedSentences: [] };
const faultsOf = (change: Partial<Composition>) =>
  checkGuide({ ...sound, ...change }, ground).map(({ reason }) => reason);

describe("a whole guide", () => {
  it("passes when every sentence is grounded in evidence", () => expect(checkGuide(sound, ground)).toEqual([]));

  it("fails for an entry's sentence without evidence", () => {
    const [first, ...rest] = sound.entries;
    if (!first) throw new Error("no entry");
    const entries = [{ ...first, sentences: [{ text: "A fine place.", evidenceIds: [] }] }, ...rest];
    expect(faultsOf({ entries })).toEqual(["rests on no evidence"]);
  });

  it("fails for an entry that says nothing", () => {
    expect(faultsOf({ entries: [{ placeId: "x", sentences: [] }] })).toEqual(["says nothing"]);
  });

  it("fails for a headline that names a dish no place serves, or overpromises", () => {
    expect(faultsOf({ title: "Poutine After Dark: Five rooms" })[0]).toContain("poutine");
    expect(faultsOf({ title: "Hidden Gems: Pasta for two" })[0]).toContain("hidden gem");
    expect(faultsOf({ title: "Five Stars: Pasta for two" })[0]).toContain("rating");
  });
});
