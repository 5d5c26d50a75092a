import { expect, test } from "vitest";
import { makePlace } from "@/lib/testing/make-place";
import { buildGrounding } from "./checker/grounding";
import { resolveHeadline } from "./resolve-headline";

const headlineOf = (title: string, ...vibes: string[][]) => {
  const idea = {
    kind: "idea" as const,
    title: "Quiet dinner in Oakland",
    angle: "",
    constraints: [],
    unknowns: [],
    size: 5,
  };
  const picks = vibes.map((each) => ({ place: makePlace({ vibes: each }), evidence: [] }));
  return resolveHeadline(title, idea, buildGrounding({ city: "Oakland", idea, picks, unmet: [] }));
};

test("neither a headline nor the working title names a mood that few places are told to have", () => {
  const title = "Inside Voices, Please: Where to go for dinner";
  expect(headlineOf(title, ["quiet"], ["quiet"], [])).toBe(title);
  expect(headlineOf(title, ["quiet"], [], [])).toBe("Dinner in Oakland");
  expect(headlineOf("  ", ["quiet"], ["quiet"], [])).toBe("Quiet dinner in Oakland");
});
