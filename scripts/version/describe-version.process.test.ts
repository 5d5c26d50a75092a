import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashSources, SOURCES_FILE } from "../start/source-hash";
import { checkoutVersion } from "./checkout-version";
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

test("a tag after the build is its version, unless the sources have changed since", () => {
  mkdirSync(join(root, ".next"));
  writeFileSync(join(root, SOURCES_FILE), hashSources(root));
  git("tag", "v9.9.9");
  expect(checkoutVersion(root)).toBe("9.9.9");
  writeFileSync(join(root, "next.config.ts"), "changed");
  expect(checkoutVersion(root)).toBeUndefined();
  rmSync(join(root, ".git"), { recursive: true });
  expect(checkoutVersion(root)).toBeUndefined();
});
