import { expect, test } from "vitest";
import { makeConstraint } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { planSearches } from "./plan-searches";

const plan = (id: string, query = "pasta") => ({ id, query, cuisines: [], areas: [], why: "" });
const input = { city: "Oakland", prompt: "hand-rolled pasta", idea: scriptedIdea() } as const;

test("without a plan of the curator, the prompt itself is searched for", async () => {
  const plans = await planSearches(input, makeStageCtx({ curator: scriptedCurator({ planSearches: async () => [] }) }));
  expect(plans).toMatchObject([{ query: "hand-rolled pasta" }]);
});

test("what lies around a landmark is searched for, whatever the curator plans", async () => {
  const near = makeConstraint({ field: "landmark", values: ["Fox Theater"] });
  const idea = { ...scriptedIdea(), constraints: [near, { ...near, values: ["Oakland Zoo"], isNegated: true }] };
  const many = Array.from({ length: 40 }, (_, i) => plan(`p${i}`));
  const curator = scriptedCurator({ planSearches: async () => many });
  const plans = await planSearches({ ...input, idea }, makeStageCtx({ curator }));
  expect(plans).toHaveLength(6);
  expect(plans.at(-1)).toMatchObject({
    query: "restaurants near Fox Theater, Oakland",
    around: [{ latitude: 37.80806, longitude: -122.27049, meters: 1_200 }],
    areas: expect.arrayContaining(["Uptown", "Downtown"]),
  });
});

test("plans and their queries are bounded", async () => {
  const many = Array.from({ length: 40 }, (_, i) => plan(`p${i}`, "pasta ".repeat(200)));
  const curator = scriptedCurator({ planSearches: async () => many });
  const plans = await planSearches(input, makeStageCtx({ curator }));
  expect(plans).toHaveLength(6);
  expect(Math.max(...plans.map(({ query }) => query.length))).toBe(200);
});
