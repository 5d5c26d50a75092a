import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

const read = async (prompt: string) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind !== "idea") throw new Error(`“${prompt}” was refused.`);
  return { labels: idea.constraints.map(({ label }) => label), readings: idea.readings };
};

test.each([
  ["dinner b4 a show", "before a show"],
  ["snack b4 the movie", "before a show"],
  ["dinner w/ my bday crew", "good for a birthday"],
])("“%s” is %s", async (prompt, label) => {
  expect((await read(prompt)).labels).toContain(label);
});

test("what no source tells is spelled out, under the words that were typed", async () => {
  expect((await read("ramen 2nite")).readings).toContainEqual(
    expect.objectContaining({ quote: "2nite", outcome: "not judged", label: "tonight" }),
  );
  const { readings = [] } = await read("cheap eats b4 the giants game");
  const before = readings.filter(({ quote }) => quote === "b4");
  expect(before.map(({ outcome }) => outcome)).toEqual(["ignored"]);
});
