import { expect, test } from "vitest";
import { claimPaths, parseClaim } from "./claim-paths";

test("a claim stays with its reader through the sign-in", () => {
  const claim = parseClaim("aB3_-x");
  expect(claimPaths(claim)).toEqual({
    login: "/login?claim=aB3_-x",
    register: "/register?claim=aB3_-x",
    afterEntry: "/email/link/aB3_-x",
  });
  expect(claimPaths(undefined)).toEqual({ login: "/login", register: "/register", afterEntry: "/" });
});

test.each([undefined, "", ["a", "b"], "../admin", "a&next=//elsewhere.example", "x".repeat(201)])(
  "%j is not a claim, and leads nowhere",
  (value) => {
    expect(parseClaim(value)).toBeUndefined();
  },
);
