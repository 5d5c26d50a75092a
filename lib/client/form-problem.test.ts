import { expect, test } from "vitest";
import { ApiError } from "./api-error";
import { assignProblems, formProblem } from "./form-problem";

test("a sentence is said at the field that the server names", () => {
  const refused = new ApiError(400, "That is not your current password.", "current");
  expect(formProblem(refused)).toEqual({ message: "That is not your current password.", field: "current" });
  expect(assignProblems([formProblem(refused)], ["current", "password"])).toEqual({
    atField: { current: "That is not your current password." },
    forForm: null,
  });
});

test("one about no field, or about a field that the form does not have, is said for the form", () => {
  const lost = formProblem(new ApiError(0, "offline"), "That did not work.");
  expect(lost).toEqual({ message: "That did not work.", field: undefined });
  expect(assignProblems([lost], ["email"])).toEqual({ atField: {}, forForm: "That did not work." });
  const other = formProblem(new ApiError(400, "Choose a city.", "city"));
  expect(assignProblems([other], ["email"])).toEqual({ atField: {}, forForm: "Choose a city." });
});

test("several fields have their own, each its first", () => {
  const problems = [
    { field: "username", message: "Enter a username." },
    { field: "password", message: "Enter a password." },
    { field: "password", message: "It is too short." },
  ];
  expect(assignProblems(problems, ["username", "password"])).toEqual({
    atField: { username: "Enter a username.", password: "Enter a password." },
    forForm: null,
  });
});
