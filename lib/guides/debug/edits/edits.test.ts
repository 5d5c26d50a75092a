import { expect, test } from "vitest";
import { ORDERS, UNORDERED } from "../../../providers/curator/house/choose/orders";
import { makeConstraint, makePlace, makeSnippet } from "../../../testing/make-place";
import { scriptedIdea } from "../../../testing/scripted-curator";
import { STAGES } from "../../contract";
import { NO_ORDER } from "../contract";
import type { Outputs } from "../kept-stages";
import { applyEdit } from "./apply-edit";
import { editOf } from "./edit-of";
import { isEditable, readEdit } from "./schemas";

const place = makePlace({ id: "a", name: "A" });
const snippet = makeSnippet("a");
const sentence = { text: snippet.text, evidenceIds: [snippet.id] };
const outputs: Outputs = {
  idea: scriptedIdea({ constraints: [makeConstraint()] }),
  searchPlans: [{ id: "plan-1", query: "", cuisines: ["Italian"], areas: [], why: "" }],
  candidates: { places: [place], problems: [], rejected: [], searches: [{ planId: "plan-1", found: 1 }] },
  selections: {
    picks: [
      { placeId: "a", reason: "Fits.", verdicts: [{ label: "Italian", verdict: "met" }], searchRank: 1, score: 2 },
    ],
    ...{ rejected: [], unmet: [], order: NO_ORDER },
  },
  research: { evidence: [snippet], photos: [], problems: [] },
  composition: {
    ...{ title: "Pasta", introduction: [[sentence]], entries: [{ placeId: "a", sentences: [sentence] }] },
    ...{ rejectedSentences: [], standIns: [] },
  },
  saving: { guideId: "pasta-aaaaaa" },
};
const before = { city: "San Francisco", wish: "pasta", outputs } as const;

test.each(STAGES.filter(isEditable))("%s, taken as it is, comes back as it was", (stage) => {
  const edit = editOf(stage, outputs[stage]);
  expect(readEdit(stage, edit)).toEqual({ isRead: true, edit });
  expect(applyEdit(stage, edit, before)).toEqual(outputs[stage]);
});

test("what is not there, was refused, or is only saved, has nothing to edit", () => {
  expect(editOf("idea", { kind: "refused", message: "No." })).toBeNull();
  for (const stage of STAGES) expect(editOf(stage, null)).toBeNull();
  expect(editOf("saving", outputs.saving)).toBeNull();
});

test("an editor can neither write a place's facts nor its evidence", () => {
  const candidates = { placeIds: ["a"], places: [{ ...place, rating: 5 }] };
  expect(applyEdit("candidates", candidates, before)).toEqual(outputs.candidates);
  const research = { evidenceIds: [snippet.id], evidence: [{ ...snippet, text: "It won a star." }] };
  expect(applyEdit("research", research, before)).toEqual(outputs.research);
});

test("a price that is none, and a list in a list, are named by where they stand", () => {
  const idea = (constraint: object) => ({
    ...editOf("idea", outputs.idea),
    constraints: [{ ...makeConstraint(), ...constraint }],
  });
  expect(readEdit("idea", idea({ field: "price", values: ["$$"] }))).toMatchObject({
    problem: /^constraints\[0\]\.values must be levels/,
  });
  expect(readEdit("idea", idea({ isHard: "yes" }))).toMatchObject({
    problem: "constraints[0].isHard must be true or false.",
  });
  expect(readEdit("idea", idea({ field: "mood" }))).toMatchObject({
    problem: /^constraints\[0\]\.field must be one of cuisine, dish/,
  });
});

test("no order is what the curator calls it, and no order of places", () => {
  expect(NO_ORDER).toBe(UNORDERED);
  expect(ORDERS.map(({ name }) => name)).not.toContain(NO_ORDER);
});
