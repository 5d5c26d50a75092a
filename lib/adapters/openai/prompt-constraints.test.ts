import { expect, test } from "vitest";
import { type PromptConstraint, toConstraints } from "./prompt-constraints";

const read = (constraint: Partial<PromptConstraint>) =>
  toConstraints([{ field: "cuisine", values: [], isNegated: false, isHard: true, ...constraint }], "San Francisco")[0];

test.each<[Partial<PromptConstraint>, unknown]>([
  [
    { values: ["cantonese", "DIM SUM"] },
    { field: "cuisine", values: ["Cantonese", "Dim Sum"], label: "Cantonese or Dim Sum" },
  ],
  [
    { values: ["Sushi"], isNegated: true },
    { values: ["Sushi"], isNegated: true, label: "no Sushi" },
  ],
  [
    { field: "area", values: ["the mission"] },
    { field: "area", values: ["Mission"] },
  ],
  [
    { field: "price", values: ["1", "$$", "cheap"] },
    { values: ["1", "2"], label: "$ or $$" },
  ],
  [
    { field: "vibe", values: ["cozy"] },
    { field: "vibe", values: ["cosy"] },
  ],
  [{ field: "diet", values: ["plant based"] }, { values: ["vegan"] }],
  [
    { field: "dish", values: ["xlb"] },
    { field: "dish", values: ["soup dumplings"] },
  ],
  [
    { field: "name", values: ["Yank Sing"], isNegated: true },
    { field: "name", values: ["Yank Sing"] },
  ],
])("converts %j to the catalogue's vocabulary", (constraint, expected) => {
  expect(read(constraint)).toMatchObject(expected as object);
});

test("a value without a catalogue word becomes a keyword, so that a guide can say that no place has it", () => {
  expect(read({ values: ["Basque"] })).toMatchObject({ field: "keyword", values: ["Basque"], isHard: true });
  expect(read({ values: ["Basque", "Spanish"] })).toMatchObject({ field: "cuisine", values: ["Spanish"] });
});

test.each<Partial<PromptConstraint>>([{ values: [] }, { field: "price", values: ["cheap"] }, { values: ["<b></b>"] }])(
  "%j produces no constraint",
  (constraint) => {
    expect(read(constraint)).toBeUndefined();
  },
);

test("a label contains no markup from a value", () => {
  const label = read({ field: "dish", values: ["<img src=x onerror=alert(1)> **pie** https://evil.example"] })?.label;
  expect(label).not.toMatch(/[<>*]|http/);
});
