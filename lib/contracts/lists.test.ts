import { expect, test } from "vitest";
import { ChangeListInput, CreateListInput, ListParams, PutListPlaceInput } from "./lists";

const problem = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test("a name is one line, and has to be given", () => {
  expect(CreateListInput.parse({ name: " Soup \n for\u202e June " })).toEqual({ name: "Soup for June" });
  expect(problem(CreateListInput.safeParse({ name: " \n " }))).toBe("Give the list a name.");
  expect(problem(CreateListInput.safeParse({}))).toBe("Give the list a name.");
  expect(problem(CreateListInput.safeParse({ name: "x".repeat(81) }))).toMatch(/at most 80 characters/);
  expect(problem(ChangeListInput.safeParse({}))).toBe("Nothing to change was given.");
});

test("a note is short, and an empty one is none", () => {
  expect(PutListPlaceInput.parse({ note: "  Ask for\nthe corner " })).toEqual({ note: "Ask for the corner" });
  expect(PutListPlaceInput.parse({ note: "" })).toEqual({ note: "" });
  expect(PutListPlaceInput.parse({})).toEqual({});
  expect(problem(PutListPlaceInput.safeParse({ note: "x".repeat(281) }))).toBe("A note has at most 280 characters.");
});

test("an id that no list can have is not found", () => {
  expect(() => ListParams.parse({ id: "zuni-cafe" })).toThrow(expect.objectContaining({ code: "not_found" }));
});
