import { expect, test } from "vitest";
import { permissionsPolicy } from "./permissions-policy";

test("nobody may ask where somebody is but the page that is allowed to, and that page nothing more", () => {
  expect(permissionsPolicy()).toContain("geolocation=()");
  expect(permissionsPolicy({ mayAskWhere: true })).toContain("geolocation=(self)");
  expect(permissionsPolicy({ mayAskWhere: true }).match(/\(self\)/g)).toHaveLength(1);
});
