import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

const daysOf = async (prompt: string) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  const readings = idea.kind === "refused" ? [] : (idea.readings ?? []);
  return readings.filter(({ type }) => type === "time").map(({ label }) => label);
};

test.each([
  ["Christmas Eve dinner for six, festive", "Christmas Eve"],
  ["Thanksgiving dinner with kids", "Thanksgiving"],
  ["somewhere romantic on Valentine's Day", "Valentine's Day"],
  ["brunch for Mother's Day", "Mother's Day"],
])("%s asks who is open on %s", async (prompt, day) => {
  expect(await daysOf(prompt)).toEqual([day]);
});

test("a feast's season is no day", async () => {
  for (const prompt of ["our office Christmas party, dim sum", "pizza with a festive room"])
    expect(await daysOf(prompt), prompt).toEqual([]);
});
