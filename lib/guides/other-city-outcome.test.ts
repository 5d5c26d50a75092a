import { expect, test } from "vitest";
import { otherCityOutcome } from "./other-city-outcome";

const input = { city: "San Francisco" as const, prompt: "dumplings near MacArthur BART" };

test("what another of our cities has is asked for there, in the same words", () => {
  const outcome = otherCityOutcome(input, { kind: "refused", message: "It is in Oakland.", city: "Oakland" });
  expect(outcome).toMatchObject({
    kind: "too few",
    tooFew: {
      message: "It is in Oakland.",
      changes: [{ label: "Switch to Oakland and ask again", wish: { city: "Oakland", prompt: input.prompt } }],
    },
  });
});

test("what none of our cities has is refused", () =>
  expect(() => otherCityOutcome(input, { kind: "refused", message: "That is far." })).toThrow("That is far."));
