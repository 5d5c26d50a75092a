import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { findUpwardImports, moduleOf, readImports } from "./import-graph";

/** Each module imports those before it alone, types included: ARCHITECTURE.md says what each is for. */
const ORDER = [
  ...["data", "lib/core", "lib/contracts", "db", "lib/ports"],
  ...["lib/audit", "lib/rate-limit", "lib/auth", "lib/jobs"],
  ...["lib/mail/links", "emails", "lib/mail", "lib/mail/render", "lib/mail/outbox"],
  ...["lib/restaurants", "lib/catalogue", "lib/guides", "lib/adapters"],
  ...["lib/newsletter", "lib/editions", "lib/themes", "lib/reports"],
  ...["lib/boot", "lib/http", "lib/web", "lib/client", "components", "inngest", "app"],
];
const TEST_CODE = /\.test\.tsx?$|\/testing\//;
const files = globSync(`{${["app", "components", "data", "db", "emails", "inngest", "lib"]}}/**/*.{ts,tsx,json}`);
const edges = readImports(files.filter((file) => !TEST_CODE.test(file)));

test("every module imports in one direction, types included", () => {
  expect(edges.length).toBeGreaterThan(2_000);
  expect(new Set(edges.flatMap(({ from, to }) => [moduleOf(from), moduleOf(to)])).size).toBe(ORDER.length);
  expect(findUpwardImports(edges, ORDER)).toEqual([]);
});

test("an import against the direction is found", () => {
  const upward = { from: "lib/core/week.ts", to: "lib/guides/create.ts" };
  expect(findUpwardImports([...edges, upward], ORDER)).toEqual(["lib/core/week.ts imports lib/guides/create.ts"]);
});

test("a module that nobody has placed is found", () => {
  const stray = { from: "lib/helpers/soup.ts", to: "lib/core/week.ts" };
  expect(findUpwardImports([stray], ORDER)).toEqual(["lib/helpers has no place in the order"]);
});
