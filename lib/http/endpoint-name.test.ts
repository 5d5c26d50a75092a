import { expect, test } from "vitest";
import { endpointName } from "./endpoint-name";

const at = (path: string, params: Parameters<typeof endpointName>[1] = {}) =>
  endpointName({ method: "POST", url: `http://localhost${path}` }, params);

test("a call is named by its fixed path segments, without its query", () => {
  expect(at("/api/auth/login?next=a@b.example")).toBe("POST /api/auth/login");
  expect(at("/api/scheduled-themes/generate")).toBe("POST /api/scheduled-themes/generate");
});

test("a route without a parameter has none, as Next hands it over", () => {
  expect(endpointName({ method: "GET", url: "http://localhost/api/admin-log" }, undefined)).toBe("GET /api/admin-log");
});

test.each([
  ["/api/email/unsubscribe/0a1b2c", { token: "0a1b2c" }],
  ["/api/email/unsubscribe/secret", { token: "secret" }],
  ["/api/email/unsubscribe/ana%40example.com", { token: "ana@example.com" }],
  ["/api/email/unsubscribe/a%2500", {}],
  ["/api/email/unsubscribe/abcdefghijklmnopqrstuvwxyzabc", {}],
])("what stands in a parameter of %s is not disclosed", (path, params) => {
  expect(at(path, params)).toBe("POST /api/email/unsubscribe/[]");
});
