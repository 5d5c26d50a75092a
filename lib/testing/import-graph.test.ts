import { globSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { findProviderImports, findUpwardImports, moduleOf, readImports } from "./import-graph";

/** Each module imports only those before it, types included: ARCHITECTURE.md says what each is for. */
const ORDER = [
  ...["data", "lib/core", "lib/telemetry", "lib/contracts", "db", "lib/ports"],
  ...["lib/audit", "lib/rate-limit", "lib/auth", "lib/http", "lib/jobs"],
  ...["lib/mail/links", "emails", "lib/mail", "lib/mail/render", "lib/mail/outbox"],
  ...["lib/restaurants", "lib/catalogue", "lib/guides", "lib/magazine", "lib/taste", "lib/adapters"],
  ...["lib/newsletter", "lib/lists", "lib/account", "lib/editions", "lib/themes", "lib/reports"],
  ...["lib/boot", "lib/web", "lib/client", "components", "inngest", "app"],
];
const TEST_CODE = /\.test\.tsx?$|\/testing\//;
const listFiles = (folders: readonly string[]) =>
  globSync(`{${folders}}/**/*.{ts,tsx,json}`).filter(
    // A folder may be called as the file that its route answers with.
    (file) => !TEST_CODE.test(file) && statSync(file).isFile(),
  );
const files = listFiles(["app", "components", "data", "db", "emails", "inngest", "lib"]);
const edges = readImports(files);

test("every module imports in one direction, types included", () => {
  expect(edges.length).toBeGreaterThan(2_000);
  expect(new Set(edges.flatMap(({ from, to }) => [moduleOf(from), moduleOf(to)])).size).toBe(ORDER.length);
  expect(findUpwardImports(edges, ORDER)).toEqual([]);
});

test("an import in the wrong direction is found", () => {
  const upward = { from: "lib/core/week.ts", to: "lib/guides/create.ts" };
  expect(findUpwardImports([...edges, upward], ORDER)).toEqual(["lib/core/week.ts imports lib/guides/create.ts"]);
});

test("a module without a place in the order is found", () => {
  const stray = { from: "lib/helpers/soup.ts", to: "lib/core/week.ts" };
  expect(findUpwardImports([stray], ORDER)).toEqual(["lib/helpers has no place in the order"]);
});

test("only the adapters name a concrete provider", () => {
  const all = readImports([...files, ...listFiles(["scripts", "server"]), "instrumentation.ts"]);
  expect(findProviderImports(all)).toEqual([]);
});

test("an import of a concrete provider is found", () => {
  const choice = { from: "lib/boot/provide-runtime.ts", to: "lib/adapters/choose.ts" };
  const own = { from: "lib/adapters/choose.ts", to: "lib/adapters/resend/resend-mail.ts" };
  const curator = { from: "lib/themes/skip.ts", to: "lib/adapters/house-curator/house-curator.ts" };
  const places = { from: "scripts/prepare/prepare-database.ts", to: "lib/catalogue/source/catalogue-places.ts" };
  expect(findProviderImports([choice, own, curator, places])).toEqual([
    "lib/themes/skip.ts imports lib/adapters/house-curator/house-curator.ts",
    "scripts/prepare/prepare-database.ts imports lib/catalogue/source/catalogue-places.ts",
  ]);
});
