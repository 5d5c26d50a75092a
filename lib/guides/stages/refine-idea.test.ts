import { expect, test, vi } from "vitest";
import { makeConstraint } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { refineIdea } from "./refine-idea";

const AVOIDED = makeConstraint({ values: ["Burgers"], isNegated: true, label: "no Burgers" });
const input = { city: "Oakland", prompt: "pasta" } as const;

test.each([
  [0, 1],
  [-3, 1],
  [4.4, 4],
  [7, 7],
  [99, 10],
])("a size of %d becomes %d", async (requested, size) => {
  const curator = scriptedCurator({ parsePrompt: async () => scriptedIdea({ size: requested }) });
  expect(await refineIdea(input, makeStageCtx({ curator }))).toMatchObject({ kind: "idea", size });
});

test("a refusal is returned unchanged", async () => {
  const refused = { kind: "refused", message: "That is no request for food." } as const;
  const curator = scriptedCurator({ parsePrompt: async () => refused });
  expect(await refineIdea(input, makeStageCtx({ curator }))).toBe(refused);
});

test("a curator with a second reader is checked by it, corrections included", async () => {
  const corrections = [{ quote: "pasta", role: "want" as const }];
  const promptChecker = { parsePrompt: vi.fn(async () => scriptedIdea({ constraints: [AVOIDED] })) };
  const curator = scriptedCurator({ name: "model", promptChecker });
  const idea = await refineIdea({ ...input, corrections }, makeStageCtx({ curator }));
  expect(idea).toMatchObject({ constraints: [AVOIDED], guarded: [expect.stringMatching(/left out “Burgers”/)] });
  expect(promptChecker.parsePrompt).toHaveBeenCalledWith({ ...input, corrections }, expect.anything());
});
