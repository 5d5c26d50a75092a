import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kumquat-bootstrap-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Waits, then says what it was asked for and fails. */
const FAILING_NPM = `setTimeout(() => {
  console.error("npm was asked to", process.argv[2]);
  process.exitCode = 1;
}, 11_000);`;

/** A folder of its own with the start script, as in a fresh clone. */
function clone(name: string): string {
  const root = join(folder, name);
  cpSync("scripts/bootstrap", join(root, "scripts/bootstrap"), { recursive: true });
  cpSync("scripts/start.mjs", join(root, "scripts/start.mjs"));
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  writeFileSync(join(root, "package-lock.json"), '{ "packages": {} }');
  return root;
}

test("an installation says that it goes on, and a failed one is a sentence", () => {
  const cwd = clone("failing");
  const npm = join(cwd, "npm-cli.cjs");
  writeFileSync(npm, FAILING_NPM);
  const env = { ...process.env, npm_execpath: npm };
  const started = spawnSync(process.execPath, ["scripts/start.mjs"], { cwd, env, encoding: "utf8" });
  expect(started).toMatchObject({
    status: 1,
    stdout: "Installing what is missing (a minute or so) ...\nStill installing (10 s) ...\n",
    stderr: "npm was asked to ci\nnpm ci failed: its own words stand above. Nothing was started.\n",
  });
});

test("a missing npm is a sentence", () => {
  const cwd = clone("without-npm");
  const env = { ...process.env, PATH: cwd, npm_execpath: undefined };
  const started = spawnSync(process.execPath, ["scripts/start.mjs"], { cwd, env, encoding: "utf8" });
  expect(started).toMatchObject({
    status: 1,
    stderr: "npm could not be started (spawn npm ENOENT). Nothing was started.\n",
  });
});

test("a Node that was never installed is a sentence that names the remedy", () => {
  const cwd = clone("without-node");
  mkdirSync(join(cwd, "node_modules/node"), { recursive: true });
  // Another than the one that runs this test.
  writeFileSync(join(cwd, "node_modules/node/package.json"), '{ "version": "24.0.0" }');
  writeFileSync(join(cwd, "node_modules/.package-lock.json"), '{ "packages": {} }');
  const started = spawnSync(process.execPath, ["scripts/start.mjs"], { cwd, encoding: "utf8" });
  expect(started).toMatchObject({
    status: 1,
    stderr:
      "node_modules has no Node of its own: its install script did not run. Install with: npm ci --ignore-scripts=false\n",
  });
});
