import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
const rows = page.split("\n").flatMap((line) => {
  const [, requirement = "", state = "", shown = ""] = line.split("|").map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+/.test(requirement) ? [{ requirement, state, shown }] : [];
});

test("every test and file that the list of requirements names exists", () => {
  const named = rows.flatMap(({ shown }) =>
    [...shown.matchAll(/`([\w.*[\]-]+(?:\/[\w.*[\]-]+)+)`/g)].map(([, path]) => path ?? ""),
  );
  expect(named.length).toBeGreaterThan(100);
  // Square brackets are names of Next's folders.
  const isThere = (path: string) => globSync(path.replaceAll(/\[(\w+)\]/g, "*$1*")).length > 0;
  expect(named.filter((path) => !path.startsWith("/") && !isThere(path))).toEqual([]);
});

test("each requirement has one line, in one of three states, and a reason or a proof", () => {
  const ids = rows.flatMap(({ requirement }) => requirement.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { requirement, state, shown } of rows) {
    expect(["met", "n/a", "open"], requirement).toContain(state);
    expect(shown.length, requirement).toBeGreaterThan(3);
  }
});
