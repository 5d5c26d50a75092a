import { expect, test } from "vitest";
import type { Canary, Fixtures } from "@/lib/testing/authorization/fixtures";
import { readPage, readRoute } from "@/lib/testing/authorization/handlers";
import type { HttpResponse } from "@/lib/testing/authorization/http-client";
import { matchPolicy } from "@/lib/testing/authorization/match-policy";
import { cellName, matrixCells } from "@/lib/testing/authorization/matrix";
import { outcomeOf } from "@/lib/testing/authorization/outcome";
import { accessViolations } from "@/lib/testing/authorization/violations";

/* The matrix tests the product; this tests the matrix, with responses of a faulty product. */

const canary: Canary = { word: "canary42", of: "an admin-only guide's name", readers: ["admin"], isShown: true };
const soups = [
  { name: "an open soup", params: { id: "open" }, isFor: "anybody" as const },
  { name: "a hidden soup", params: { id: "hidden" }, isFor: "administrators" as const },
];
const world: Fixtures = { canaries: [canary], subjects: { "/api/soups/[id]": soups } };
const code = (access: string) => `route({ access: "${access}" }, async () => {});\n`;
const handlers = [
  ...readRoute(
    "app/api/soups/[id]/route.ts",
    `export const GET = ${code("user")}export const DELETE = ${code("admin")}`,
  ),
  readPage("app/admin/soups/page.tsx", "<SignedInPage isForAdmins>"),
];
const { rows, problems } = matchPolicy(handlers, {
  "signed-in": ["GET /api/soups/[id]"],
  administrators: ["DELETE /api/soups/[id]", "GET /admin/**"],
});
const cells = matrixCells(rows, world);

const PRIVATE = { "cache-control": "private, no-store" };
const response = (status: number, of: Partial<HttpResponse> = {}): HttpResponse => ({
  status,
  headers: PRIVATE,
  body: "",
  path: "/api/soups/open",
  ...of,
});
function faults(name: string, given: HttpResponse): string[] {
  const cell = cells.find((item) => cellName(item) === name);
  if (!cell) throw new Error(`There is no cell ${name}.`);
  return accessViolations(cell, given, world.canaries);
}

test("every row is tried with every subject, in every role and every way", () => {
  expect(problems).toEqual([]);
  const named = cells.map(cellName);
  expect(new Set(named).size).toBe(named.length);
  const [reads, writes, pageWays] = [7, 7, 8];
  expect(named.length).toBe(7 * (2 * reads + 2 * writes + pageWays));
});

test.each([
  ["GET /api/soups/[id] (an open soup) as reader by bearer", 200, []],
  [
    "GET /api/soups/[id] (an open soup) as reader by bearer",
    404,
    ["expected in, was unknown (404 at /api/soups/open)"],
  ],
  ["GET /api/soups/[id] (an open soup) as ended by cookie", 401, []],
  ["GET /api/soups/[id] (an open soup) as ended by cookie", 200, ["expected sign-in, was in (200 at /api/soups/open)"]],
  ["GET /api/soups/[id] (a hidden soup) as reader by bearer", 404, []],
  ["GET /api/soups/[id] (a hidden soup) as reader by bearer", 403, [/expected unknown, was denied/]],
  ["GET /api/soups/[id] (a hidden soup) as reader by bearer", 200, [/expected unknown, was in/]],
  ["DELETE /api/soups/[id] (an open soup) as reader by bearer", 403, []],
  ["DELETE /api/soups/[id] (an open soup) as reader by bearer", 404, [/expected denied, was unknown/]],
  ["DELETE /api/soups/[id] (an open soup) as admin by cookie from https://evil.example", 403, []],
  ["DELETE /api/soups/[id] (an open soup) as admin by cookie from https://evil.example", 204, [/was in/]],
  ["DELETE /api/soups/[id] (an open soup) as admin by form", 204, [/was in/]],
  ["GET /admin/soups as reader by navigation", 200, [/expected denied, was in/]],
  ["GET /admin/soups as visitor by prefetch", 500, ["responded with 500"]],
])("%s: %i", (name, status, expected) => {
  expect(faults(name, response(status))).toEqual(
    expected.map((item) => (typeof item === "string" ? item : expect.stringMatching(item))),
  );
});

test("a canary anywhere in a response is a fault, unless it is theirs or part of the request", () => {
  const cell = "GET /api/soups/[id] (a hidden soup) as reader by bearer";
  const leak = ["shows an admin-only guide's name"];
  expect(faults(cell, response(404, { body: '{"error":"canary42"}' }))).toEqual(leak);
  expect(faults(cell, response(404, { headers: { etag: "canary42" } }))).toEqual(leak);
  expect(faults("GET /admin/soups as reader by prefetch", response(200, { body: "canary42" }))).toEqual(leak);
  expect(faults(cell, response(404, { path: "/api/soups/canary42", body: "canary42" }))).toEqual([]);
  const own = "GET /api/soups/[id] (a hidden soup) as admin by bearer";
  expect(faults(own, response(200, { body: "canary42" }))).toEqual([]);
  // Whoever is not authenticated counts as nobody.
  const unbelieved = "DELETE /api/soups/[id] (a hidden soup) as admin by form";
  expect(faults(unbelieved, response(403, { body: "canary42" }))).toEqual(leak);
});

test("a personal response may not be cached publicly, opened to other sites, or redirect elsewhere", () => {
  const cell = "GET /api/soups/[id] (an open soup) as reader by bearer";
  expect(faults(cell, response(200, { headers: { "cache-control": "public" } }))).toEqual([
    'may be cached by anybody ("public")',
  ]);
  const open = { ...PRIVATE, "access-control-allow-origin": "*" };
  expect(faults(cell, response(200, { headers: open }))).toEqual(["opens itself to other sites"]);
  const away = response(307, { headers: { location: "http://evil.example/login" } });
  expect(faults("GET /admin/soups as visitor by navigation", away)).toEqual(["leads to http://evil.example/login"]);
});

test("every way in which Next reports access is recognized", () => {
  const outcome = (status: number, of: Partial<HttpResponse> = {}) => outcomeOf(response(status, of));
  expect(outcome(307, { headers: { location: "/login?claim=x" } })).toBe("sign-in");
  expect(outcome(307, { headers: { "x-nextjs-redirect": "/login" } })).toBe("sign-in");
  expect(outcome(200, { body: '1:E{"digest":"NEXT_REDIRECT;replace;/login;307;"}' })).toBe("sign-in");
  expect(outcome(303, { headers: { location: "http://localhost/discover" } })).toBe("elsewhere");
  expect(outcome(200, { body: '1:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}' })).toBe("unknown");
  expect(outcome(200, { body: "You do not have permission to access this page." })).toBe("denied");
  expect(outcome(415)).toBe("misunderstood");
  expect(outcome(500)).toBe("broken");
  expect(outcome(204)).toBe("in");
});
