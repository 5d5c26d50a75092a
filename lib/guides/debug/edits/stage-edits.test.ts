import { expect, test } from "vitest";
import { isEditableStage, parseStageEdit } from "@/lib/contracts/stage-edits";
import { STAGE_NAMES } from "@/lib/contracts/stage-name";
import type { StageOutputs } from "@/lib/contracts/stages";
import { NO_ORDER } from "@/lib/contracts/stages";
import { makeConstraint, makePlace, makeSnippet } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { ORDERS } from "../../pick-orders";
import { applyStageEdit } from "./apply-stage-edit";
import { toStageEdit } from "./to-stage-edit";

const place = makePlace({ id: "a", name: "A" });
const snippet = makeSnippet("a");
const sentence = { text: snippet.text, evidenceIds: [snippet.id] };
const outputs: StageOutputs = {
  idea: scriptedIdea({ constraints: [makeConstraint()] }),
  searchPlans: [{ id: "plan-1", query: "", cuisines: ["Italian"], areas: [], why: "" }],
  candidates: { places: [place], problems: [], rejected: [], searches: [{ planId: "plan-1", found: 1 }] },
  selections: {
    picks: [
      {
        placeId: "a",
        reason: "Fits.",
        verdicts: [
          { label: "Italian", verdict: "met", facts: [{ kind: "listed", list: "cuisines", values: ["Italian"] }] },
        ],
        searchRank: 1,
        score: 2,
      },
    ],
    rejected: [],
    unmet: [],
    order: NO_ORDER,
  },
  research: { evidence: [snippet], photos: [], problems: [] },
  composition: {
    title: "Pasta",
    introduction: [[sentence]],
    entries: [{ placeId: "a", sentences: [sentence] }],
    rejectedSentences: [],
    fallbacks: [],
  },
  saving: { guideId: "pasta-aaaaaa" },
};
const before = { city: "San Francisco", prompt: "pasta", outputs } as const;

test.each(STAGE_NAMES.filter(isEditableStage))("an unchanged edit of %s returns the same output", (stage) => {
  const edit = toStageEdit(stage, outputs[stage]);
  expect(parseStageEdit(stage, edit)).toEqual({ isValid: true, edit });
  expect(applyStageEdit(stage, edit, before)).toEqual(outputs[stage]);
});

test("a missing output, a refused idea and the saving stage have nothing to edit", () => {
  expect(toStageEdit("idea", { kind: "refused", message: "No." })).toBeNull();
  for (const stage of STAGE_NAMES) expect(toStageEdit(stage, null)).toBeNull();
  expect(toStageEdit("saving", outputs.saving)).toBeNull();
});

test("an editor can neither write a place's facts nor its evidence", () => {
  const candidates = { placeIds: ["a"], places: [{ ...place, rating: 5 }] };
  expect(applyStageEdit("candidates", candidates, before)).toEqual(outputs.candidates);
  const research = { evidenceIds: [snippet.id], evidence: [{ ...snippet, text: "It won a star." }] };
  expect(applyStageEdit("research", research, before)).toEqual(outputs.research);
});

test("errors name the path of an invalid price and of a nested list", () => {
  const idea = (constraint: object) => ({
    ...toStageEdit("idea", outputs.idea),
    constraints: [{ ...makeConstraint(), ...constraint }],
  });
  expect(parseStageEdit("idea", idea({ field: "price", values: ["$$"] }))).toMatchObject({
    problem: /^constraints\[0\]\.values must be levels/,
  });
  expect(parseStageEdit("idea", idea({ isHard: "yes" }))).toMatchObject({
    problem: "constraints[0].isHard must be true or false.",
  });
  expect(parseStageEdit("idea", idea({ field: "mood" }))).toMatchObject({
    problem: /^constraints\[0\]\.field must be one of cuisine, dish/,
  });
});

test("the name for no order is none of the named orders", () => {
  expect(NO_ORDER).toBe("the one we would try first to the one we would try last");
  expect(ORDERS.map(({ name }) => name)).not.toContain(NO_ORDER);
});
