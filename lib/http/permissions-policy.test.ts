import { expect, test } from "vitest";
import { permissionsPolicy } from "./permissions-policy";

test("only one page may request geolocation, and that page nothing more", () => {
  expect(permissionsPolicy()).toContain("geolocation=()");
  expect(permissionsPolicy({ mayAskWhere: true })).toContain("geolocation=(self)");
  expect(permissionsPolicy({ mayAskWhere: true }).match(/\(self\)/g)).toHaveLength(1);
});
