import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** What pages, routes and styles are built from, besides the files at the top. */
export const BUILT_FROM = ["app", "components", "data", "db", "emails", "inngest", "lib", "public"];
const CONFIG_FILE = /^(?!next-env)[^.].*\.(ts|mjs|json)$/;
const NOT_BUILT = /\.test\.tsx?$|(^|\/)testing\/|\.md$/;

/** What a standalone folder is made from: our programs, and what they read, too. */
export const STANDALONE_FROM = [...BUILT_FROM, "models", "scripts", "server"];

/** Where a build says which sources it was made from. */
export const SOURCES_FILE = ".next/kumquat-sources";

export function readRecord(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** One hash over everything that the build uses, including the Node version: equal hashes, equal builds. */
export function hashSources(root: string, builtFrom: readonly string[] = BUILT_FROM): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of sourceFiles(root, builtFrom)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function sourceFiles(root: string, builtFrom: readonly string[]): string[] {
  const top = readdirSync(root, { withFileTypes: true });
  const settings = top.filter((entry) => entry.isFile() && CONFIG_FILE.test(entry.name)).map(({ name }) => name);
  const folders = top.filter((entry) => entry.isDirectory() && builtFrom.includes(entry.name));
  const files = folders.flatMap(({ name }) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return [...settings, ...files.filter((file) => !NOT_BUILT.test(file))].sort();
}
