import { expect, test } from "vitest";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { planSearches } from "./plan-searches";

const plan = (id: string, query = "pasta") => ({ id, query, cuisines: [], areas: [], why: "" });
const input = { city: "Oakland", prompt: "hand-rolled pasta", idea: scriptedIdea() } as const;

test("without a plan of the curator, the prompt itself is searched for", async () => {
  const plans = await planSearches(input, makeStageCtx({ curator: scriptedCurator({ planSearches: async () => [] }) }));
  expect(plans).toMatchObject([{ query: "hand-rolled pasta" }]);
});

test("plans and their queries are bounded", async () => {
  const many = Array.from({ length: 40 }, (_, i) => plan(`p${i}`, "pasta ".repeat(200)));
  const curator = scriptedCurator({ planSearches: async () => many });
  const plans = await planSearches(input, makeStageCtx({ curator }));
  expect(plans).toHaveLength(6);
  expect(Math.max(...plans.map(({ query }) => query.length))).toBe(200);
});
