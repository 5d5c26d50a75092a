import { expect, test } from "vitest";
import { ChangeOwnGuideInput, OWN_TITLE_LENGTH } from "./own-guide";

const nameOf = (name: string) => ChangeOwnGuideInput.parse({ name }).name;
const problemOf = (input: object) => ChangeOwnGuideInput.safeParse(input).error?.issues[0]?.message;

test("a title is one line of plain text", () => {
  expect(nameOf("  Ph\u1edf \n and\tfog\u0007 \u202e ")).toBe("Ph\u1edf and fog");
  expect(nameOf("<b>Soup</b>")).toBe("<b>Soup</b>");
});

test.each(["", "ab", "  a  ", "\u202e\u202e\u202e", "x".repeat(121)])("%j is no title", (name) => {
  expect(problemOf({ name })).toBe(OWN_TITLE_LENGTH);
});

test("a change changes something", () => {
  expect(problemOf({})).toBe("Nothing to change was given.");
  expect(problemOf({ isListed: "yes" })).toBe("Say with true or false whether the guide is listed.");
});
