import { expect, test } from "vitest";
import { makePlace, makeSnippet } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { researchRestaurants } from "./research-restaurants";

const [a, b] = [makePlace({ id: "a" }), makePlace({ id: "b" })];
const input = {
  candidates: { places: [a, b], problems: [], rejected: [] },
  selections: { picks: [{ placeId: "b", reason: "", verdicts: [] }], rejected: [], unmet: [], order: "" },
};

test("only picks are researched, and other evidence is dropped", async () => {
  const requested: string[] = [];
  const research = async ({ places }: { places: { id: string }[] }) => {
    requested.push(...places.map(({ id }) => id));
    return { evidence: [makeSnippet("b"), makeSnippet("a"), makeSnippet("nowhere")], photos: [], problems: ["Slow."] };
  };
  const found = await researchRestaurants(input, makeStageCtx({ places: { research } }));
  expect(requested).toEqual(["b"]);
  expect(found.evidence.map(({ placeId }) => placeId)).toEqual(["b"]);
  expect(found.problems).toEqual(["Slow."]);
});

test("an aborted signal cancels the research", async () => {
  await expect(researchRestaurants(input, makeStageCtx({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
    code: "cancelled",
  });
});
