import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

test.each([
  ["tacos at seven thirty table for four", "seven thirty"],
  ["table at eight for quiet pasta", "eight"],
  ["7.30pm reservation for tacos", "7.30pm"],
  ["tacos at 7pm table for four", "7pm"],
  ["around eight sushi", "around eight"],
])("the time is told as one, and as nothing else: %s", async (prompt, time) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  const told = idea.readings?.filter(({ quote }) => /\d|seven|eight/.test(quote));
  expect(told?.map(({ type }) => type)).toEqual(["time"]);
  expect(time).toContain(told?.[0]?.quote);
});
