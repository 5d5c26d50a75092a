import { expect, test } from "vitest";
import { initials } from "./profile-card";
import { registrationProblems } from "./registration-problem";

const good = { username: "ana", password: "four soup spoons", confirmation: "four soup spoons" };
const problemsOf = (fields: Partial<typeof good>) =>
  Object.fromEntries(registrationProblems({ ...good, ...fields }).map(({ field, message }) => [field, message]));
const messageOf = (fields: Partial<typeof good>) => Object.values(problemsOf(fields))[0] ?? null;

test("an avatar shows two capitals, or question marks", () => {
  expect(initials("ana")).toBe("AN");
  expect(initials("x")).toBe("X");
  expect(initials("")).toBe("??");
  expect(initials(null)).toBe("??");
});

test("a registration is checked before it is sent", () => {
  expect(messageOf({})).toBeNull();
  expect(messageOf({ username: "  " })).toBe("Enter a username.");
  expect(messageOf({ username: "ab " })).toBe("Usernames have 3 to 30 characters.");
  expect(messageOf({ username: "a".repeat(31) })).toBe("Usernames have 3 to 30 characters.");
  expect(messageOf({ username: "Maria  L" })).toBe("Usernames have no spaces: Maria_L would do.");
  expect(messageOf({ username: "zoë l" })).toBe("Usernames have no spaces.");
  expect(messageOf({ username: "zoë" })).toMatch(/^Usernames can't have “ë”, only letters/);
  expect(messageOf({ username: "ana\u0000b" })).toMatch(/^Usernames are made of letters/);
  expect(messageOf({ confirmation: "Four soup spoons" })).toBe("Passwords do not match");
  expect(messageOf({ password: "1234567", confirmation: "1234567" })).toBe("Password must be at least 8 characters");
  expect(messageOf({ password: "12345678", confirmation: "12345678" })).toBeNull();
  const long = "x".repeat(129);
  expect(messageOf({ password: long, confirmation: long })).toBe("Password must be at most 128 characters");
});

test("every mistake is told at once, beside its field", () => {
  expect(problemsOf({ username: "lake merritt", password: "123", confirmation: "124" })).toEqual({
    username: "Usernames have no spaces: lake_merritt would do.",
    password: "Password must be at least 8 characters",
    confirmation: "Passwords do not match",
  });
  expect(problemsOf({ username: "", password: "", confirmation: "" })).toEqual({
    username: "Enter a username.",
    password: "Enter a password.",
  });
  expect(problemsOf({ confirmation: "" })).toEqual({ confirmation: "Enter the password once more." });
});
