import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const IMPORT = /^(?:import|export)(?! type\b)[^;]*? from "([^"]+)"/gms;

/** The imports by alias among the value imports of a file and of all files it loads. */
function aliasesReachedFrom(entry: string): string[] {
  const seen = new Set<string>();
  const pending = [entry];
  const aliases: string[] = [];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const target = normalize(join(dirname(file), path));
      if (path.startsWith("@/")) aliases.push(`${file} imports ${path}`);
      if (path.startsWith(".") && existsSync(target)) pending.push(target);
    }
  }
  return aliases;
}

test("what the server loads by itself imports nothing by the alias, which plain Node does not know", () => {
  expect(aliasesReachedFrom("server/main.ts")).toEqual([]);
});

test("an import by the alias is found", () => {
  expect(aliasesReachedFrom("lib/newsletter/hash-token.ts")).toEqual([
    "lib/newsletter/hash-token.ts imports @/lib/core/sha256",
  ]);
});
