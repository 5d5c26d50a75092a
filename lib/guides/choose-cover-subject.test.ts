import { describe, expect, it } from "vitest";
import type { Constraint, PromptReading } from "@/lib/contracts/stages";
import { chooseCoverSubject } from "./choose-cover-subject";

type Draft = Parameters<typeof chooseCoverSubject>[0];

const constraint = (field: Constraint["field"], value: string, more: Partial<Constraint> = {}): Constraint => ({
  field,
  values: [value],
  isNegated: false,
  isHard: true,
  label: value,
  ...more,
});

const reading = (role: PromptReading["role"], label: string): PromptReading => ({
  quote: label,
  start: 0,
  role,
  type: "dish",
  outcome: "judged",
  label,
});

function draft(texts: string[], cuisines: string[], idea: Partial<Draft["idea"]> = {}): Draft {
  const ids = texts.map((_, index) => `place-${index}`);
  return {
    idea: { kind: "idea", title: "Any", angle: "", constraints: [], unknowns: [], size: 5, ...idea },
    candidates: {
      places: ids.map((id, index) => ({ id, cuisines: [cuisines[index] ?? "Italian"] })),
    } as unknown as Draft["candidates"],
    composition: {
      title: "Elbows In",
      entries: ids.map((placeId, index) => ({ placeId, sentences: [{ text: texts[index] ?? "", evidenceIds: [] }] })),
    } as unknown as Draft["composition"],
  };
}

describe("the subject of a new guide's cover", () => {
  it("is what the prompt asks for", () => {
    const picks = draft(["Order the pasta."], ["Italian"], { readings: [reading("want", "phở")] });
    expect(chooseCoverSubject(picks, [])).toBe("pho");
    const kitchen = draft(["Order the soup."], ["Ethiopian"], { constraints: [constraint("cuisine", "Ethiopian")] });
    expect(chooseCoverSubject(kitchen, [])).toBe("injera");
  });

  it("is else what the first picks are recommended for, and else what their kitchens cook", () => {
    expect(chooseCoverSubject(draft(["Order the crab.", "Order the pie."], ["Seafood"]), [])).toBe("crab");
    expect(chooseCoverSubject(draft(["Sit outside.", "Sit inside."], ["Ramen", "Ramen"]), [])).toBe("ramen");
  });

  it("is, where no food is asked for, what the title names, or the place that is asked for", () => {
    const counter = { constraints: [constraint("feature", "counter", { label: "seats at the counter" })] };
    const picks = draft(["Order the milkshake."], ["Diner"], counter);
    expect(chooseCoverSubject(picks, [])).toBe("counter");
    const titled = { ...picks, composition: { ...picks.composition, title: "Two Chairs: Pepper steak and more" } };
    expect(chooseCoverSubject(titled, [])).toBe("steak");
    expect(chooseCoverSubject(titled, ["steak"])).toBe("steak");
  });

  it("is nothing that the prompt refuses", () => {
    const readings = [reading("danger", "shellfish"), reading("want", "seafood")];
    expect(chooseCoverSubject(draft(["Order the crab."], ["Seafood"], { readings }), [])).toBe("fish");
    const vegan = { constraints: [constraint("diet", "vegan"), constraint("dish", "pizza", { isNegated: true })] };
    expect(chooseCoverSubject(draft(["Order the pizza."], ["Vegan"], vegan), [])).toBe("salad");
  });

  it("is another than the city's newest guides show, where there is a choice", () => {
    const ramen = draft(["Order the gyoza."], ["Ramen"], { readings: [reading("want", "ramen")] });
    expect(chooseCoverSubject(ramen, ["pizza"])).toBe("ramen");
    expect(chooseCoverSubject(ramen, ["pizza", "ramen"])).toBe("gyoza");
  });
});
