import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findHandlers, readPage, readRoute } from "@/lib/testing/authorization/handlers";
import { matchPolicy, type PolicyRow } from "@/lib/testing/authorization/match-policy";
import type { POLICY } from "@/lib/testing/authorization/policy";
import { SESSION_PAGES } from "@/lib/web/page-access";

const handlers = findHandlers();

test("the policy and the code agree on every page and every call", () => {
  expect(matchPolicy(handlers).problems).toEqual([]);
  expect(handlers.length).toBeGreaterThan(70);
});

test("the pages that the proxy knows are those that check the user", () => {
  const asking = handlers.filter(
    ({ kind, path, declared }) => kind === "page" && !path.includes("[") && declared !== "public",
  );
  const declared = { user: "signed-in", admin: "admin", "signed-out": "signed-out" } as Record<string, string>;
  expect(SESSION_PAGES).toEqual(Object.fromEntries(asking.map((page) => [page.path, declared[page.declared ?? ""]])));
});

test("the pages of any site may read what everybody may, and nothing else", () => {
  const hasOwnAnswer = /\[token\]|\[\[\.\.\.unknown\]\]/;
  const isPublicRead = ({ kind, path, method, level }: PolicyRow) =>
    kind === "call" && method === "GET" && level === "everyone" && path.startsWith("/api/") && !hasOwnAnswer.test(path);
  const { rows } = matchPolicy(handlers);
  const open = rows.filter(({ hasCors }) => hasCors);
  expect(open.filter(({ path }) => path.startsWith("/api/"))).toEqual(rows.filter(isPublicRead));
  expect(open.filter(({ level, method }) => level !== "everyone" || method !== "GET")).toEqual([]);
  for (const { file } of handlers.filter(({ kind }) => kind === "call")) {
    const isOpen = open.some((row) => row.file === file);
    expect(/^export const OPTIONS = preflight;$/m.test(readFileSync(file, "utf8")), file).toBe(isOpen);
  }
});

test("there are no other write paths: no server action", () => {
  const code = globSync("{app,components}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((text) => /["']use server["']/.test(text))).toEqual([]);
});

describe("mismatches are reported", () => {
  const read = (code: string, file = "app/api/soups/[id]/route.ts") => readRoute(file, code);
  const GET = 'export const GET = route({ access: "user", params: X }, async () => {});\n';
  const DELETE = 'export const DELETE = route(\n  { access: "admin" },\n  async () => {},\n);\n';
  const policy = { everyone: [], administrators: ["DELETE /api/soups/**"], "signed-in": ["GET /api/soups/[id]"] };
  const problems = (code: string, changes: Partial<typeof POLICY> = {}) =>
    matchPolicy(read(code), { ...policy, ...changes }).problems;

  test("none, if both agree", () => {
    expect(problems(GET + DELETE)).toEqual([]);
    expect(read(GET + DELETE)).toMatchObject([
      { path: "/api/soups/[id]", method: "GET", declared: "user", adminFlag: null },
      { path: "/api/soups/[id]", method: "DELETE", declared: "admin" },
    ]);
  });

  test("a new method, a new flag and a new page without a row", () => {
    const PUT = 'export const PUT = route({ access: "user" }, async () => {});\n';
    const file = "app/api/soups/[id]/route.ts";
    expect(problems(GET + DELETE + PUT)).toEqual([`PUT /api/soups/[id] (${file}) has no row in the policy.`]);
    const flagged = GET.replace("params", 'adminFlag: "all", params');
    expect(problems(flagged + DELETE)).toEqual([`GET /api/soups/[id] ?all (${file}) has no row in the policy.`]);
    const page = readPage("app/(public)/soups/page.tsx", "export default function Soups() {}");
    expect(matchPolicy([page], {}).problems).toEqual([
      "GET /soups (app/(public)/soups/page.tsx) has no row in the policy.",
    ]);
  });

  test("a row whose path, or whose method, no longer exists", () => {
    expect(problems(GET)).toEqual(['The policy\'s "DELETE /api/soups/**" is about nothing that is there.']);
    expect(problems(GET + DELETE, { "signed-in": ["GET,POST /api/soups/[id]"] })).toEqual([
      '"GET,POST /api/soups/[id]": no POST there.',
    ]);
  });

  test("code whose access differs from the policy, in either direction", () => {
    const file = "app/api/soups/[id]/route.ts";
    expect(problems(GET + DELETE.replace("admin", "user"))).toEqual([
      `DELETE /api/soups/[id]: the policy says administrators, ${file} lets in user.`,
    ]);
    expect(problems(GET.replace("user", "public") + DELETE)).toHaveLength(1);
    const bare = "export async function GET() {}\n";
    expect(problems(bare + DELETE)).toEqual([`GET /api/soups/[id]: the policy says signed-in, ${file} lets in null.`]);
  });

  test("a duplicate row, and a wildcard row that is not for administrators", () => {
    expect(problems(GET + DELETE, { everyone: ["GET /api/soups/[id]"] })).toEqual([
      "GET /api/soups/[id] has 2 rows in the policy.",
      'The policy\'s "GET /api/soups/[id]" is about nothing that is there.',
      'The policy\'s "GET /api/soups/[id]" is about nothing that is there.',
    ]);
    expect(problems(GET + DELETE, { "signed-in": ["GET /api/soups/**"] })).toEqual([
      '"GET /api/soups/**" must name each address.',
    ]);
  });

  test("an unparsable route fails the test rather than being skipped", () => {
    expect(() => read("export const GET = route(options, async () => {});\n")).toThrow("whom it lets in");
    expect(() => read("export * from './elsewhere';\n")).toThrow("exports no method");
    expect(readRoute("app/api/x/route.ts", "export { handle as DELETE, handle as GET };\n")).toHaveLength(2);
  });

  test("pages are read by the functions that they call", () => {
    const declared = (code: string) => readPage("app/x/page.tsx", code).declared;
    expect(declared("<SignedInPage isForAdmins>")).toBe("admin");
    expect(declared("<SignedInPage>")).toBe("user");
    expect(declared("const user = await requirePageUser();")).toBe("user");
    expect(declared("await requireSignedOut();")).toBe("signed-out");
    expect(declared("<PageFrame>")).toBe("public");
  });
});
