import { existsSync } from "node:fs";
import { join } from "node:path";
import { hashSources, readRecord, SOURCES_FILE } from "../start/source-hash.ts";
import { describeVersion } from "./describe-version.ts";

/**
 * The version of a repository whose sources are those of its build, which may be older than their tag. Undefined where
 * only the build itself can tell its version.
 */
export function checkoutVersion(root: string): string | undefined {
  if (!existsSync(join(root, ".git"))) return undefined;
  return readRecord(join(root, SOURCES_FILE)) === hashSources(root) ? describeVersion(root) : undefined;
}
