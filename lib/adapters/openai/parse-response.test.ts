import { expect, test } from "vitest";
import { z } from "zod";
import { parseResponse } from "./parse-response";

const Schema = z.object({ title: z.string() });
const SOUP = { isParsed: true, value: { title: "Soup {and} more" } };
const JSON_TEXT = '{"title": "Soup {and} more"}';

test.each([
  ["bare", JSON_TEXT],
  ["in a fence", `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  ["in a fence with words around it", `Here:\n\`\`\`\n${JSON_TEXT}\n\`\`\`\nEnjoy!`],
  ["in a fence that never ends", `\`\`\`json\n${JSON_TEXT}`],
  ["with words around it", `Sure! ${JSON_TEXT} Anything else?`],
  ["with more fields than requested", '{"title": "Soup {and} more", "mood": "warm"}'],
])("reads JSON %s", (_, text) => {
  expect(parseResponse(text, Schema)).toEqual(SOUP);
});

test.each([
  ["", /empty/],
  ["   \n", /empty/],
  ["Soup, I should say.", /not JSON/],
  ['{"title": "So', /not JSON/],
  ['{"titel": "Soup"}', /at "title"/],
  ["null", /expected object/i],
])("reports what is wrong with %j", (text, problem) => {
  expect(parseResponse(text, Schema)).toMatchObject({ isParsed: false, problem: expect.stringMatching(problem) });
});
