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
  it("is the dish that most entries tell, whatever the title names and the neighbors show", () => {
    const readings = [reading("want", "seafood")];
    const picks = draft(["The crab.", "Oysters.", "Oysters and a steak."], ["Seafood", "Seafood", "Seafood"], {
      readings,
    });
    const titled = { ...picks, composition: { ...picks.composition, title: "Claws: Crab and more" } };
    expect(chooseCoverSubject(titled, ["oyster"])).toBe("oyster");
  });

  it("is else what the prompt asks for, where an entry tells it", () => {
    const noodles = { readings: [reading("want", "phở")] };
    expect(chooseCoverSubject(draft(["Order the phở.", "Order the pasta."], [], noodles), [])).toBe("pho");
    expect(chooseCoverSubject(draft(["Order the gelato.", "Order the pasta."], [], noodles), [])).toBe("pasta");
    const kitchen = { constraints: [constraint("cuisine", "Ethiopian")] };
    expect(chooseCoverSubject(draft(["Tear the injera."], ["Ethiopian"], kitchen), [])).toBe("injera");
    expect(chooseCoverSubject(draft(["Sit inside."], ["Ethiopian"], kitchen), [])).toBe("injera");
  });

  it("is else what most kitchens cook and an entry tells", () => {
    const picks = draft(
      ["Start with the eggs.", "Order the noodles.", "Sit outside."],
      ["Chinese", "Chinese", "Diner"],
    );
    expect(chooseCoverSubject(picks, [])).toBe("noodles");
    expect(chooseCoverSubject(draft(["Sit outside.", "Sit inside."], ["Ramen", "Ramen"]), [])).toBe("ramen");
  });

  it("is else a dish at home in the kitchen that tells it, and neither a side nor a place's name", () => {
    const picks = draft(["Bread, and a pastry case.", "Order the taco."], ["Seafood", "Mexican"]);
    expect(chooseCoverSubject(picks, [])).toBe("taco");
    const named = draft(["Grill Street has no grill to speak of. Order the crab."], ["Seafood"]);
    Object.assign(named.candidates.places[0] ?? {}, { name: "Grill Street" });
    expect(chooseCoverSubject(named, [])).toBe("crab");
  });

  it("is, where no food is asked for, what the title names, or the place that is asked for", () => {
    const counter = { constraints: [constraint("feature", "counter", { label: "seats at the counter" })] };
    const picks = draft(["Order the milkshake.", "Order the pepper steak."], ["Diner"], counter);
    expect(chooseCoverSubject(picks, [])).toBe("counter");
    const titled = { ...picks, composition: { ...picks.composition, title: "Two Chairs: Pepper steak and more" } };
    expect(chooseCoverSubject(titled, ["steak"])).toBe("steak");
  });

  it("is no box of fries where another dish is told", () => {
    const picks = draft(["Start with fries.", "Order the stuffed eggplant."], ["Vegetarian", "Italian"]);
    expect(chooseCoverSubject(picks, [])).toBe("aubergine");
  });

  it("is nothing that the prompt refuses", () => {
    const readings = [reading("danger", "shellfish"), reading("want", "seafood")];
    expect(chooseCoverSubject(draft(["Order the crab."], ["Seafood"], { readings }), [])).toBe("fish");
    const vegan = { constraints: [constraint("diet", "vegan"), constraint("dish", "pizza", { isNegated: true })] };
    expect(chooseCoverSubject(draft(["Order the pizza.", "Order the pizza."], ["Vegan", "Vegan"], vegan), [])).toBe(
      "avocado",
    );
  });

  it("is another than the city's newest guides show, where another would do", () => {
    const picks = draft(["Order the ramen.", "Order the gyoza."], [], { readings: [reading("want", "Japanese")] });
    const [first = "", second = ""] = [chooseCoverSubject(picks, []), chooseCoverSubject(picks, ["ramen"])];
    expect([first, second]).toEqual(["ramen", "gyoza"]);
    expect(chooseCoverSubject(picks, [first, second])).toBe("ramen");
  });
});
