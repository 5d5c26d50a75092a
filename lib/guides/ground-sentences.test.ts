import { expect, test } from "vitest";
import { NO_RECENT_TEXTS, type RejectedSentence } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedCurator } from "@/lib/testing/scripted-curator";
import { buildGrounding } from "./checker/grounding";
import { groundSentences } from "./ground-sentences";
import { archiveOf } from "./originality/archive";

test("what points back at a sentence that was left out goes with it, and what stands by itself stays", async () => {
  const place = makePlace({ dishes: [{ name: "duck salad", detail: null }] });
  const snippet = {
    id: `${place.id}:dish-1`,
    placeId: place.id,
    about: "dish" as const,
    text: "duck salad",
    source: "editors",
    sourceUrl: null,
    datedOn: "2026-11-01",
  };
  const pick = { place, evidence: [snippet], reason: "", verdicts: [] };
  const idea = { kind: "idea" as const, title: "", angle: "", unknowns: [], size: 3, constraints: [] };
  const brief = { city: place.city, prompt: "", idea, order: "", unmet: [], recent: NO_RECENT_TEXTS, picks: [pick] };
  const rejected: RejectedSentence[] = [];
  const curator = scriptedCurator({ rewriteSentences: async () => [{ text: "", evidenceIds: [] }] });
  const check = {
    ground: buildGrounding(brief),
    archive: archiveOf(NO_RECENT_TEXTS),
    rejected,
    ctx: makeStageCtx({ curator }),
  };
  const sentence = (text: string) => ({ text, evidenceIds: [snippet.id] });
  const kept = await groundSentences(
    [sentence("The lobster thermidor is here."), sentence("Begin with it."), sentence("Order the duck salad.")],
    { part: "entry", where: place.id },
    [snippet],
    check,
  );
  expect(kept.map(({ text }) => text)).toEqual(["Order the duck salad."]);
  expect(rejected.map(({ text }) => text)).toEqual(["The lobster thermidor is here.", "Begin with it."]);
});
