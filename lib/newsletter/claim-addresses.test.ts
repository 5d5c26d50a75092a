import { expect, test } from "vitest";
import { claimAddresses, readClaim } from "./claim-addresses";

test("a claim stays with its reader through the sign-in", () => {
  const claim = readClaim("aB3_-x");
  expect(claimAddresses(claim)).toEqual({
    login: "/login?claim=aB3_-x",
    register: "/register?claim=aB3_-x",
    afterEntry: "/email/link/aB3_-x",
  });
  expect(claimAddresses(undefined)).toEqual({ login: "/login", register: "/register", afterEntry: "/" });
});

test.each([undefined, "", ["a", "b"], "../admin", "a&next=//elsewhere.example", "x".repeat(201)])(
  "%j is no claim, and leads nowhere",
  (asked) => {
    expect(readClaim(asked)).toBeUndefined();
  },
);
