import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kumquat-bootstrap-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a Node that was never installed is a sentence that names the remedy", () => {
  cpSync("scripts/bootstrap", join(folder, "scripts/bootstrap"), { recursive: true });
  cpSync("scripts/start.mjs", join(folder, "scripts/start.mjs"));
  mkdirSync(join(folder, "node_modules/node"), { recursive: true });
  // Another than the one that runs this test.
  writeFileSync(join(folder, "node_modules/node/package.json"), '{ "version": "24.0.0" }');
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(join(folder, file), '{ "packages": {} }');
  const started = spawnSync(process.execPath, ["scripts/start.mjs"], { cwd: folder, encoding: "utf8" });
  expect(started).toMatchObject({
    status: 1,
    stderr:
      "node_modules has no Node of its own: its install script did not run. Install with: npm ci --ignore-scripts=false\n",
  });
});
