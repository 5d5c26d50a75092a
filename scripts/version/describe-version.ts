import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GIT_TIMEOUT_MS = 2_000;

/**
 * The version of the sources in a folder: that of the tag that they are at ("1.2.0" for v1.2.0), else package.json's with
 * the commit ("0.1.0+1a2b3c4"), and without git package.json's alone.
 */
export function describeVersion(root: string): string {
  const tag = git(root, "describe", "--tags", "--exact-match", "--match", "v[0-9]*", "HEAD");
  if (tag !== null) return tag.slice(1);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const commit = git(root, "rev-parse", "--short", "HEAD");
  return commit === null ? version : `${version}+${commit}`;
}

/** Null without git, and without a repository right here: one further up is somebody else's. */
function git(root: string, ...args: string[]): string | null {
  if (!existsSync(join(root, ".git"))) return null;
  try {
    return (
      execFileSync("git", args, {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        timeout: GIT_TIMEOUT_MS,
      }).trim() || null
    );
  } catch {
    return null;
  }
}
