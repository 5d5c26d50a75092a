import { expect, test } from "vitest";
import { emailLinkPath } from "./email-link-paths";

test("a page's path maps to its API call", () => {
  expect(emailLinkPath("confirm", ["abc-_1"])).toBe("/api/email/confirm/abc-_1");
  expect(emailLinkPath("unsubscribe", ["abc"])).toBe("/api/email/unsubscribe/abc");
  expect(emailLinkPath("restaurant-status", ["t", "google:1", "LOVE"], "?guideId=g")).toBe(
    "/api/email/restaurant-status/t/google%3A1/LOVE?guideId=g",
  );
});

test("path parts are encoded exactly once, and lead nowhere else", () => {
  expect(emailLinkPath("restaurant-status", ["t", "google%3A1", "LOVE"])).toBe(
    "/api/email/restaurant-status/t/google%3A1/LOVE",
  );
  expect(emailLinkPath("confirm", ["..%2Fclaims%3Fx"])).toBe("/api/email/confirm/..%2Fclaims%3Fx");
  expect(emailLinkPath("confirm", ["%E0%A4"])).toBe("/api/email/confirm/%25E0%25A4");
});

test.each([undefined, [], ["%20"], ["a", "b"]])("%j is not one token", (parts) => {
  expect(emailLinkPath("confirm", parts)).toBeNull();
  expect(emailLinkPath("restaurant-status", parts)).toBeNull();
});
