import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUILT_FROM, hashSources, STANDALONE_FROM } from "./source-hash";

let root: string;
const put = (file: string, content: string) => writeFileSync(join(root, file), content);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kumquat-sources-"));
  for (const folder of ["app", "lib/testing", "docs", "server", ".next"])
    mkdirSync(join(root, folder), { recursive: true });
  put("app/page.tsx", "one");
  put("next.config.ts", "one");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(["app/page.tsx", "next.config.ts", "package-lock.json", "lib/new.ts"])(
  "a change of %s changes the hash",
  (file) => {
    const before = hashSources(root);
    put(file, "two");
    expect(hashSources(root)).not.toBe(before);
  },
);

test.each([".env", ".next/built", "docs/page.ts", "app/page.test.tsx", "lib/testing/ctx.ts", "next-env.d.ts"])(
  "a change of %s does not change the hash",
  (file) => {
    const before = hashSources(root);
    put(file, "two");
    expect(hashSources(root)).toBe(before);
  },
);

test("a standalone folder is made of the server's programs too", () => {
  const hashes = () => [hashSources(root), hashSources(root, STANDALONE_FROM)];
  const [built, standalone] = hashes();
  put("server/main.ts", "two");
  const [builtNow, standaloneNow] = hashes();
  expect(builtNow).toBe(built);
  expect(standaloneNow).not.toBe(standalone);
});

test("every folder of the project is either hashed or known to be no part of the build", () => {
  const apart = [
    "bench",
    "docs",
    "e2e",
    "models",
    "node_modules",
    "playwright-report",
    "scripts",
    "server",
    "test-results",
  ];
  const folders = readdirSync(".").filter((name) => !name.startsWith(".") && statSync(name).isDirectory());
  expect(folders.filter((name) => ![...BUILT_FROM, ...apart].includes(name))).toEqual([]);
});
