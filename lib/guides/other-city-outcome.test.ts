import { expect, test } from "vitest";
import type { Idea } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { otherCityOutcome } from "./other-city-outcome";

const input = { city: "San Francisco" as const, prompt: "dumplings near MacArthur BART" };
const dumplings = makeConstraint({ field: "cuisine", values: ["Dumplings"], label: "dumplings" });

/** As many places with dumplings as `there`, and one without. */
async function changesOf(there: number, idea: Idea = scriptedIdea({ constraints: [dumplings] }), isByModel = false) {
  const places = Array.from({ length: there + 1 }, (_, i) =>
    makePlace({ id: `${i}`, name: `Place ${i}`, city: "Oakland", cuisines: [i < there ? "Dumplings" : "Pizza"] }),
  );
  const curator = scriptedCurator({ parsePrompt: async () => idea });
  const ctx = makeStageCtx({
    curator: isByModel ? { ...curator, name: "model" } : curator,
    places: { search: async () => ({ places }) },
  });
  const outcome = await otherCityOutcome(
    input,
    { kind: "refused", message: "It is in Oakland.", city: "Oakland" },
    ctx,
  );
  if (outcome.kind !== "too few") throw new Error("It was saved.");
  expect(outcome).toMatchObject({ tooFew: { message: "It is in Oakland." }, city: "Oakland" });
  return outcome.tooFew.changes;
}

const wish = { city: "Oakland", prompt: input.prompt, corrections: [] };

test("what another of our cities has is made there at a press, with as many places as fit", async () =>
  expect(await changesOf(4)).toEqual([{ kind: "wider area", label: "Make it in Oakland", placeCount: 4, wish }]));

test("of two that fit there, a press makes a short guide", async () =>
  expect(await changesOf(2)).toEqual([
    {
      kind: "wider area",
      label: "Make it in Oakland",
      placeCount: 2,
      wish: { ...wish, prompt: `${input.prompt} (two places)` },
    },
  ]));

test("nothing is promised where too few fit", async () => {
  expect(await changesOf(1)).toEqual([{ kind: "wider area", label: "Look in Oakland", placeCount: 1, wish }]);
  expect(await changesOf(0)).toEqual([{ kind: "wider area", label: "Look in Oakland", wish }]);
});

test("nothing is counted where reading it would cost", async () =>
  expect(await changesOf(4, undefined, true)).toEqual([{ kind: "wider area", label: "Make it in Oakland", wish }]));

test("a wish that would be refused there has no button", async () =>
  expect(await changesOf(4, { kind: "refused", message: "What would you like?" })).toEqual([]));

test("what none of our cities has is refused", () =>
  expect(otherCityOutcome(input, { kind: "refused", message: "That is far." }, makeStageCtx())).rejects.toThrow(
    "That is far.",
  ));
