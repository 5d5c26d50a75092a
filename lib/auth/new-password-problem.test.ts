import { expect, test } from "vitest";
import { newPasswordProblem } from "./new-password-problem";

const STOLEN = "This password is in lists of stolen ones. Choose another.";
const GUESSED = "This password is the first that anybody would try here. Choose another.";

test.each([
  ["7 letters", "orchard", "Password must be at least 8 characters"],
  ["129 letters", "x".repeat(129), "Password must be at most 128 characters"],
  ["a stolen one", "password", STOLEN],
  ["a stolen one in other letters", "PassWord123", STOLEN],
  ["a stolen one from a wide keyboard", "ｐａｓｓｗｏｒｄ", STOLEN],
  ["a row of keys", "1qaz2wsx", STOLEN],
  ["the username", "Ana.B-2026", GUESSED],
  ["the username twice", "ana.bana.b", GUESSED],
  ["our own name", "Kumquat2026!", GUESSED],
])("%s is refused", (_, password, sentence) => {
  expect(newPasswordProblem(password, "ana.b")).toBe(sentence);
});

test.each(["a good password", "kumquat marmalade", "ana.b likes soup", "ÄÖÜäöüß!"])("%s is accepted", (password) => {
  expect(newPasswordProblem(password, "ana.b")).toBeNull();
});
