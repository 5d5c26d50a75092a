import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

async function dryness(prompt: string): Promise<string> {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  const found = idea.constraints.find(({ values, isNegated }) => isNegated && values.includes("alcohol"));
  return found?.isDanger ? "danger" : found?.isHard ? "hard" : found ? "soft" : "none";
}

test.each([
  ["ideally no alcohol, thai", "soft"],
  ["dinner, no alcohol if possible", "soft"],
  ["would rather not be around alcohol, indian dinner", "soft"],
  ["thai, prefer no alcohol", "soft"],
  ["thai, preferably without alcohol", "soft"],
  ["thai, no alcohol, if possible", "soft"],
  ["thai, no alcohol", "hard"],
  ["thai, no alcohol, ideally a patio", "hard"],
  ["thai, no alcohol, patio if possible", "hard"],
  ["muslim family, ideally no alcohol, indian", "hard"],
  ["I'm sober, would rather not be around alcohol, thai", "hard"],
  ["halal, no alcohol if possible", "hard"],
  ["allergic to alcohol, no alcohol if possible, thai", "danger"],
])("%s: %s", async (prompt, expected) => {
  expect(await dryness(prompt)).toBe(expected);
});
