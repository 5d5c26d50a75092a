import { expect, test } from "vitest";
import { CITIES } from "@/lib/core/cities";
import { parsePrompt } from "../parse-prompt";
import { withoutDowntownElsewhere } from "./downtown-elsewhere";

test.each([
  ["coffee in downtown Redwood City", "Peninsula"],
  ["downtown Oakland dinner", "Oakland"],
  ["downtown Mountain View pizza", "Peninsula"],
  ["brunch downtown berkeley", "Berkeley"],
  ["tacos, downtown of San Jose", "San Jose"],
] as const)("“%s” asks every other city's guide for %s", async (prompt, meant) => {
  for (const city of CITIES) {
    const idea = await parsePrompt({ city, prompt }, null);
    if (city === meant) expect(idea.kind, city).toBe("idea");
    else expect(idea, city).toMatchObject({ kind: "refused", reason: "somewhere else", city: meant });
  }
});

test("a city's own downtown stays, and the text keeps its length", () => {
  for (const text of ["dinner downtown", "dinner in downtown San Francisco", "downtown lunch, then Oakland"])
    expect(withoutDowntownElsewhere(text, "San Francisco")).toBe(text);
  expect(withoutDowntownElsewhere("brunch in downtown Berkeley", "Berkeley")).toBe("brunch in downtown Berkeley");
  expect(withoutDowntownElsewhere("eat downtown Oakland", "Berkeley")).toBe("eat in       Oakland");
});
