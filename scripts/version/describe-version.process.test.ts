import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { describeVersion } from "./describe-version";

const root = mkdtempSync(join(tmpdir(), "kumquat-version-"));
afterAll(() => rmSync(root, { recursive: true }));
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@guides.example", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
const commit = () => git("commit", "--allow-empty", "-m", "Change something");

test("a version is the tag's, else package.json's with the commit, else package.json's", () => {
  writeFileSync(join(root, "package.json"), '{ "version": "1.1.0" }');
  expect(describeVersion(root)).toBe("1.1.0");
  git("init");
  expect(describeVersion(root)).toBe("1.1.0");
  commit();
  expect(describeVersion(root)).toBe(`1.1.0+${git("rev-parse", "--short", "HEAD")}`);
  git("tag", "nightly");
  expect(describeVersion(root)).toMatch(/^1\.1\.0\+/);
  git("tag", "v1.2.0-rc.1");
  expect(describeVersion(root)).toBe("1.2.0-rc.1");
  commit();
  expect(describeVersion(root)).toBe(`1.1.0+${git("rev-parse", "--short", "HEAD")}`);
});
