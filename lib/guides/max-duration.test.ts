import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LINE = /^export const maxDuration = (\d+);$/m;
const [, limit = ""] = /CREATION_TIMEOUT_MS = ([\d_]+);/.exec(readFileSync("lib/guides/create.ts", "utf8")) ?? [];

test("routes that make a guide ask their host for longer than that may take", () => {
  const routes = globSync("app/api/**/route.ts").filter((file) =>
    /\b(createGuide|correctGuide|sseResponse|handleInngest)\b/.test(readFileSync(file, "utf8")),
  );
  expect(routes).toContain("app/api/guides/route.ts");
  expect(routes).toContain("app/api/inngest/route.ts");
  for (const file of routes) {
    const [, seconds = "0"] = LINE.exec(readFileSync(file, "utf8")) ?? [];
    expect(Number(seconds) * 1_000, file).toBeGreaterThan(Number(limit.replaceAll("_", "")));
  }
});
