import { expect, test } from "vitest";
import { removePlaceMentions } from "./remove-place-mentions";

const says = (text: string, ...evidenceIds: string[]) => ({ text, evidenceIds });
const gone = { names: ["Zachary's Pizza"], evidenceIds: new Set(["zachary:story"]) };

test("sentences that cite or name the place are removed, the rest is unchanged", () => {
  const stays = says("Fog asks for soup.");
  const introduction = [
    [stays, says("The stuffed pie is cut in the window.", "zachary:story", "other:story")],
    [says("Begin at Zachary’s Pizza, and walk north.")],
  ];
  expect(removePlaceMentions(introduction, gone)).toEqual({
    introduction: [[stays]],
    dropped: ["The stuffed pie is cut in the window.", "Begin at Zachary’s Pizza, and walk north."],
  });
});

test("a sentence that counts the places is removed only if there are fewer", () => {
  const introduction = [[says("Five rooms, from cheap to splurge.")]];
  expect(removePlaceMentions(introduction, gone).dropped).toEqual([]);
  expect(removePlaceMentions(introduction, { ...gone, formerCount: 5 }).dropped).toHaveLength(1);
  expect(removePlaceMentions(introduction, { ...gone, formerCount: 4 }).dropped).toEqual([]);
});

test("a name inside another word does not match", () => {
  const introduction = [[says("Albany is near.")]];
  expect(removePlaceMentions(introduction, { names: ["Alba"], evidenceIds: new Set() }).dropped).toEqual([]);
});
