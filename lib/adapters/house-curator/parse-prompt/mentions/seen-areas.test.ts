import { expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { parsePrompt } from "../parse-prompt";

async function read(prompt: string, city: City = "San Francisco") {
  const idea = await parsePrompt({ city, prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
}

test.each<[prompt: string, city?: City]>([
  ["brunch overlooking the Golden Gate Bridge"],
  ["seafood overlooking the marina"],
  ["lunch overlooking Dolores Park"],
  ["dinner with a view of the Marina"],
  ["sushi with a view over the Embarcadero"],
  ["drinks looking out over the Embarcadero"],
  ["brunch that looks onto Washington Square"],
  ["dinner that overlooks Lake Merritt", "Oakland"],
])("what is looked out on is a view, and not where to be: %s", async (prompt, city) => {
  const { constraints } = await read(prompt, city);
  expect(constraints.map(({ label }) => label)).toContain("a view");
  expect(constraints.filter(({ field }) => field === "area" || field === "landmark")).toEqual([]);
});

test.each([
  ["seafood in the marina overlooking the bay", "Marina"],
  ["dinner in the Marina with a view of the bridge", "Marina"],
  ["coffee near the Golden Gate Bridge", "near the Golden Gate Bridge (within ¾ mile)"],
])("where to be is still said: %s", async (prompt, label) => {
  expect((await read(prompt)).constraints.map((constraint) => constraint.label)).toContain(label);
});

test.each([
  ["dinner not overlooking a parking lot", "not overlooking a parking lot"],
  ["brunch, no views of a wall please", "views of a wall"],
])("what is not to be looked out on keeps no view out: %s", async (prompt, told) => {
  const { constraints, readings } = await read(prompt);
  expect(constraints.filter(({ field }) => field === "vibe" || field === "feature")).toEqual([]);
  expect(readings?.filter(({ outcome }) => outcome === "not judged").map(({ label }) => label)).toEqual([told]);
});
