import { expect, test } from "vitest";
import { PERMISSIONS_POLICY } from "./permissions-policy";

test("our pages may request geolocation, and nothing more", () => {
  expect(PERMISSIONS_POLICY).toContain("geolocation=(self)");
  expect(PERMISSIONS_POLICY.match(/\(self\)/g)).toHaveLength(1);
});
