import { describe, expect, it } from "vitest";
import type { PromptReading } from "@/lib/contracts/reading";
import type { Constraint } from "@/lib/contracts/stages";
import { settleReadings } from "./settle-readings";

const reading = (quote: string, more: Partial<PromptReading> = {}): PromptReading => ({
  quote,
  start: 0,
  role: "want",
  type: "feature",
  outcome: "not judged",
  label: quote,
  ...more,
});

const wish = (field: Constraint["field"], value: string): Constraint => ({
  field,
  values: [value],
  isNegated: false,
  isHard: false,
  label: `the line of ${value}`,
});

const CONSTRAINTS = [
  wish("goodFor", "birthday"),
  wish("goodFor", "groups"),
  wish("goodFor", "grandparents"),
  wish("feature", "step-free"),
  wish("landmark", "16th Street Mission BART"),
];

const settle = (quote: string, more?: Partial<PromptReading>, constraints: Constraint[] = []) => {
  const [settled] = settleReadings([reading(quote, more)], constraints, "San Francisco");
  return settled?.outcome === "judged" ? settled.label : settled?.outcome;
};

describe("what belongs to a constraint is judged with it", () => {
  it.each<[string, PromptReading["type"], string]>([
    ["60th", "occasion", "birthday"],
    ["seven", "party", "groups"],
    ["eighty", "age", "groups"],
    ["walker", "access", "step-free"],
    ["bad knee", "access", "step-free"],
    ["walking", "access", "16th Street Mission BART"],
  ])("%s, of type %s: %s", (quote, type, value) => {
    expect(settle(quote, { type }, CONSTRAINTS)).toBe(`the line of ${value}`);
    expect(settle(quote, { type })).not.toMatch(/^the line/);
  });

  it("a small number is neither a group nor a birthday", () => {
    expect(settle("two", { type: "party" }, CONSTRAINTS)).toBe("not judged");
  });

  it("a bonus stays one", () => {
    expect(settleReadings([reading("walker", { type: "access", role: "nice" })], CONSTRAINTS, "Oakland")).toMatchObject(
      [{ role: "nice", outcome: "judged" }],
    );
  });

  it("a refused word that says nothing alone is no line of its own", () => {
    expect(settle("too", { role: "avoid", type: "vibe" })).toBe("ignored");
  });

  it("a refusal belongs to no wish", () => {
    const refused = { ...wish("feature", "step-free"), isNegated: true };
    expect(settle("walker", { type: "access" }, [refused])).toBe("not judged");
    expect(settle("walker", { type: "access", role: "avoid" }, CONSTRAINTS)).toBe("not judged");
  });
});

describe("what asks for nothing is ignored", () => {
  it.each<[string, PromptReading["type"]]>([
    ["after", "time"],
    ["the", "time"],
    ["around", "area"],
    ["people", "vibe"],
    ["one", "feature"],
    ["three", "quality"],
    ["best", "quality"],
    ["really good", "quality"],
    ["safe", "vibe"],
    ["San Francisco", "area"],
    ["the city", "landmark"],
  ])("%s, of type %s, understood or not", (quote, type) => {
    expect(settle(quote, { type })).toBe("ignored");
    expect(settle(quote, { type, outcome: "not understood" })).toBe("ignored");
  });

  it.each<[string, PromptReading["type"]]>([
    ["seven", "time"],
    ["120", "price"],
    ["four", "party"],
    ["after shift", "time"],
    ["really special", "quality"],
    ["Oakland", "area"],
    ["city lights", "landmark"],
  ])("%s, of type %s, is told", (quote, type) => {
    expect(settle(quote, { type })).toBe("not judged");
  });

  it("but never a refusal, nor what somebody may eat or not", () => {
    for (const role of ["avoid", "danger"] as const) expect(settle("one", { role })).toBe("not judged");
    for (const type of ["diet", "allergen", "dish", "ingredient", "cuisine"] as const) {
      expect(settle("good", { type })).toBe("not judged");
      expect(settle("one", { type, outcome: "not understood" })).toBe("not understood");
    }
  });

  it("the city's other names are those of San Francisco alone", () => {
    const settled = settleReadings([reading("the city", { type: "area" })], [], "Oakland");
    expect(settled).toMatchObject([{ outcome: "not judged" }]);
  });
});
