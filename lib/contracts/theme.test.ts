import { expect, test } from "vitest";
import { GenerateThemesInput, UpdateThemeInput } from "./theme";

const complaint = (
  schema: { safeParse: (input: unknown) => { error?: { issues: { message: string }[] } } },
  input: unknown,
) => schema.safeParse(input).error?.issues[0]?.message;

test("validates the request of a generation", () => {
  const messageFor = (weeksToGenerate: unknown, city: unknown = "San Francisco") =>
    complaint(GenerateThemesInput, { city, weeksToGenerate });
  expect(messageFor(1)).toBeUndefined();
  expect(messageFor(104)).toBeUndefined();
  for (const weeks of [0, -1, 105, 1.5, "52", null, undefined, Number.NaN, 1e9]) {
    expect(messageFor(weeks), String(weeks)).toBe("weeksToGenerate must be a whole number from 1 to 104.");
  }
  for (const city of ["Oakland", "", undefined, 1]) {
    expect(complaint(GenerateThemesInput, { city, weeksToGenerate: 1 })).toContain("city must be San Francisco");
  }
});

test("validates the changes of a theme", () => {
  expect(complaint(UpdateThemeInput, { theme: "", rationale: "" })).toBeUndefined();
  expect(complaint(UpdateThemeInput, { status: "APPROVED" })).toBeUndefined();
  expect(complaint(UpdateThemeInput, { status: "USED" })).toBe("status can only be set to APPROVED.");
  expect(complaint(UpdateThemeInput, {})).toBe("Nothing to change was given.");
  expect(complaint(UpdateThemeInput, { theme: "x".repeat(2001) })).toContain("2,000");
});
