import { expect, test } from "vitest";
import type { PromptReading } from "@/lib/contracts/stages";
import { landmarkLabel } from "@/lib/guides/constraints/evaluate-landmark";
import { makeConstraint } from "@/lib/testing/make-place";
import { sampleGuide } from "../../testing/sample-guide";

const now = new Date(Date.UTC(2026, 0, 8, 16));
const burmese = makeConstraint({ field: "cuisine", values: ["Burmese"], label: "Burmese" });
const make = (more: object) => {
  const idea = { kind: "idea" as const, title: "", angle: "", constraints: [burmese], unknowns: [], size: 4, ...more };
  const guide = sampleGuide({ city: "San Francisco", wish: "burmese", idea, now });
  return guide?.introduction.flat().map(({ text }) => text) ?? [];
};

test("where a wish was to be and its author let go, the introduction says which places aren't there", () => {
  const at = (name: string) => makeConstraint({ field: "landmark", values: [name], label: landmarkLabel(name) });
  expect(
    make({ leftOut: [at("Ferry Building")] }).filter((text) => text.includes("near the Ferry Building")),
  ).toHaveLength(1);
  expect(make({}).filter((text) => text.includes("Ferry Building"))).toEqual([]);
});

test("a landmark that we don't know is told without its name", () => {
  const reading: PromptReading = {
    quote: "Foo Monument",
    start: 13,
    role: "want",
    type: "landmark",
    outcome: "not judged",
    label: "Foo Monument",
  };
  const texts = make({ readings: [reading] });
  expect(texts.filter((text) => /the landmark that is marked above/i.test(text))).toHaveLength(1);
  expect(texts.join(" ")).not.toContain("Foo");
});

test.each(["no alcohol", "alcohol-free", "something without alcohol", "a dry room"])(
  "a room without drinks is judged, and no open question: %s",
  (label) => {
    const unknowns = ["which rooms pour no alcohol"];
    const asked = /pours? (?:no )?alcohol/;
    const noAlcohol = makeConstraint({ field: "dish", values: ["alcohol"], isNegated: true, label });
    expect(make({ constraints: [burmese, noAlcohol], unknowns }).join(" ")).not.toMatch(asked);
    expect(make({ unknowns }).join(" ")).toMatch(asked);
  },
);
