import { expect, test } from "vitest";
import { initials } from "./profile-card";
import { registrationProblem } from "./registration-problem";

const good = { username: "ana", password: "four soup spoons", confirmation: "four soup spoons" };
const messageOf = (fields: Partial<typeof good>) => registrationProblem({ ...good, ...fields })?.message ?? null;

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

test("a mismatch is reported before a short password", () => {
  expect(messageOf({ password: "123", confirmation: "124" })).toBe("Passwords do not match");
});
