import { expect, test } from "vitest";
import { knownReader } from "./known-reader";

const user = { username: "maria", isAdmin: false };

test("a reader is known once the server has confirmed them, and a visitor once nobody is signed in", () => {
  expect(knownReader({ status: "signed-in", user, check: "done" })).toBe("maria");
  expect(knownReader({ status: "signed-out", user: null, check: "done" })).toBeNull();
});

test("nobody is known while that is looked up, or when the server was not reached", () => {
  expect(knownReader({ status: "loading", user: null, check: "pending" })).toBeUndefined();
  expect(knownReader({ status: "signed-in", user, check: "pending" })).toBeUndefined();
  expect(knownReader({ status: "signed-in", user, check: "failed" })).toBeUndefined();
  expect(knownReader({ status: "signed-out", user: null, check: "failed" })).toBeUndefined();
});
