import { expect, test } from "vitest";
import { permissionsPolicy } from "./permissions-policy";

test("only some pages may request geolocation, and those nothing more", () => {
  expect(permissionsPolicy()).toContain("geolocation=()");
  expect(permissionsPolicy({ mayAskWhere: true })).toContain("geolocation=(self)");
  expect(permissionsPolicy({ mayAskWhere: true }).match(/\(self\)/g)).toHaveLength(1);
});
